import type { Assistant } from '#assistant/port.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import { fill } from '#content/format/fill.ts'
import type { SiteLanguageTag } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'
import { siteLanguageOf } from '#contract/language.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { wordsIn } from '../site-words.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { heardWordsOfAll, wishOf } from './call-wishes.ts'
import type { DemoCall, DemoCallStores, SpokenTurn } from './ports.ts'
import { spokenText } from './spoken-text.ts'

type SpokenLine = { language: SiteLanguageTag; text: string }
/** What to say, and in which language to listen afterwards; null ends the call. */
export type Speech = { lines: readonly SpokenLine[]; listenIn: SiteLanguageTag | null }

export type ConverseDeps = {
  storage: UnitOfWork<DemoCallStores>
  assistant: Assistant
  now: () => number
  /** Whether the line has a voice for a language, and hears it. */
  speaks: (language: SiteLanguageTag) => boolean
  /** The provider hangs up on a slow answer, so the assistant is cut off before. */
  answerWithinMs: number
}

const CALL_MS = 3 * 60_000
/** Room for a goodbye before the provider ends the call. */
const LAST_WORDS_MS = 20_000

type VoiceWords = Words['voice']

const say = async (
  language: SiteLanguageTag,
  sentence: (words: VoiceWords) => string,
): Promise<SpokenLine> => ({ language, text: sentence((await wordsIn(language)).voice) })

/** Whoever is spoken to in English may still be more at home in Hindi. */
const sayToAll = (language: SiteLanguageTag, sentence: (words: VoiceWords) => string) =>
  Promise.all(
    (language === 'en' ? (['en', 'hi'] as const) : [language]).map((one) => say(one, sentence)),
  )

/** In the language of the page that the call was asked for on; where the line has no voice for it, it says so. */
export async function greet(deps: ConverseDeps, call: DemoCall): Promise<Speech> {
  const language = startOf(deps, call)
  const lines = await greetingIn(language, call.language)
  await remember(deps, call, [{ role: 'model', text: lines.map(({ text }) => text).join(' ') }])
  return { lines, listenIn: language }
}

async function greetingIn(language: SiteLanguageTag, wanted: SiteLanguageTag) {
  if (language !== 'en')
    return [
      await say(language, (words) => words.greeting),
      await say('en', (words) => words.invite),
    ]
  const sorry = (one: SiteLanguageTag) => (wanted === 'en' ? [] : [sayThereIsNoVoice(one, wanted)])
  return Promise.all([
    ...sorry('hi'),
    say('hi', (words) => `${words.greeting} ${words.invite}`),
    ...sorry('en'),
    say('en', (words) => words.greeting),
  ])
}

async function sayThereIsNoVoice(
  language: SiteLanguageTag,
  wanted: LanguageCode,
): Promise<SpokenLine> {
  const { voice, languageNames } = await wordsIn(language)
  return { language, text: fill(voice.noVoice, { language: languageNames[wanted] }) }
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
  const language = languageNow(deps, call, turns)
  const end = async (sentence: (words: VoiceWords) => string): Promise<Speech> => ({
    lines: await sayToAll(language, sentence),
    listenIn: null,
  })
  const wish = wishOf(heard, await heardWordsOfAll())
  switch (wish) {
    case 'stop':
      await deps.storage.write(({ demoCalls }) =>
        demoCalls.suppress(call.phone, 'said stop on a call', deps.now()),
      )
      return end((words) => words.stopped)
    case 'goodbye':
      return end((words) => words.goodbye)
    case 'nothing':
      if (silences > 1) return end((words) => words.goodbye)
      return { lines: await sayToAll(language, (words) => words.stillThere), listenIn: language }
    case 'keep': {
      const line = await say(languageHeard(deps, heard, language), (words) => words.kept)
      await remember(deps, call, [{ role: 'user', text: heard }, modelTurn(line)])
      return { lines: [line], listenIn: line.language }
    }
    case 'question': {
      if (deps.now() - startedAt > CALL_MS - LAST_WORDS_MS)
        return end((words) => `${words.timeIsUp} ${words.goodbye}`)
      const answer = await ask(deps, call, heard, language)
      await deps.storage.write(async ({ demoCalls }) => {
        const said = [{ role: 'user', text: heard } as const, modelTurn(answer.line)]
        await demoCalls.addTurns(call.id, said, deps.now())
        if (answer.state !== null) await demoCalls.keepAssistantState(call.id, answer.state)
      })
      return { lines: [answer.line], listenIn: answer.line.language }
    }
    default: {
      const line =
        wish.language === 'en' || deps.speaks(wish.language)
          ? await say(wish.language, (words) => words.chosen)
          : await sayThereIsNoVoice(language, wish.language)
      await remember(deps, call, [modelTurn(line)])
      return { lines: [line], listenIn: line.language }
    }
  }
}

type Spoken = { line: SpokenLine; state: unknown }

async function ask(
  deps: ConverseDeps,
  call: DemoCall,
  text: string,
  pageLanguage: SiteLanguageTag,
): Promise<Spoken> {
  const signal = AbortSignal.timeout(deps.answerWithinMs)
  const before = await deps.storage.read.demoCalls.assistantState(call.id)
  let reply = ''
  let state: unknown = null
  try {
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
  const language = languageSpokenIn(reply, pageLanguage)
  const spoken = deps.speaks(language) ? spokenText(reply, (await wordsIn(language)).voice) : ''
  const line =
    spoken === '' ? await say(pageLanguage, (words) => words.noAnswer) : { language, text: spoken }
  return { line, state }
}

const startOf = ({ speaks }: ConverseDeps, { language }: DemoCall): SiteLanguageTag =>
  speaks(language) ? language : 'en'

/** What was said last tells it; until then, what the call began in. */
function languageNow(
  deps: ConverseDeps,
  call: DemoCall,
  turns: readonly SpokenTurn[],
): SiteLanguageTag {
  const start = startOf(deps, call)
  return turns.length > 1 ? languageSpokenIn(turns.at(-1)?.text ?? '', start) : start
}

/** Devanagari is Hindi’s, unless the call is in Marathi. */
function languageSpokenIn(text: string, around: SiteLanguageTag): SiteLanguageTag {
  const language = siteLanguageOf(languageOf(text))
  return language === 'hi' && around === 'mr' ? 'mr' : language
}

/** The language of what was heard, if the line speaks it; what is in Latin letters changes none. */
function languageHeard({ speaks }: ConverseDeps, heard: string, now: SiteLanguageTag) {
  const language = languageSpokenIn(heard, now)
  return language !== 'en' && speaks(language) ? language : now
}

const modelTurn = ({ text }: SpokenLine): SpokenTurn => ({ role: 'model', text })

function remember(deps: ConverseDeps, call: DemoCall, turns: readonly SpokenTurn[]): Promise<void> {
  return deps.storage.write(({ demoCalls }) => demoCalls.addTurns(call.id, turns, deps.now()))
}
