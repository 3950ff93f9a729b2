import { words as bn } from '#content/words/bn/all.ts'
import { words as en } from '#content/words/en/all.ts'
import { words as gu } from '#content/words/gu/all.ts'
import { words as hi } from '#content/words/hi/all.ts'
import { words as kn } from '#content/words/kn/all.ts'
import { words as ml } from '#content/words/ml/all.ts'
import { words as mr } from '#content/words/mr/all.ts'
import { words as or } from '#content/words/or/all.ts'
import { words as pa } from '#content/words/pa/all.ts'
import { words as ta } from '#content/words/ta/all.ts'
import { words as te } from '#content/words/te/all.ts'
import type { Words } from '#content/words/words.ts'

const labels = ({ chat, pricing, shell }: Words) => ({
  sendButton: chat.person.send,
  contactButton: pricing.plans.action,
  dashboardLink: shell.dashboard,
})

const pages: Readonly<Record<string, Words>> = { bn, gu, hi, kn, ml, mr, or, pa, ta, te }

/** What the page in a language, or else the English one, calls the buttons that a sentence names. */
export const buttonsIn = (tag: string) => labels(pages[tag] ?? en)
