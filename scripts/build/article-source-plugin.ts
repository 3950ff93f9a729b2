import type { Plugin } from 'vite'
import { withBrand } from '../../content/articles/all.ts'

/** Articles name the brand as `{brand}`: filled in before MDX takes it for an expression. */
export const articleSource = (): Plugin => ({
  name: 'article-source',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx$/ },
    handler: (code) => ({ code: withBrand(code), map: null }),
  },
})
