import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LanguageTag } from '../../languages/all.ts'

/** A piece of a sentence of an article, and how it is asked for in each language. */
export type ArticleQuestions = {
  page: string
  answer: string
  asked: Readonly<Partial<Record<LanguageTag, string>>>
  /** What is said instead of quoting English; `{sum}` is the last amount of the sentence. */
  told: Readonly<Partial<Record<LanguageTag, string>>>
}

const FOLDER = fileURLToPath(new URL('../../knowledge/article-questions/', import.meta.url))

/**
 * The questions that an article answers. Articles stand in English alone, so a question in another
 * language shares hardly a word with them. An article without such a file is found by its words.
 */
export function articleQuestions(slug: string): ArticleQuestions[] {
  const path = `${FOLDER}${slug}.txt`
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [answer = '', ...lines] = block.trim().split('\n')
      const read = lines.map((line) => {
        const space = line.indexOf(' ')
        const [asked = '', told] = line.slice(space + 1).split(/ ?=> /)
        return { tag: line.slice(0, space), asked, told }
      })
      return {
        page: `/blog/${slug}`,
        answer,
        asked: Object.fromEntries(read.flatMap(({ tag, asked }) => (asked ? [[tag, asked]] : []))),
        told: Object.fromEntries(read.flatMap(({ tag, told }) => (told ? [[tag, told]] : []))),
      }
    })
}
