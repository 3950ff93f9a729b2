import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '#server/staff/sign-in-ports.ts'
import { StorageUnavailable } from '#server/unit-of-work.ts'

const derive = promisify(argon2)

// The least that OWASP's password storage guide asks of argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

// Each takes a thread and 19 MiB for some 30 ms: a flood of sign-ins must take neither all threads
// from the rest of the service nor all its memory.
const AT_ONCE = 2
const MOST_WAITING = 40

/** argon2id on Node's own threads, a few at a time. Only tests ask for another cost. */
export function createPasswords(cost = COST): Passwords {
  const inTurn = createQueue(AT_ONCE, MOST_WAITING)
  const run = (password: string, salt: Buffer, parameters: typeof COST, bytes: number) =>
    inTurn(() =>
      derive('argon2id', {
        // The same letters typed on another keyboard may be other code points.
        message: password.normalize('NFKC'),
        nonce: salt,
        tagLength: bytes,
        ...parameters,
      }),
    )
  const unknown = randomBytes(SALT_BYTES)

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const hash = await run(password, salt, cost, HASH_BYTES)
      const { memory, passes, parallelism } = cost
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain64(salt)}$${plain64(hash)}`
    },
    async verify(password, stored) {
      const parts = stored === null ? null : readHash(stored)
      if (!parts) {
        // Whether an account exists is not told by how long the answer takes.
        await run(password, unknown, cost, HASH_BYTES)
        return false
      }
      const { salt, hash } = parts
      return timingSafeEqual(await run(password, salt, parts.cost, hash.length), hash)
    },
  }
}

function readHash(stored: string) {
  const match =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{11,86})\$([\w+/]{43,86})$/.exec(
      stored,
    )
  if (!match) return null
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const plain64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** Runs a few at once, lets some wait, and refuses the rest. */
function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new StorageUnavailable('too many sign-ins at once')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
