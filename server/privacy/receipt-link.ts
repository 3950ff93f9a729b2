import { MY_DATA_PAGE } from '#contract/my-data.ts'
import type { Signer } from '../http/signer.ts'

const PURPOSE = 'receipt'
export const LINK_DAYS = 30

export type ReceiptLinks = ReturnType<typeof createReceiptLinks>

/**
 * Links that open what is stored under a reference. The signed part stands behind the '#', which
 * browsers keep to themselves: it reaches no log and no other site.
 */
export function createReceiptLinks(signer: Signer, siteOrigin: string) {
  return {
    async write(reference: string): Promise<string> {
      const signed = await signer.sign(PURPOSE, reference, LINK_DAYS * 86_400_000)
      return `${new URL(MY_DATA_PAGE, siteOrigin)}#${signed}`
    },
    read: (signed: string | undefined): Promise<string | null> => signer.read(PURPOSE, signed),
  }
}
