/** One letter left out, doubled, swapped or mistaken; the first letter is taken to be right. */
export function isOneSlipAway(form: string, word: string): boolean {
  if (form[0] !== word[0] || Math.abs(form.length - word.length) > 1) return false
  let same = 1
  while (same < form.length && form[same] === word[same]) same++
  const formRest = form.slice(same)
  const wordRest = word.slice(same)
  return (
    formRest.slice(1) === wordRest ||
    formRest === wordRest.slice(1) ||
    formRest.slice(1) === wordRest.slice(1) ||
    (formRest.slice(2) === wordRest.slice(2) &&
      formRest[0] === wordRest[1] &&
      formRest[1] === wordRest[0])
  )
}
