import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureShape } from '#content/media/picture-shapes.ts'
import { defaultCover, renderDefaultCover } from './default-cover.ts'

const { width, height } = pictureShape('pictures/articles/a-new-article')

test('an article without a drawing gets a cover that is always the same, and its own', () => {
  expect(defaultCover('a-new-article')).toBe(defaultCover('a-new-article'))
  expect(defaultCover('a-new-article')).not.toBe(defaultCover('another-article'))
})

test.each(['avif', 'webp'] as const)(
  'it is a light %s of the size of all covers',
  async (format) => {
    const picture = await renderDefaultCover('a-new-article', width, format)
    expect(await sharp(picture).metadata()).toMatchObject({ width, height })
    expect(picture.length).toBeLessThan(60 * 1024)
  },
)
