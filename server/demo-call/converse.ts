import type { Assistant } from '#assistant/port.ts'
import { brand } from '#content/facts/brand.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { DemoCall, DemoCallStores, SpokenTurn } from './ports.ts'
import { spokenText, type VoiceLanguage, voiceLanguage, wishOf } from './spoken-text.ts'

type SpokenLine = { language: VoiceLanguage; text: string }
/** What to say, and in which language to listen afterwards; null ends the call. */
export type Speech = { lines: readonly SpokenLine[]; listenIn: VoiceLanguage | null }

export type ConverseDeps = {
  storage: UnitOfWork<DemoCallStores>
  assistant: Assistant
  now: () => number
  /** The provider hangs up on a slow answer, so the assistant is cut off before. */
  answerWithinMs: number
}

const CALL_MS = 3 * 60_000
/** Room for a goodbye before the provider ends the call. */
const LAST_WORDS_MS = 20_000

const english = (text: string): SpokenLine => ({ language: 'en-IN', text })
const hindi = (text: string): SpokenLine => ({ language: 'hi-IN', text })

const greeting = [
  hindi(
    `नमस्ते! मैं ${brand.name} की एआई असिस्टेंट हूँ, कोई इंसान नहीं। हिंदी में बात करने के लिए हिंदी कहिए। यह बातचीत हमारी टीम पढ़ सके और जिस पेज से कॉल माँगी गई उस पर दिखे, तो रख लीजिए कहिए। आगे कॉल न चाहिए तो स्टॉप कहिए।`,
  ),
  english(
    `Hello! This is the AI assistant of ${brand.name}, not a person. Ask me anything about our voice agents. Say keep it if our team may read this talk afterwards, and the page that asked for it may show it. Say stop if you do not want to be called again.`,
  ),
]
const goodbye = [english('Thank you for your time. Goodbye!'), hindi('धन्यवाद, नमस्ते!')]
const timeIsUp = [english('Our three minutes are over.'), ...goodbye]
const stopped = [
  english('Understood. We will not call this number again. Goodbye.'),
  hindi('ठीक है, हम इस नंबर पर दोबारा कॉल नहीं करेंगे। नमस्ते।'),
]
const stillThere = [
  english('Are you still there? Please ask your question.'),
  hindi('क्या आप लाइन पर हैं?'),
]
const inHindi = [hindi('जी, अब हिंदी में पूछिए।')]
const kept = {
  'en-IN': english(
    'Thank you: our team may read it, and the page shows it. What would you like to know?',
  ),
  'hi-IN': hindi('धन्यवाद, हमारी टीम इसे पढ़ सकेगी और पेज इसे दिखाएगा। आप क्या जानना चाहेंगे?'),
} as const
const noAnswer = english(
  'I am sorry, I could not find an answer to that. Please ask in other words.',
)

export async function greet(deps: ConverseDeps, call: DemoCall): Promise<Speech> {
  await remember(deps, call, [{ role: 'model', text: greeting.map((line) => line.text).join(' ') }])
  return { lines: greeting, listenIn: 'en-IN' }
}

/** Answers what the caller said. `silences` counts the times nothing was heard. */
export async function takeTurn(
  deps: ConverseDeps,
  call: DemoCall,
  heard: string,
  silences: number,
): Promise<Speech> {
  const turns = await deps.storage.read.demoCalls.turns(call.id)
  const startedAt = turns[0]?.saidAt ?? call.dialledAt ?? call.requestedAt
  switch (wishOf(heard)) {
    case 'stop':
      await deps.storage.write(({ demoCalls }) =>
        demoCalls.suppress(call.phone, 'said stop on a call', deps.now()),
      )
      return { lines: stopped, listenIn: null }
    case 'goodbye':
      return { lines: goodbye, listenIn: null }
    case 'nothing':
      return silences > 1
        ? { lines: goodbye, listenIn: null }
        : { lines: stillThere, listenIn: languageOf(turns) }
    case 'hindi':
      await remember(deps, call, [
        { role: 'model', text: inHindi.map((line) => line.text).join(' ') },
      ])
      return { lines: inHindi, listenIn: 'hi-IN' }
    case 'keep': {
      const line = kept[voiceLanguage(heard)]
      await remember(deps, call, [
        { role: 'user', text: heard },
        { role: 'model', text: line.text },
      ])
      return { lines: [line], listenIn: line.language }
    }
    case 'question': {
      if (deps.now() - startedAt > CALL_MS - LAST_WORDS_MS)
        return { lines: timeIsUp, listenIn: null }
      const answer = await ask(deps, call, heard, languageOf(turns))
      await deps.storage.write(async ({ demoCalls }) => {
        const said = [
          { role: 'user', text: heard },
          { role: 'model', text: answer.line.text },
        ] as const
        await demoCalls.addTurns(call.id, said, deps.now())
        if (answer.state !== null) await demoCalls.keepAssistantState(call.id, answer.state)
      })
      return { lines: [answer.line], listenIn: answer.line.language }
    }
  }
}

type Spoken = { line: SpokenLine; state: unknown }

async function ask(
  deps: ConverseDeps,
  call: DemoCall,
  text: string,
  listenedIn: VoiceLanguage,
): Promise<Spoken> {
  const signal = AbortSignal.timeout(deps.answerWithinMs)
  const before = await deps.storage.read.demoCalls.assistantState(call.id)
  let reply = ''
  let state: unknown = null
  try {
    const pageLanguage = listenedIn.slice(0, 2)
    const question = { text, attachments: [], state: before, pageLanguage, signal }
    const answer = await deps.assistant.answer(question)
    for await (const piece of answer.words) {
      reply += piece
      if (signal.aborted) break
    }
    state = answer.state
  } catch {
    // What was said before the failure still stands; without any, the line below is said.
  }
  const spoken = spokenText(reply)
  const line = spoken === '' ? noAnswer : { language: voiceLanguage(spoken), text: spoken }
  return { line, state }
}

const languageOf = (turns: readonly SpokenTurn[]): VoiceLanguage =>
  turns.length > 1 ? voiceLanguage(turns.at(-1)?.text ?? '') : 'en-IN'

function remember(deps: ConverseDeps, call: DemoCall, turns: readonly SpokenTurn[]): Promise<void> {
  return deps.storage.write(({ demoCalls }) => demoCalls.addTurns(call.id, turns, deps.now()))
}
