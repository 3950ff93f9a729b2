import { createTransport } from 'nodemailer'
import { brand } from '#content/facts/brand.ts'
import type { Delivery, Mailer } from '#server/outbox/ports.ts'

export type SmtpOptions = { url: string; from: string }

const CONNECT_MS = 20_000
// A server may think long about a whole mail: who gives up before it answers sends the mail twice.
const SILENCE_MS = 40_000

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // smtp:// begins in the clear: beyond this machine it must turn to TLS before anything is said.
    requireTLS: !isOnThisMachine(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, signal) {
      const sending = transport.sendMail({
        messageId: mail.messageId,
        // Objects, never strings: a string would be parsed, and could name several mailboxes.
        from: { name: brand.name, address: from },
        to: { name: '', address: mail.to },
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.inReplyTo ? { inReplyTo: mail.inReplyTo, references: [mail.inReplyTo] } : {}),
        headers: {
          // What answers a mail was written by somebody.
          ...(mail.inReplyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
          ...(mail.language ? { 'Content-Language': mail.language } : {}),
        },
      })
      // A server that trickles never runs into the socket's time-out.
      sending.catch(() => {})
      try {
        await Promise.race([sending, aborted(signal)])
        return { status: 'sent' }
      } catch (error) {
        return failure(error)
      }
    },
  }
}

const isOnThisMachine = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

function failure(error: unknown): Delivery {
  const { responseCode, code, command } = error as {
    responseCode?: number
    code?: string
    command?: string
  }
  const reason = ['smtp', responseCode ?? code ?? 'failed', command].filter(Boolean).join(' ')
  // A mailbox that the server rejects for good will not appear by asking again.
  const never = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550
  return { status: never ? 'never' : 'later', reason }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(Object.assign(new Error('time is up'), { code: 'ETIMEDOUT' }))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
