import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { firstPictures as ids } from '../../content/media/first-pictures.ts'
import { FIRST_PICTURE_WIDTH, firstPictureFile } from '../../media/first-pictures.ts'
import { virtualModule } from './virtual-module.ts'

/**
 * `virtual:first-pictures` holds the pictures that pages open with, as data. Only the rendering of the
 * pages gets them: a browser has its own in the page.
 */
export const firstPictures = (): Plugin => ({
  name: 'first-pictures',
  ...virtualModule('virtual:first-pictures', function () {
    const made = ids.filter((id) => existsSync(firstPictureFile(id)))
    const shown = this.environment.name === 'client' ? [] : made
    const pictures = Object.fromEntries(shown.map((id) => [id, asSource(id)]))
    return `export const firstPictures = ${JSON.stringify(pictures)}`
  }),
})

const asSource = (id: string) =>
  `data:image/avif;base64,${readFileSync(firstPictureFile(id), 'base64')} ${FIRST_PICTURE_WIDTH}w`
