import { formToken } from '#contract/calls/form-token.ts'
import type { Mount } from './mount.ts'
import type { Signer } from './signer.ts'

const PURPOSE = 'form'
const LASTS_MS = 2 * 3_600_000

export const isFormToken = async (signer: Signer, token: string | undefined): Promise<boolean> =>
  (await signer.read(PURPOSE, token)) !== null

/**
 * Hands out the token. A page of another site may ask for it but not read it: without an allowed
 * origin there is no CORS header.
 */
export function mountFormToken(mount: Mount, signer: Signer): void {
  mount(formToken, () => signer.sign(PURPOSE, '', LASTS_MS))
}
