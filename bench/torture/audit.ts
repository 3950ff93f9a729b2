import pg from 'pg'
import type { Kind, Ledger } from './ledger.ts'
import type { MailServer, PhoneProvider } from './peers.ts'

export type Verdict = { lost: number; duplicated: number }

export type Audit = Record<Exclude<Kind, 'page'> | 'mail', Verdict> & {
  mails: { arrived: number; waiting: number; again: number }
}

type Evidence = {
  databaseUrl: string
  ledger: Ledger
  mailServer: MailServer
  phoneProvider: PhoneProvider
}

/** Holds what visitors were told against what is stored, mailed and dialled. */
export async function audit(evidence: Evidence): Promise<Audit> {
  const client = new pg.Client(evidence.databaseUrl)
  await client.connect()
  try {
    const rowsOf = async <Row extends object>(text: string) =>
      (await client.query(text)).rows as Row[]
    return {
      enquiry: await auditEnquiries(rowsOf, evidence.ledger),
      chat: await auditChats(rowsOf, evidence.ledger),
      'demo call': await auditCalls(rowsOf, evidence),
      ...(await auditMails(rowsOf, evidence)),
    }
  } finally {
    await client.end()
  }
}

type RowsOf = <Row extends object>(text: string) => Promise<Row[]>

async function auditEnquiries(rowsOf: RowsOf, { enquiries }: Ledger): Promise<Verdict> {
  const rows = await rowsOf<{ id: string; name: string }>('select id, name from enquiries')
  const byName = Map.groupBy(rows, ({ name }) => name)
  return {
    lost: count(enquiries, ([name, id]) => byName.get(name)?.[0]?.id !== id),
    duplicated: count(byName, ([, copies]) => copies.length > 1),
  }
}

async function auditChats(rowsOf: RowsOf, { chats, replies }: Ledger): Promise<Verdict> {
  const stored = new Set((await rowsOf<{ id: string }>('select id from chats')).map(({ id }) => id))
  const messages = await rowsOf<{ id: string; chat_id: string; role: string; text: string }>(
    'select id, chat_id, role, text from chat_messages',
  )
  const answers = new Set(messages.filter(({ role }) => role === 'model').map(({ id }) => id))
  const asked = Map.groupBy(
    messages.filter(({ role }) => role === 'user'),
    ({ chat_id, text }) => `${chat_id} ${text}`,
  )
  const isLost = ({ chatId, messageId, text }: Ledger['replies'][number]) =>
    !answers.has(messageId) || !asked.has(`${chatId} ${text}`)
  return {
    lost: count(chats, (id) => !stored.has(id)) + count(replies, isLost),
    duplicated: count(asked, ([, copies]) => copies.length > 1),
  }
}

/** Every number is asked for once, so a second row or a second dialling of it is one too many. */
async function auditCalls(rowsOf: RowsOf, { ledger, phoneProvider }: Evidence): Promise<Verdict> {
  const rows = await rowsOf<{ id: string; phone: string }>('select id, phone from demo_calls')
  const byPhone = Map.groupBy(rows, ({ phone }) => phone)
  return {
    lost: count(ledger.calls, ([number, id]) => byPhone.get(`+91${number}`)?.[0]?.id !== id),
    duplicated:
      count(byPhone, ([, copies]) => copies.length > 1) +
      count(phoneProvider.dialled, ([, times]) => times > 1),
  }
}

/**
 * A mail is lost when an enquiry has no entry for it, or its entry was given up or counts as sent
 * and nothing arrived. Mails are delivered at least once: one that arrives again has the same
 * Message-ID, by which mail programs know it.
 */
async function auditMails(rowsOf: RowsOf, { ledger, mailServer }: Evidence) {
  const entries = await rowsOf<{ subject_id: string; channel: string; status: string }>(
    `select subject_id, channel, status from outbox where topic = 'enquiry'`,
  )
  const arrivedIds = [...mailServer.arrived.keys()]
  const arrived = new Set(arrivedIds.map((id) => id.slice(1, id.indexOf('@'))))
  const nameOf = (entry: { subject_id: string; channel: string }) =>
    `${entry.subject_id}.${entry.channel === 'notify' ? 'notice' : 'confirmation'}`
  const byEntry = Map.groupBy(entries, nameOf)
  const expected = [...ledger.enquiries.values()].flatMap((id) => [
    `${id}.notice`,
    `${id}.confirmation`,
  ])
  const isLost = (name: string) => {
    const status = byEntry.get(name)?.[0]?.status
    return status === 'sent' ? !arrived.has(name) : status !== 'pending'
  }
  return {
    mail: {
      lost: count(expected, isLost),
      duplicated: count(byEntry, ([, copies]) => copies.length > 1),
    },
    mails: {
      arrived: arrived.size,
      waiting: count(entries, ({ status }) => status === 'pending'),
      again: count(mailServer.arrived, ([, times]) => times > 1),
    },
  }
}

const count = <One>(all: Iterable<One>, holds: (one: One) => boolean): number =>
  [...all].filter(holds).length
