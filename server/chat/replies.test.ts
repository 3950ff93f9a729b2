import { describe, expect, test } from 'vitest'
import type { Question } from '#assistant/port.ts'
import { messageIdHeader, questionKeyHeader } from '#contract/chat.ts'
import { eventually } from '#server/testing/eventually.ts'
import { addMadeUpLanguage } from '#server/testing/made-up-language.ts'
import { saying } from '#server/testing/saying.ts'
import { fromOurPage } from '#server/testing/start-test-app.ts'
import { engines, siteOn, visitorOf } from './testing/chat-visitor.ts'

const spoken = (turns: readonly { role: string; text: string }[]) =>
  turns.map(({ role, text }) => `${role}: ${text}`)

/** Says one word at a time, as often as it is told to go on. */
function steppingAssistant() {
  const newStep = () => {
    const step = Promise.withResolvers<string | null>()
    step.promise.catch(() => {})
    return step
  }
  let step = newStep()
  const questions: Question[] = []
  const assistant = saying(async function* (question) {
    questions.push(question)
    const left = new Promise<null>((resolve) =>
      question.signal.addEventListener('abort', () => resolve(null)),
    )
    for (;;) {
      const word = await Promise.race([left, step.promise])
      if (question.signal.aborted) return
      step = newStep()
      if (word === null) return
      yield word
    }
  })
  return {
    assistant,
    questions,
    say: (word: string) => step.resolve(word),
    finish: () => step.resolve(null),
    fail: () => step.reject(new Error('the model is gone')),
  }
}

async function readUntil(response: Response, wanted: string) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes(wanted)) {
    const part = await reader?.read()
    if (!part || part.done) throw new Error(`the reply ended with: ${text}`)
    text += part.value
  }
  return { text, reader }
}

