import { startSite } from './running-site.ts'
import { type BenchSection, megabytes, milliseconds, percentile } from './section.ts'

const conversations = 100
const questions = [
  'How much is Pro with 900 minutes?',
  'Which languages do you speak?',
  'प्रो प्लान कितने का है?',
  'Does it work with our CRM?',
  'ஒரே நேரத்தில் எத்தனை அழைப்புகள்?',
]
const browserHeaders = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
}

export async function measureChat(): Promise<BenchSection> {
  const site = await startSite()
  try {
    const ids = await Promise.all(Array.from({ length: conversations }, () => newChat(site.origin)))
    const firstBytes = (await Promise.all(ids.map((id) => converse(site.origin, id)))).flat()
    const memory = site.memory()
    return {
      title: 'Conversations at once',
      meaning: `${conversations} visitors talk to the embedded engine at the same time and ask ${questions.length} questions each, with up to a second of thought before each. The first word is what ends the feeling of waiting.`,
      head: ['Replies', 'First byte p50', 'First byte p99', 'Server memory'],
      rows: [
        [
          String(firstBytes.length),
          milliseconds(percentile(firstBytes, 0.5)),
          milliseconds(percentile(firstBytes, 0.99)),
          memory ? megabytes(memory) : 'unknown',
        ],
      ],
    }
  } finally {
    await site.stop()
  }
}

async function newChat(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/generate_chat_id`, { headers: browserHeaders })
  const { chat_id } = (await answer.json()) as { chat_id: string }
  return chat_id
}

async function converse(origin: string, id: string): Promise<number[]> {
  const times: number[] = []
  for (const text of questions) {
    await thinkAMoment()
    const search = new URLSearchParams({ chat_id: id, text })
    const asked = performance.now()
    const answer = await fetch(`${origin}/generate_chat_response?${search}`, {
      headers: browserHeaders,
    })
    if (!answer.ok || !answer.body) throw new Error(`A reply failed with ${answer.status}`)
    const reader = answer.body.getReader()
    await reader.read()
    times.push(performance.now() - asked)
    while (!(await reader.read()).done);
  }
  return times
}

const thinkAMoment = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 1000))
