import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type ReceivedMail = {
  from: string
  recipients: string[]
  mail: Email
  raw: string
}

/** 'accept' takes mail, 'slow' too; the others fail as mail servers do. */
export type SmtpMood = 'accept' | 'slow' | 'refuse-later' | 'refuse-mailbox' | 'drop' | 'hang'

/** How long a slow server thinks about a mail that it has in full. */
const SLOW_MS = 2500

/** A real SMTP server that keeps what it receives. */
export async function startSmtpPeer() {
  const mails: ReceivedMail[] = []
  let mood: SmtpMood = 'accept'
  let connections = 0
  const refusal = (code: number, message: string) =>
    Object.assign(new Error(message), { responseCode: code })

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      connections++
      if (mood === 'hang') return
      done()
    },
    onRcptTo(_address, _session, done) {
      if (mood === 'refuse-later') return done(refusal(451, 'Try again later'))
      if (mood === 'refuse-mailbox') return done(refusal(550, 'No such mailbox'))
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        if (mood === 'drop') for (const connection of server.connections) connection.close()
        chunks.push(chunk)
      })
      stream.on('end', async () => {
        if (mood === 'drop') return
        const raw = Buffer.concat(chunks).toString()
        mails.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          recipients: session.envelope.rcptTo.map((recipient) => recipient.address),
          mail: await PostalMime.parse(raw),
          raw,
        })
        setTimeout(done, mood === 'slow' ? SLOW_MS : 0)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    setMood(next: SmtpMood) {
      mood = next
    },
  }
}
