import { setTimeout as wait } from 'node:timers/promises'
import { ENQUIRY_PATH, enquirySearch } from '#contract/enquiry.ts'
import { pagePaths } from '../../scripts/build/page-paths.ts'
import { type Answer, type AskOptions, ask } from './ask.ts'

export type Check = { name: string; holds: boolean; seen: string }

const TRIES = 20
const one = '198.19.0.1'
const questions = [
  'How much is Pro?',
  'And with 900 minutes?',
  'Which languages do you speak?',
  'प्रो प्लान कितने का है?',
]
const enquiryPath = (name: string) =>
  `${ENQUIRY_PATH}?${enquirySearch({
    name,
    email: 'twice@example.com',
    phoneNumber: '9876543210',
    query: 'The same words at both.',
  })}`

/** What a visitor sees must not depend on the instance that happens to answer. */
export async function checkSameAnswers(
  ports: readonly number[],
  balancerPort: number,
): Promise<Check[]> {
  const atBoth = (path: string) => Promise.all(ports.map((port) => ask(path, { port, from: one })))
  const fixed = [...pagePaths(), '/openapi.json', '/sitemap.xml', '/nowhere']
  const different: string[] = []
  for (const path of fixed) if (!agree(await atBoth(path))) different.push(path)

  const receipts = await atBoth(enquiryPath('Asked at both'))
  const chat = await ask('/generate_chat_id', { port: balancerPort, from: one })
  const { chat_id } = JSON.parse(chat.body) as { chat_id: string }
  const replies: Answer[] = []
  for (const [index, text] of questions.entries()) {
    const search = new URLSearchParams({ chat_id, text })
    const port = ports[index % ports.length] ?? balancerPort
    replies.push(await ask(`/generate_chat_response?${search}`, { port, from: one }))
  }
  const stored = await atBoth(`/chats/${chat_id}`)
  return [
    {
      name: `${fixed.length} pages and files are the same at both`,
      holds: different.length === 0,
      seen: different.length === 0 ? 'same' : `different: ${different.join(', ')}`,
    },
    {
      name: 'the same enquiry at both has one receipt',
      holds: receipts[0]?.status === 200 && agree(receipts),
      seen: receipts.map(({ status }) => status).join(', '),
    },
    {
      name: 'one chat goes on at either, and both show the whole of it',
      holds: replies.every(({ status }) => status === 200) && agree(stored),
      seen: `${replies.filter(({ status }) => status === 200).length} of ${replies.length} replies`,
    },
  ]
}

/** One address sends more than its budget through the balancer: the two must count together. */
export async function checkSharedLimits(port: number, budget: number): Promise<Check> {
  const from = '198.19.0.2'
  const sent = Math.ceil(budget * 1.3)
  const statuses: number[] = []
  const send = async (first: number) => {
    for (let index = first; index < sent; index += 10)
      statuses.push(await sendUntilHeard(enquiryPath(`Over budget ${index}`), { port, from }))
  }
  await Promise.all(Array.from({ length: 10 }, (_, first) => send(first)))
  const taken = statuses.filter((status) => status === 200).length
  const refused = statuses.filter((status) => status === 429).length
  return {
    name: `of ${sent} enquiries from an address with a budget of ${budget}, as many are taken`,
    holds: taken === budget && refused === sent - budget,
    seen: `${taken} taken, ${refused} refused with 429`,
  }
}

/** A machine without time for it answers 503, or too late; the same enquiry again is still one. */
async function sendUntilHeard(path: string, options: AskOptions): Promise<number> {
  for (let tries = 1; ; tries++) {
    const { status } = await ask(path, options)
    if (status === 200 || status === 429 || tries === TRIES) return status
    await wait(1_000)
  }
}

const agree = (answers: readonly Answer[]): boolean =>
  new Set(answers.map(({ status, body, headers }) => `${status} ${headers.etag} ${body}`)).size ===
  1
