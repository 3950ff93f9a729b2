import { expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import { isEasilyGuessed } from './weak-password.ts'

const account = { name: 'Kavita Rao', email: 'kavita.rao@sunrise.example' }

test.each([
  'passwordpassword',
  'Password123456!',
  'qwertyuiop123',
  '123456789012',
  'abcdefghijkl',
  'aaaaaaaaaaaaaaa',
  'abcabcabcabc',
  'Welcome2026!!',
  '1q2w3e4r5t6y',
  'KavitaRao12345',
  'sunrise-kavita',
  `${brand.name.repeat(3)}1`,
  'zxcvbnmasdfgh',
])('%s is among the first guesses', (password) => {
  expect(isEasilyGuessed(password, account)).toBe(true)
})

test.each([
  'correct horse battery',
  'मेरी बिल्ली दूध पीती है',
  'x7#kQp!w92Lz',
  'three clinics in Nashik',
])('%s is not', (password) => {
  expect(isEasilyGuessed(password, account)).toBe(false)
})
