import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Where the key lives that every instance signs with. */
export type SecretStore = {
  /** The secret of this name; the given one is kept if there is none yet. */
  keep(name: string, fresh: string, now: number): Promise<string>
}

export type Signer = ReturnType<typeof createSigner>

type SignerDeps = {
  keepSecret: (name: string, fresh: string) => Promise<string>
  now: () => number
}

const KEY_NAME = 'signing-key'

/**
 * Signs short texts that are trusted again until their time is over. The key is made at its first use
 * and kept in the database: nobody has to set one, and every instance knows it.
 */
export function createSigner({ keepSecret, now }: SignerDeps) {
  let kept: Promise<string> | null = null
  const key = (): Promise<string> => {
    kept ??= keepSecret(KEY_NAME, randomBytes(32).toString('base64url')).catch((error) => {
      kept = null
      throw error
    })
    return kept
  }
  const macOf = async (purpose: string, claim: string): Promise<Buffer> =>
    createHmac('sha256', await key())
      .update(`${purpose}\n${claim}`)
      .digest()

  return {
    async sign(purpose: string, text: string, lastsMs: number): Promise<string> {
      const claim = `${text}.${(now() + lastsMs).toString(36)}`
      return `${claim}.${(await macOf(purpose, claim)).toString('base64url')}`
    },
    /** The text that was signed for this purpose, or null. */
    async read(purpose: string, token: string | undefined): Promise<string | null> {
      const match = /^([\w-]{0,64})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token ?? '')
      if (!match) return null
      const [, text = '', until = '', mac = ''] = match
      const given = Buffer.from(mac, 'base64url')
      const right = await macOf(purpose, `${text}.${until}`)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return Number.parseInt(until, 36) > now() ? text : null
    },
  }
}
