import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { articleSlugs } from '../../content/articles/all.ts'
import { pictureShape } from '../../content/media/picture-shapes.ts'

type Cover = { slug: string; width: number; format: 'avif' | 'webp' }

const fileOf = ({ slug, width, format }: Cover) =>
  `media/pictures/articles/${slug}-${width}.${format}`

/** The files that the covers of articles without a drawing of their own consist of. */
export function missingCovers(slugs = articleSlugs): Cover[] {
  return slugs.flatMap((slug) => {
    const { widths = [] } = pictureShape(`pictures/articles/${slug}`)
    const files = widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((format): Cover => ({ slug, width, format })),
    )
    return files.filter((file) => !existsSync(`site/public/${fileOf(file)}`))
  })
}

async function draw({ slug, width, format }: Cover): Promise<Buffer> {
  // The pens take a second to load, and are seldom needed.
  const { renderDefaultCover } = await import('../../media/pictures/articles/default-cover.ts')
  return renderDefaultCover(slug, width, format)
}

/** A new article is one file: until somebody draws its cover, it has one all the same. */
export const defaultCovers = (): Plugin => ({
  name: 'default-covers',
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const asked = missingCovers().find((cover) => `/${fileOf(cover)}` === request.url)
      if (!asked) return next()
      response.setHeader('Content-Type', `image/${asked.format}`)
      response.end(await draw(asked))
    })
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return
    for (const cover of missingCovers())
      this.emitFile({ type: 'asset', fileName: fileOf(cover), source: await draw(cover) })
  },
})
