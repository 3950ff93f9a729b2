// Visitors who send enquiries, in a process of their own: what they measure is the service's time,
// not the time that one busy process needs to come back to its own sockets.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { enquirySearch } from '#contract/enquiry.ts'

export type LoadOptions = {
  port: number
  connections: number
  seconds: number
  /** Wait between two requests of a connection. */
  pauseMs: number
  /** Stands in the name of each enquiry. */
  kind: string
  from: 'one address' | 'an address each'
}

export type LoadResult = {
  seconds: number
  /** How often each status came; 0 stands for no answer. */
  statuses: Map<number, number>
  /** Milliseconds of each answer, sorted. */
  latencies: number[]
}

/** Keeps every connection busy for the given time. */
async function load(options: LoadOptions): Promise<LoadResult> {
  const statuses = new Map<number, number>()
  const latencies: number[] = []
  const started = performance.now()
  let count = 0
  const visitor = async () => {
    const ask = openConnection(options.port)
    while (performance.now() - started < options.seconds * 1000) {
      const request = enquiryRequest(options, count++)
      const begun = performance.now()
      const status = await ask(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      latencies.push(performance.now() - begun)
      if (options.pauseMs > 0) await wait(options.pauseMs)
    }
    ask.close()
  }
  await Promise.all(Array.from({ length: options.connections }, visitor))
  latencies.sort((a, b) => a - b)
  return { seconds: (performance.now() - started) / 1000, statuses, latencies }
}

/** One kept-alive connection, one request at a time. Node's own client would need more of the
 * processor than the service that it measures. */
function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1')
  let received = ''
  let answer: (status: number) => void = () => {}
  socket.on('data', (chunk) => {
    received += chunk
    const end = endOfAnswer(received)
    if (end < 0 || received.length < end) return
    const status = Number(received.slice(9, 12))
    received = received.slice(end)
    answer(status)
  })
  socket.on('error', () => {})
  socket.on('close', () => answer(0))
  const ask = (request: string): Promise<number> =>
    new Promise((resolve) => {
      answer = resolve
      if (socket.destroyed) resolve(0)
      else socket.write(request)
    })
  return Object.assign(ask, { close: () => socket.destroy() })
}

function endOfAnswer(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  if (length === undefined) throw new Error(`an answer without a length:\n${text.slice(0, head)}`)
  return head + 4 + Number(length)
}

function enquiryRequest({ kind, from }: LoadOptions, count: number): string {
  const search = enquirySearch({
    name: `${kind} ${count}`,
    companyName: 'Sunrise Clinics',
    email: `${kind}${count}@example.com`,
    phoneNumber: `9${String(count).padStart(9, '0')}`,
    query: 'Can your agent answer our appointment calls in Marathi?',
  })
  const address =
    from === 'one address' ? '203.0.113.1' : `198.51.${(count >> 8) & 255}.${count & 255}`
  return [
    `GET /make_contact_us_request?${search} HTTP/1.1`,
    'Host: site.example',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    `X-Forwarded-For: ${address}`,
    '\r\n',
  ].join('\r\n')
}

process.once('message', async (options: LoadOptions) => {
  const result = await load(options)
  process.send?.(result, () => process.exit(0))
})
