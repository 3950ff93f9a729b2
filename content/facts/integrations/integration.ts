/** A kind of system that the product connects to; each has words in every language. */
export type IntegrationEntry = {
  id: string
  /** Where it stands among the others, from 1. */
  place: number
}
