import { createHmac } from 'node:crypto'

const HALF_MINUTE = 30_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for what it scanned, now or some half minutes later. */
export function appCode(uri: string, later = 0): string {
  const key = fromBase32(new URL(uri).searchParams.get('secret') ?? '')
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / HALF_MINUTE) + later))
  const digest = createHmac('sha1', key).update(counter).digest()
  const start = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
