/** A draft, and whether it names figures that our content does not state. */
export type Draft = { text: string; doubtful: boolean }

/** A model that writes for staff. Null: it did not, or the day's money is spent. */
export type Writer = {
  translate(words: string, signal: AbortSignal): Promise<string | null>
  /** In the given language (BCP 47). */
  draftReply(words: string, language: string, signal: AbortSignal): Promise<Draft | null>
}
