import type { Signer } from './signer.ts'

const PURPOSE = 'form'
const LASTS_MS = 2 * 3_600_000

export const isFormToken = async (signer: Signer, token: string | undefined): Promise<boolean> =>
  (await signer.read(PURPOSE, token)) !== null

/** A page of another site may ask for it but not read it: without an allowed origin no CORS header. */
export const makeFormToken = (signer: Signer): Promise<string> => signer.sign(PURPOSE, '', LASTS_MS)
