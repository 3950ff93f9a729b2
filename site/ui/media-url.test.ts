import { describe, expect, test } from 'vitest'
import { captionsUrl, filmUrl, imageUrl, posterUrl } from './media-url.ts'

const article = 'pictures/articles/top-use-case'

describe('a picture from the site itself', () => {
  test('is the widest webp when nothing is asked', () => {
    expect(imageUrl(article, {}, '')).toBe(`/media/${article}-1200.webp`)
  })

  test.each([
    [320, 400],
    [400, 400],
    [401, 800],
    [5000, 1200],
  ])('asked at %i is the stored %i', (asked, stored) => {
    expect(imageUrl(article, { width: asked }, '')).toBe(`/media/${article}-${stored}.webp`)
  })

  test('comes in another stored format when asked', () => {
    expect(imageUrl(article, { width: 800, format: 'avif' }, '')).toBe(`/media/${article}-800.avif`)
  })

  test('is the vector where only a vector is stored, at any width', () => {
    expect(imageUrl('pictures/logo', {}, '')).toBe('/media/pictures/logo.svg')
    expect(imageUrl('pictures/integrations/crm', { width: 96 }, '')).toBe(
      '/media/pictures/integrations/crm.svg',
    )
  })

  test('needs no configuration', () => {
    expect(imageUrl(article)).toBe(`/media/${article}-1200.webp`)
  })
})

describe('a picture from the cloud service', () => {
  test('is webp unless told otherwise', () => {
    expect(imageUrl(article, {}, 'demo')).toBe(
      `https://res.cloudinary.com/demo/image/upload/f_webp/${article}`,
    )
  })

  test('carries the format and the width that were asked', () => {
    expect(imageUrl(article, { width: 640, format: 'avif' }, 'demo')).toBe(
      `https://res.cloudinary.com/demo/image/upload/f_avif,w_640/${article}`,
    )
  })
})

test.each(['', 'demo'])('without an id it fails, in the mode of cloud name "%s"', (cloudName) => {
  expect(() => imageUrl('', {}, cloudName)).toThrow(
    new Error('Public ID is required to generate the image URL'),
  )
})

describe('a film', () => {
  test('is webm from the site or from the cloud', () => {
    expect(filmUrl('films/hero', {}, '')).toBe('/media/films/hero.webm')
    expect(filmUrl('films/hero', {}, 'demo')).toBe(
      'https://res.cloudinary.com/demo/video/upload/films/hero.webm',
    )
  })

  test('comes as mp4 when asked', () => {
    expect(filmUrl('films/hero', { format: 'mp4' }, '')).toBe('/media/films/hero.mp4')
  })

  test('has a poster in both modes', () => {
    expect(posterUrl('films/hero', { format: 'avif' }, '')).toBe('/media/films/hero.avif')
    expect(posterUrl('films/hero', {}, 'demo')).toBe(
      'https://res.cloudinary.com/demo/video/upload/so_0/films/hero.webp',
    )
  })

  test('has its captions beside it', () => {
    expect(captionsUrl('films/service-support', 'service-support.en.vtt')).toBe(
      '/media/films/service-support.en.vtt',
    )
  })

  test('without an id fails', () => {
    expect(() => filmUrl('')).toThrow('Public ID is required')
    expect(() => posterUrl('')).toThrow('Public ID is required')
  })
})
