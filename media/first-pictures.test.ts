import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { films } from '#content/media/films.ts'
import { firstPictures } from '#content/media/first-pictures.ts'
import { firstPictureFile, MAX_FIRST_PICTURE_BYTES } from './first-pictures.ts'

test.each(firstPictures)('%s has a copy that fits into a page', (id) => {
  expect(statSync(firstPictureFile(id)).size).toBeLessThanOrEqual(MAX_FIRST_PICTURE_BYTES)
})

test.each(films.filter(({ id }) => firstPictures.includes(id)))(
  'the copy of $id has the shape of the film',
  async ({ id, width, height }) => {
    const copy = await sharp(firstPictureFile(id)).metadata()
    expect(copy.width / copy.height).toBeCloseTo(width / height, 1)
  },
)
