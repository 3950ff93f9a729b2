/** The text as a hurried thumb types it: one slip in a word of four letters or more. */
export function misspell(text: string, random: () => number): string {
  const words = text.split(' ')
  const long = words.flatMap((word, i) => ([...word].length >= 4 && !/\d/.test(word) ? [i] : []))
  const slips = Math.max(1, Math.round(long.length / 5))
  for (let slip = 0; slip < slips && long.length; slip++) {
    const which = long[Math.floor(random() * long.length)] as number
    words[which] = slipped([...(words[which] as string)], random)
  }
  return words.join(' ')
}

function slipped(letters: string[], random: () => number): string {
  const at = 1 + Math.floor(random() * (letters.length - 1))
  const kind = Math.floor(random() * 4)
  if (kind === 0) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letters[at] as string)
  else if (kind === 2 && at + 1 < letters.length) {
    const kept = letters[at] as string
    letters[at] = letters[at + 1] as string
    letters[at + 1] = kept
  } else letters[at] = letters[at - 1] as string
  return letters.join('')
}
