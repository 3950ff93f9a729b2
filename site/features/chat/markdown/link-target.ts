export const LONGEST_ADDRESS = 2000

/** A reply that is being written may still close it. */
export const isUnfinishedTarget = (text: string, from: number) =>
  text.length - from < LONGEST_ADDRESS && /^\([^)\s]*$/.test(text.slice(from))

/** What stands between the parentheses of a link. */
export function readTarget(text: string, from: number): { address: string; end: number } | null {
  const near = text.slice(from, from + LONGEST_ADDRESS)
  const target =
    /^\s*(?:<([^<>\n]*)>|((?:[^\s()]|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/.exec(near)
  if (!target) return null
  return { address: target[1] ?? target[2] ?? '', end: from + target[0].length }
}
