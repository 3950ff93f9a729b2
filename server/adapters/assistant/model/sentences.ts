// A sentence may end at a full stop, a danda or a line's end, but not inside '3.5' or 'Rs. 7'.
const END = /(?:[.!?।]["'”’)\]]*\s+(?=\D)|\n+)/u
const LONGEST_WAIT = 240
const LONGEST_WORD = 2000

/** Cuts a stream of pieces into whole sentences, so that each can be checked before it is said. */
export async function* sentencesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    for (let end = cutAt(waiting); end > 0; end = cutAt(waiting)) {
      yield waiting.slice(0, end)
      waiting = waiting.slice(end)
    }
  }
  if (waiting) yield waiting
}

function cutAt(text: string): number {
  const match = END.exec(text)
  // The last match may still grow: '…month.' could go on as '…month.\n- Pro'.
  if (match && match.index + match[0].length < text.length) return match.index + match[0].length
  if (text.length <= LONGEST_WAIT) return 0
  // A model that never pauses is cut all the same: what waits is held in memory.
  return text.lastIndexOf(' ') + 1 || (text.length > LONGEST_WORD ? text.length : 0)
}
