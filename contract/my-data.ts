/** What a visitor sees of what is stored about them. The browser loads this file: keep it small. */

import { myDataPath } from '#content/facts/pages.ts'

/** The calls behind the page of what is stored. */
export const MY_DATA_PATH = '/my_data'
export const MY_DATA_LINKS_PATH = '/my_data/links'
export const RETENTION_PATH = '/retention'
/** Carries the signed text of a receipt's link. It never stands in an address that a server sees. */
export const RECEIPT_HEADER = 'X-Receipt'

export type LinkRequest = { reference: string; email: string }
/** What became of it. A form without script is led to the page of that name below ours. */
export const linkAnswers = ['accepted', 'incomplete', 'no-mail'] as const
export type LinkAnswer = (typeof linkAnswers)[number]
export const linkAnswerPage = (answer: LinkAnswer): string => `${myDataPath}/${answer}`