describe.each(engines)('replies on %s', (engine) => {
  const startSite = siteOn(engine)

  test('a reply is markdown, is not cached, and is back with the conversation', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    expect(visitor.chatId.length).toBeGreaterThanOrEqual(22)
    const response = await visitor.ask('नमस्ते')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('You said: नमस्ते')
    const { messages } = await visitor.conversation()
    expect(spoken(messages)).toEqual(['user: नमस्ते', 'model: You said: नमस्ते'])
    expect(messages[1]?.id).toBe(response.headers.get(messageIdHeader))
  })

  test('the assistant hears in which language the page is', async () => {
    addMadeUpLanguage()
    const heard: (string | undefined)[] = []
    const site = await startSite({
      assistant: saying(async function* ({ pageLanguage }) {
        heard.push(pageLanguage)
        yield 'ok'
      }),
    })
    const { chatId } = await visitorOf(site)
    for (const language of ['zz-IN', 'xx', null]) {
      const search = new URLSearchParams({ chat_id: chatId, text: 'pricing?' })
      if (language) search.set('language', language)
      expect(await (await site.get(`/generate_chat_response?${search}`)).text()).toBe('ok')
    }
    expect(heard).toEqual(['zz', 'en', 'en'])
  })

  test('words leave as they are written', async () => {
    const { assistant, say, finish } = steppingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    say('One ')
    const { reader } = await readUntil(await visitor.ask('Count'), 'One ')
    say('two')
    expect((await reader?.read())?.value).toBe('two')
    finish()
    expect((await reader?.read())?.done).toBe(true)
  })

  test('the assistant hears what was said before', async () => {
    const { assistant, questions, say, finish } = steppingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    say('5999 rupees')
    const { reader } = await readUntil(await visitor.ask('What is Pro?'), 'rupees')
    finish()
    await reader?.read()
    const second = visitor.ask('And Base?')
    await eventually(() => questions[1])
    finish()
    expect((await second).status).toBe(503)
    expect(questions[1]).toMatchObject({ text: 'And Base?', state: { answers: 1 } })
  })

  test('one reply at a time; the next may follow at once', async () => {
    const { assistant, say, finish } = steppingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    say('Wait ')
    const { reader } = await readUntil(await visitor.ask('One'), 'Wait ')
    const second = await visitor.ask('Two')
    expect(second.status).toBe(409)
    expect(second.headers.get('retry-after')).toBe('2')
    finish()
    await reader?.read()
    const turns = ['Three', 'Four', 'Five']
    for (const text of turns) {
      const going = visitor.ask(text)
      say(`${text}!`)
      const { reader: words } = await readUntil(await going, `${text}!`)
      finish()
      expect((await words?.read())?.done).toBe(true)
    }
    expect((await visitor.conversation()).messages).toHaveLength(8)
  })

  test('when the visitor leaves, writing ends and what was said is kept', async () => {
    const { assistant, questions, say, finish } = steppingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    const leaving = new AbortController()
    say('Half an ')
    await readUntil(await visitor.ask('Tell me', { signal: leaving.signal }), 'an ')
    leaving.abort()
    await eventually(() => questions[0]?.signal.aborted)
    const { messages } = await eventually(async () => {
      const found = await visitor.conversation()
      return found.messages.length === 2 && found
    })
    expect(messages[1]).toMatchObject({ text: 'Half an ', ending: 'stopped' })
    const next = visitor.ask('Again')
    await eventually(() => questions[1])
    say('Here')
    const { reader } = await readUntil(await next, 'Here')
    finish()
    expect((await reader?.read())?.done).toBe(true)
  })

  test('an assistant that fails before its first word answers 503 and leaves no trace', async () => {
    const { assistant, fail } = steppingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    const failed = visitor.ask('Hello?')
    fail()
    expect((await failed).status).toBe(503)
    expect((await visitor.conversation()).messages).toEqual([])
    expect(site.logText()).not.toContain('Hello?')
  })

  test('a reply that breaks off is kept as broken, and the same question replaces it', async () => {
    const words = steppingAssistant()
    let assistant = words.assistant
    const site = await startSite({
      assistant: { answer: (question) => assistant.answer(question) },
    })
    const visitor = await visitorOf(site)
    words.say('Half')
    const { reader } = await readUntil(await visitor.ask('Price?'), 'Half')
    words.fail()
    await expect((async () => reader?.read())()).rejects.toThrow()
    expect((await visitor.conversation()).messages.at(-1)).toMatchObject({ ending: 'broken' })
    assistant = saying(async function* () {
      yield 'Whole'
    })
    expect(await (await visitor.ask('Price?')).text()).toBe('Whole')
    expect(spoken((await visitor.conversation()).messages)).toEqual([
      'user: Price?',
      'model: Whole',
    ])
  })

  test('a question sent again by its key is stored once and gets the answer it had', async () => {
    let replies = 0
    const assistant = saying(async function* () {
      yield `Answer ${++replies}`
    })
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    const askAs = (key: string, text = 'Price?') =>
      visitor.ask(text, { headers: { ...fromOurPage, [questionKeyHeader]: key } })
    const first = await askAs('1763233717-0.25')
    expect(await first.text()).toBe('Answer 1')
    const second = await askAs('1763233717-0.25')
    expect(await second.text()).toBe('Answer 1')
    expect(second.headers.get(messageIdHeader)).toBe(first.headers.get(messageIdHeader))
    expect(await (await askAs('1763233720-0.75')).text()).toBe('Answer 2')
    expect(await (await askAs('1763233717-0.25')).text()).toBe('Answer 1')
    expect(spoken((await visitor.conversation()).messages)).toEqual([
      'user: Price?',
      'model: Answer 1',
      'user: Price?',
      'model: Answer 2',
    ])
    const stranger = await visitorOf(site)
    const theirs = { ...fromOurPage, [questionKeyHeader]: '1763233717-0.25' }
    expect(await (await stranger.ask('Price?', { headers: theirs })).text()).toBe('Answer 3')
  })

  test('a question sent again by its key after half an answer is answered anew', async () => {
    const { assistant, questions, say, finish } = steppingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    const headers = { ...fromOurPage, [questionKeyHeader]: '1763233717-0.25' }
    const leaving = new AbortController()
    say('Half an ')
    await readUntil(await visitor.ask('Tell me', { headers, signal: leaving.signal }), 'an ')
    leaving.abort()
    await eventually(async () => (await visitor.conversation()).messages.length === 2)
    const next = visitor.ask('Tell me', { headers })
    await eventually(() => questions[1])
    say('Whole')
    const { reader } = await readUntil(await next, 'Whole')
    finish()
    expect((await reader?.read())?.done).toBe(true)
    expect(questions[1]?.state).toBeNull()
    expect(spoken((await visitor.conversation()).messages)).toEqual([
      'user: Tell me',
      'model: Whole',
    ])
  })

  test('a hundred conversations at once keep to themselves', async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '1000' } })
    const visitors = await Promise.all(Array.from({ length: 100 }, () => visitorOf(site)))
    const answers = await Promise.all(
      visitors.map(async (visitor, number) => (await visitor.ask(`I am ${number}`)).text()),
    )
    expect(answers).toEqual(visitors.map((_, number) => `You said: I am ${number}`))
  })
})
