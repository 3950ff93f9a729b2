import { seededRandom } from '#content/format/seeded-random.ts'

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  | { kind: 'choice'; options: readonly (readonly Node[])[] }

/** Reads `(a|b)`, `[x]` and `<slot>`. A stray closing sign is plain text. */
export function parseGrammar(grammar: string): readonly Node[] {
  let at = 0
  const sequence = (until: string): Node[][] => {
    const options: Node[][] = [[]]
    const current = () => options[options.length - 1] as Node[]
    while (at < grammar.length) {
      const sign = grammar[at] as string
      if (sign === until) break
      at++
      if (sign === '(' || sign === '[') {
        const inner = sequence(sign === '(' ? ')' : ']')
        at++
        current().push({ kind: 'choice', options: sign === '[' ? [...inner, []] : inner })
      } else if (sign === '|' && until) options.push([])
      else if (sign === '<') {
        const end = grammar.indexOf('>', at)
        current().push({ kind: 'slot', name: grammar.slice(at, end) })
        at = end + 1
      } else current().push({ kind: 'text', text: sign })
    }
    return options
  }
  return sequence('').flat()
}

export const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)]

/** One of the texts that a grammar stands for. */
export function sample(
  nodes: readonly Node[],
  slot: (name: string) => string,
  random: () => number,
): string {
  let text = ''
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text
    else if (node.kind === 'slot') text += slot(node.name)
    else text += sample(pick(node.options, random) ?? [], slot, random)
  }
  return text
}

const ATTEMPTS_A_TEXT = 4

/**
 * Up to `atMost` different texts, drawn in turn from every grammar so that a grammar with many
 * readings does not drown the others. The same seed gives the same texts.
 */
export function expand(
  grammars: readonly string[],
  slot: (name: string, random: () => number) => string,
  atMost: number,
  seed: number,
): string[] {
  const random = seededRandom(seed)
  const parsed = grammars.map(parseGrammar)
  const found = new Set<string>()
  for (let round = 0; round < (ATTEMPTS_A_TEXT * atMost) / (parsed.length || 1); round++)
    for (const nodes of parsed) {
      if (found.size >= atMost) return [...found]
      const text = sample(nodes, (name) => slot(name, random), random)
        .replace(/\s+/g, ' ')
        .trim()
      if (text) found.add(text)
    }
  return [...found]
}
