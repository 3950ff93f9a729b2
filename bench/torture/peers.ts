import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** How often each Message-ID arrived. */
  arrived: ReadonlyMap<string, number>
  /** Mails that it has in full and has not yet answered. */
  inHand: ReadonlySet<string>
  refuse(on: boolean): void
  thinkLong(on: boolean): void
  close(): Promise<void>
}

const THINKS_MS = 4_000

export async function startMailServer(): Promise<MailServer> {
  const arrived = new Map<string, number>()
  const inHand = new Set<string>()
  let refusing = false
  let thinking = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      done(refusing ? Object.assign(new Error('Not now'), { responseCode: 421 }) : undefined)
    },
    onData(stream, _session, done) {
      let mail = ''
      stream.on('data', (chunk: Buffer) => {
        mail += chunk
      })
      stream.once('end', () => {
        const id = /^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? 'none'
        arrived.set(id, (arrived.get(id) ?? 0) + 1)
        if (!thinking) return done()
        inHand.add(id)
        setTimeout(() => {
          inHand.delete(id)
          done()
        }, THINKS_MS)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived,
    inHand,
    thinkLong(on) {
      thinking = on
    },
    refuse(on) {
      refusing = on
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type PhoneProvider = {
  url: string
  /** How often each number was dialled. */
  dialled: ReadonlyMap<string, number>
  close(): void
}

/** Answers as Twilio does when it takes a call. */
export async function startPhoneProvider(): Promise<PhoneProvider> {
  const dialled = new Map<string, number>()
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const chunk of incoming) body += chunk
    const number = new URLSearchParams(body).get('To') ?? 'none'
    dialled.set(number, (dialled.get(number) ?? 0) + 1)
    response.writeHead(201, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ sid: `CA${number}`, status: 'queued' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dialled,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
