/** One letter left out, doubled, swapped or mistaken; the first letter is taken to be right. */
export function isOneSlipAway(form: string, word: string): boolean {
  if (form[0] !== word[0] || Math.abs(form.length - word.length) > 1) return false
  let same = 1
  while (same < form.length && form[same] === word[same]) same++
  const isRest = (formFrom: number, wordFrom: number) =>
    form.length - formFrom === word.length - wordFrom &&
    form.startsWith(word.slice(wordFrom), formFrom)
  return (
    isRest(same + 1, same) ||
    isRest(same, same + 1) ||
    isRest(same + 1, same + 1) ||
    (isRest(same + 2, same + 2) && form[same] === word[same + 1] && form[same + 1] === word[same])
  )
}
