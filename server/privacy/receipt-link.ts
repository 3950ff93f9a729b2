import { myDataPath } from '#content/facts/pages.ts'
import { receiptLinkDays } from '#content/facts/retention.ts'
import type { SiteLanguageTag } from '#content/words/languages.ts'
import { pageIn } from '#contract/language.ts'
import type { Signer } from '../http/signer.ts'

const PURPOSE = 'receipt'

export type ReceiptLinks = ReturnType<typeof createReceiptLinks>

/**
 * Links that open what is stored under a reference. The signed part stands behind the '#', which
 * browsers keep to themselves: it reaches no log and no other site.
 */
export function createReceiptLinks(signer: Signer, siteOrigin: string) {
  return {
    async write(reference: string, language: SiteLanguageTag = 'en'): Promise<string> {
      const signed = await signer.sign(PURPOSE, reference, receiptLinkDays * 86_400_000)
      return `${new URL(pageIn(language, myDataPath), siteOrigin)}#${signed}`
    },
    read: (signed: string | undefined): Promise<string | null> => signer.read(PURPOSE, signed),
  }
}
