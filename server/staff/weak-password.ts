import { brand } from '#content/facts/brand.ts'

// Roots of what leads every list of stolen passwords and is long enough, or is made so by repeating it
// or by adding digits.
const roots = [
  'password',
  'passwort',
  'passw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'zxcvbn',
  'iloveyou',
  'letmein',
  'welcome',
  'administrator',
  'admin',
  'football',
  'baseball',
  'princess',
  'sunshine',
  'superman',
  'trustno1',
  'india',
  'bharat',
  'krishna',
  'ganesh',
  'computer',
  'internet',
  'secret',
  'changeme',
]
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const LEAST_SURPRISE = 6

/** Whether a password would be among the first that are guessed, as long as it may be. */
export function isEasilyGuessed(
  password: string,
  account: { name: string; email: string },
): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (new Set(text).size < 5) return true
  const known = [
    ...account.name.toLowerCase().split(/\s+/),
    ...account.email.toLowerCase().split(/[@.+_-]/),
    brand.name.toLowerCase(),
    ...roots,
  ].filter((word) => word.length > 2)
  // What is left when everything that could be expected is taken out.
  const rest = [...known, ...runsIn(text)]
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), text)
    .replace(/[^\p{L}\p{M}]+$/u, '')
  return new Set(rest).size < LEAST_SURPRISE
}

/** Stretches of four and more that follow a row of the keyboard or the alphabet, either way. */
function runsIn(text: string): string[] {
  const lines = [...rows, ...rows.map((row) => [...row].reverse().join(''))]
  const found: string[] = []
  for (let start = 0; start < text.length; start++) {
    let end = start + 4
    while (end <= text.length && lines.some((line) => line.includes(text.slice(start, end)))) end++
    if (end - 1 - start >= 4) found.push(text.slice(start, end - 1))
  }
  return found
}
