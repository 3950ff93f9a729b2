import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

/** Status 0: no answer came, or it broke off; `why` tells what the connection said. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; why?: string }

const noAnswer = (why: string): Answer => ({ status: 0, headers: {}, body: '', why })
const PATIENCE_MS = 15_000

export const browser = {
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
}

export type AskOptions = {
  port: number
  agent?: Agent
  from: string
  file?: Buffer
  patienceMs?: number
}

/**
 * Asks, or sends a file, as a browser on our own pages does, from the given address. Never fails. Like a browser it
 * asks once more when a kept connection turns out to have been closed meanwhile.
 */
export async function ask(path: string, options: AskOptions): Promise<Answer> {
  const answer = await askOnce(path, options)
  const isStale = answer.why === STALE && !options.file
  return isStale ? askOnce(path, options) : answer
}

const STALE = 'ECONNRESET on a kept connection'

function askOnce(path: string, options: AskOptions): Promise<Answer> {
  const { port, agent, from, file, patienceMs = PATIENCE_MS } = options
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: file ? 'POST' : 'GET',
        ...(agent ? { agent } : {}),
        headers: {
          ...browser,
          'X-Forwarded-For': from,
          ...(file ? { 'Content-Length': file.length } : {}),
        },
      },
      (response) => {
        const { statusCode: status = 0, headers } = response
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          body += chunk
        })
        response.once('close', () =>
          resolve(response.complete ? { status, headers, body } : noAnswer('broken off')),
        )
      },
    )
    outgoing.setTimeout(patienceMs, () => outgoing.destroy())
    outgoing.once('error', ({ code = 'no code' }: NodeJS.ErrnoException) =>
      resolve(noAnswer(outgoing.reusedSocket ? `${code} on a kept connection` : code)),
    )
    outgoing.end(file)
  })
}
