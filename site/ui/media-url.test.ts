import { afterEach, describe, expect, test, vi } from 'vitest'
import { captionsUrl, filmUrl, imageUrl, mediaOrigin, posterUrl } from './media-url.ts'

const article = 'pictures/articles/top-use-case'

describe('without configuration', () => {
  test('all comes from the site itself', () => {
    expect(mediaOrigin()).toBe('')
    expect(imageUrl(article)).toBe(`/media/${article}-1200.webp`)
    expect(filmUrl('films/hero')).toBe('/media/films/hero.webm')
    expect(posterUrl('films/hero')).toBe('/media/films/hero.webp')
  })

  test('the format and the width are what was asked', () => {
    expect(imageUrl(article, { width: 640, format: 'avif' })).toBe(`/media/${article}-800.avif`)
    expect(filmUrl('films/hero', { format: 'mp4' })).toBe('/media/films/hero.mp4')
    expect(posterUrl('films/hero', { format: 'avif' })).toBe('/media/films/hero.avif')
  })
})

describe('with the name of a cloud', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('all comes from there', async () => {
    vi.stubEnv('PUBLIC_MEDIA_CLOUD_NAME', 'demo')
    vi.resetModules()
    const inCloud = await import('./media-url.ts')
    const upload = 'https://res.cloudinary.com/demo'
    expect(inCloud.mediaOrigin()).toBe('https://res.cloudinary.com')
    expect(inCloud.imageUrl(article)).toBe(`${upload}/image/upload/f_webp/${article}`)
    expect(inCloud.filmUrl('films/hero')).toBe(`${upload}/video/upload/films/hero.webm`)
    expect(() => inCloud.imageUrl('')).toThrow('Public ID is required')
  })
})

test('captions lie beside their film', () => {
  expect(captionsUrl('films/service-support', 'service-support.en.vtt')).toBe(
    '/media/films/service-support.en.vtt',
  )
})

test('without an id it fails', () => {
  expect(() => imageUrl('')).toThrow(new Error('Public ID is required to generate the image URL'))
  expect(() => filmUrl('')).toThrow('Public ID is required')
  expect(() => posterUrl('')).toThrow('Public ID is required')
})
