export type Kind = 'page' | 'enquiry' | 'chat' | 'demo call'
export const kinds: readonly Kind[] = ['page', 'enquiry', 'chat', 'demo call']

export type Tally = {
  requests: number
  acknowledged: number
  /** Milliseconds to each acknowledgement; of requests made between the faults, once more. */
  latencies: number[]
  calmLatencies: number[]
}

export type AcknowledgedReply = { chatId: string; messageId: string; text: string }

/** What the visitors asked for and what they were told, to be held against the database. */
export type Ledger = ReturnType<typeof openLedger>

export function openLedger() {
  const tallies = Object.fromEntries(
    kinds.map((kind): [Kind, Tally] => [
      kind,
      { requests: 0, acknowledged: 0, latencies: [], calmLatencies: [] },
    ]),
  ) as Record<Kind, Tally>
  const statuses = new Map<number, number>()
  return {
    tallies,
    statuses,
    /** Whether no fault is at work, nor was a moment ago. */
    calm: false,
    /** The receipt's id, by the enquiry's name. */
    enquiries: new Map<string, string>(),
    /** The receipt's id, by the number. */
    calls: new Map<string, string>(),
    chats: new Set<string>(),
    replies: [] as AcknowledgedReply[],
    /** Notes a request; the function that it gives back notes its answer. */
    asked(kind: Kind): (status: number) => void {
      const tally = tallies[kind]
      const begun = performance.now()
      const begunInCalm = this.calm
      return (status) => {
        tally.requests++
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status !== 200) return
        const ms = performance.now() - begun
        tally.acknowledged++
        tally.latencies.push(ms)
        if (begunInCalm) tally.calmLatencies.push(ms)
      }
    },
  }
}
