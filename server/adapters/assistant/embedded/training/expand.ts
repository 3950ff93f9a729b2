import type { Lexicon } from '#content/assistant/lexicons/format.ts'
import { randomFrom } from '../hash.ts'

type Node =
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

export type SlotForms = Readonly<Record<string, readonly string[]>>

export function slotForms(lexicon: Lexicon): SlotForms {
  return {
    plan: Object.values(lexicon.plans).flat(),
    industry: Object.values(lexicon.industries).flat(),
    language: Object.values(lexicon.languages).flat(),
    ...lexicon.samples,
  }
}

function sample(nodes: readonly Node[], slots: SlotForms, random: () => number): string {
  let text = ''
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text
    else if (node.kind === 'slot') {
      const forms = slots[node.name]
      text += forms?.[Math.floor(random() * forms.length)] ?? `<${node.name}>`
    } else
      text += sample(node.options[Math.floor(random() * node.options.length)] ?? [], slots, random)
  }
  return text
}

const ATTEMPTS_A_TEXT = 6

/**
 * Up to `atMost` different texts, drawn in turn from every grammar so that a grammar with many
 * readings does not drown the others. The same seed gives the same texts.
 */
export function expand(
  grammars: readonly string[],
  slots: SlotForms,
  atMost: number,
  seed: number,
): { text: string; grammar: number }[] {
  const random = randomFrom(seed)
  const parsed = grammars.map(parseGrammar)
  const found = new Map<string, { text: string; grammar: number }>()
  for (let round = 0; round < (ATTEMPTS_A_TEXT * atMost) / (parsed.length || 1); round++)
    for (const [grammar, nodes] of parsed.entries()) {
      if (found.size >= atMost) return [...found.values()]
      const text = sample(nodes, slots, random).replace(/\s+/g, ' ').trim()
      if (text && !found.has(text)) found.set(text, { text, grammar })
    }
  return [...found.values()]
}
