/** What an answer must hold (one spelling of each group) and must not hold. */
type Checks = { must?: readonly (readonly string[])[]; mustNot?: readonly string[] }

/** Something the visitor says; checked itself when it brings checks of its own. */
export type TurnRow = string | ({ text: string } & Checks)

export const kinds = [
  'product',
  'yesno',
  'bill',
  'not-stated',
  'decline',
  'smalltalk',
  'person',
  'crisis',
  'conversation',
] as const
export type Kind = (typeof kinds)[number]

/**
 * A question, or a conversation. `lang` is a tag ('ta'), a tag in Latin letters ('ta-latn') or
 * 'hinglish'. The checks of the row are held against the last answer.
 */
export type Row = Checks & { id: string; lang: string; kind: Kind; turns: readonly TurnRow[] }

export const textOf = (turn: TurnRow): string => (typeof turn === 'string' ? turn : turn.text)

/** The language and letters that the answers are to be in. */
export function voiceOf({ lang }: Row): { tag: string; script: 'native' | 'latin' } {
  if (lang === 'hinglish') return { tag: 'hi', script: 'latin' }
  const [tag = 'en', letters] = lang.toLowerCase().split('-')
  return { tag, script: letters === 'latn' ? 'latin' : 'native' }
}

export const readRows = (jsonl: string): Row[] =>
  jsonl
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Row => JSON.parse(line))
