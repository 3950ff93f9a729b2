import { expect, test } from 'vitest'
import { StorageUnavailable } from '#server/unit-of-work.ts'
import { createPasswords } from './passwords.ts'

test('a password is kept as argon2id at the cost that is asked for, each time with another salt', async () => {
  const passwords = createPasswords()
  const [one, other] = [await passwords.hash('the same'), await passwords.hash('the same')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(other).not.toBe(one)
  expect(await passwords.verify('the same', one)).toBe(true)
  expect(await passwords.verify('another', one)).toBe(false)
})

const cheap = { memory: 256, passes: 1, parallelism: 1 }

test('letters that look the same are the same, whatever keyboard typed them', async () => {
  const passwords = createPasswords(cheap)
  const hash = await passwords.hash('caf\u00e9 \u0938\u0902\u0916\u094d\u092f\u093e')
  expect(await passwords.verify('cafe\u0301 \u0938\u0902\u0916\u094d\u092f\u093e', hash)).toBe(true)
})

test.each([null, '', 'plain', '$argon2id$v=19$m=99999999,t=2,p=1$AAAA$AAAA'])(
  'no password matches %s',
  async (stored) => {
    expect(await createPasswords(cheap).verify('anything', stored)).toBe(false)
  },
)

test('a flood waits in a line that has an end', async () => {
  const passwords = createPasswords(cheap)
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('x')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(60 - 42)
  expect(refused[0]?.reason).toBeInstanceOf(StorageUnavailable)
  expect(await passwords.hash('afterwards')).toContain('argon2id')
})
