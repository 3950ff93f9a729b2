import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'

const LONGEST_SPOKEN = 600

/** Markdown as a voice would read it: no marks, no addresses, no tables, not too long. */
export function spokenText(markdown: string, { rupees }: Pick<Words['voice'], 'rupees'>): string {
  const plain = markdown
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^[ \t:|-]+$/gm, '')
    .replace(/^[ \t]*\||\|[ \t]*$/gm, '')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`~#]/g, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/₹\s?([\d,.]*\d)/g, (_, amount: string) => fill(rupees, { amount }))
    .trim()
    .replace(/(?<![.!?।:,;\s])\s*\n\s*/g, '. ')
    .replace(/\s+/g, ' ')
  return shorten(plain)
}

function shorten(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST_SPOKEN) return text
  const cut = characters.slice(0, LONGEST_SPOKEN).join('')
  const end = Math.max(...['.', '!', '?', '।'].map((mark) => cut.lastIndexOf(`${mark} `)))
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}.`
}
