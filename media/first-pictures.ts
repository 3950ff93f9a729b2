import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { firstPictures } from '#content/media/first-pictures.ts'
import { chosenBy } from './chosen-by.ts'
import { CannotMake } from './tool.ts'

export const FIRST_PICTURE_WIDTH = 600

/** With the largest page this still arrives in the first two windows of a new connection. */
export const MAX_FIRST_PICTURE_BYTES = 4000

export const firstPictureFile = (id: string) => `media/first-pictures/${basename(id)}.avif`

/** Small copies, light enough to be inlined in the page. */
export async function makeFirstPictures(names: readonly string[]): Promise<void> {
  for (const id of firstPictures.filter(chosenBy(names))) {
    const file = firstPictureFile(id)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      await lightEnough(sharp(finished(id)).resize({ width: FIRST_PICTURE_WIDTH })),
    )
  }
}

function finished(id: string): string {
  const files = [`site/public/media/${id}.avif`, `site/public/media/${id}-800.avif`]
  const file = files.find(existsSync)
  if (!file) throw new CannotMake(`There is no picture ${id} to make smaller.`)
  return file
}

/** The best quality that stays within the weight. */
async function lightEnough(picture: Sharp): Promise<Buffer> {
  for (let quality = 50; quality >= 20; quality -= 2) {
    const bytes = await picture
      .clone()
      .avif({ quality, effort: 9, chromaSubsampling: '4:2:0' })
      .toBuffer()
    if (bytes.byteLength <= MAX_FIRST_PICTURE_BYTES) return bytes
  }
  throw new CannotMake(`A picture does not fit ${MAX_FIRST_PICTURE_BYTES} bytes.`)
}
