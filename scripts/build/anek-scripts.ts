import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { indianLanguages } from '#content/facts/languages.ts'

export type AnekScript = {
  /** The package's own name for it, and its name for the subset with the script's letters. */
  name: string
  subset: string
  /** Where its block of 128 code points begins. */
  from: number
}

export const indicScripts: readonly AnekScript[] = [
  { name: 'devanagari', subset: 'devanagari', from: 0x0900 },
  { name: 'tamil', subset: 'tamil', from: 0x0b80 },
  { name: 'telugu', subset: 'telugu', from: 0x0c00 },
  { name: 'bangla', subset: 'bengali', from: 0x0980 },
  { name: 'gujarati', subset: 'gujarati', from: 0x0a80 },
  { name: 'gurmukhi', subset: 'gurmukhi', from: 0x0a00 },
  { name: 'kannada', subset: 'kannada', from: 0x0c80 },
  { name: 'malayalam', subset: 'malayalam', from: 0x0d00 },
  { name: 'odia', subset: 'oriya', from: 0x0b00 },
]

export function scriptOf(language: string): AnekScript {
  const name = indianLanguages.find(({ code }) => code === language)?.script.toLowerCase()
  const script = indicScripts.find(({ subset }) => subset === name)
  if (!script) throw new Error(`There is no Anek for ${name}, the script of ${language}`)
  return script
}

/** The words of a script in these texts, each once. Joiners belong to the words that they are in. */
export function wordsIn(texts: readonly string[], { from }: AnekScript, also = ''): string[] {
  const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
  const words = new RegExp(`[${hex(from)}-${hex(from + 0x7f)}\\u200c\\u200d${also}]+`, 'gu')
  return [...new Set(texts.flatMap((text) => text.match(words) ?? []))]
}

export function anekFile(name: string, subset: string, axis: 'wdth' | 'wght'): string {
  const folder = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/anek-${name}/package.json`),
  )
  return join(folder, '..', 'files', `anek-${name}-${subset}-${axis}-normal.woff2`)
}

export const anekFont = (name: string, subset: string, axis: 'wdth' | 'wght') =>
  readFile(anekFile(name, subset, axis))
