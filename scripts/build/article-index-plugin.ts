import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { articleSlugs } from '../../content/article-slugs.ts'
import { articlesFolder, readArticles } from './articles.ts'

const name = 'virtual:articles'
const resolved = `\0${name}`

/** `virtual:articles` holds every article's front matter, so that no listing loads an article's text. */
export function articleIndex(): Plugin {
  return {
    name: 'article-index',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return
      for (const slug of articleSlugs)
        this.addWatchFile(resolve(join(articlesFolder, `${slug}.mdx`)))
      return `export const articles = ${JSON.stringify(readArticles())}`
    },
  }
}
