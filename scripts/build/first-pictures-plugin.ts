import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { firstPictures as ids } from '../../content/media/first-pictures.ts'
import { firstPictureFile } from '../../media/first-pictures.ts'

const name = 'virtual:first-pictures'
const resolved = `\0${name}`

/**
 * `virtual:first-pictures` holds the pictures that pages open with, as data. Only the rendering of the
 * pages gets them: a browser has its own in the page.
 */
export function firstPictures(): Plugin {
  return {
    name: 'first-pictures',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return
      const shown = this.environment.name === 'client' ? [] : ids
      const pictures = Object.fromEntries(shown.map((each) => [each, asData(each)]))
      return `export const firstPictures = ${JSON.stringify(pictures)}`
    },
  }
}

const asData = (id: string) =>
  `data:image/avif;base64,${readFileSync(firstPictureFile(id), 'base64')}`
