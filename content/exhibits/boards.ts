import { exhibits as hindi } from '../words/hi/exhibits.ts'
import { exhibits as marathi } from '../words/mr/exhibits.ts'

/** The board also speaks the language of the page, in the page's own words. */
export const boards = [
  { language: 'mr', texts: marathi.tokenBoard },
  { language: 'hi', texts: hindi.tokenBoard },
] as const
