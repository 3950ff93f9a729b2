import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { PictureId } from '#content/media/picture-id.ts'
import { pictureShape } from '#content/media/picture-shapes.ts'
import { pictureIds } from '#content/media/pictures.ts'
import { chosenBy } from '../chosen-by.ts'
import { type FindBrowser, openStage, type Stage } from '../stage.ts'
import { drawingOf, isDrawn } from './drawings.ts'
import { encoders } from './encoders.ts'
import { rasterSquare, renderIcons } from './icons.ts'

const publicFolder = new URL('../../site/public/', import.meta.url)

async function save(address: string, bytes: string | Uint8Array) {
  const file = new URL(`media/${address}`, publicFolder)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, bytes)
}

async function renderPhotographed(id: PictureId, stage: Stage) {
  const { widths = [], formats } = pictureShape(id)
  const photograph = await stage.photograph(drawingOf(id))
  for (const width of widths) {
    for (const format of formats) {
      if (format !== 'avif' && format !== 'webp') continue
      const image = encoders[format](sharp(photograph).resize(width))
      await save(`${id}-${width}.${format}`, await image.toBuffer())
    }
  }
}

async function renderDrawn(id: PictureId) {
  const { widths = [], formats } = pictureShape(id)
  if (formats.includes('svg')) await save(`${id}.svg`, drawingOf(id))
  for (const width of formats.includes('png') ? widths : []) {
    await save(`${id}-${width}.png`, await rasterSquare(drawingOf(id), width))
  }
}

/** Draws the named pictures, or all of them, and answers with the ids that it drew. */
export async function renderPictures(
  names: readonly string[],
  findBrowser: FindBrowser,
): Promise<string[]> {
  const chosen = chosenBy(names)
  const drawable = pictureIds.filter(isDrawn)
  const drawn: string[] = drawable.filter(chosen)
  const photographed = drawable.filter((id) => chosen(id) && isPhotographed(id))
  if (chosen('icons')) {
    await renderIcons(publicFolder)
    drawn.push('icons')
  }
  for (const id of drawable.filter((id) => chosen(id) && !isPhotographed(id))) await renderDrawn(id)
  if (photographed.length > 0) {
    const stage = await openStage(pictureShape(photographed[0] as PictureId), findBrowser)
    try {
      for (const id of photographed) await renderPhotographed(id, stage)
    } finally {
      await stage.close()
    }
  }
  return drawn
}

/** Covers carry live text in several scripts, which a browser must shape. */
function isPhotographed(id: PictureId) {
  return pictureShape(id).formats.includes('webp')
}
