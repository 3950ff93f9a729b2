import { describe, expect, test } from 'vitest'
import { cloudMedia, ownMedia } from './media-store.ts'

const article = 'pictures/articles/top-use-case'

describe('a picture from the site itself', () => {
  test('is the widest when no width is asked', () => {
    expect(ownMedia.image(article, 'webp')).toBe(`/media/${article}-1200.webp`)
  })

  test.each([
    [320, 400],
    [400, 400],
    [401, 800],
    [5000, 1200],
  ])('asked at %i is the stored %i', (asked, stored) => {
    expect(ownMedia.image(article, 'webp', asked)).toBe(`/media/${article}-${stored}.webp`)
  })

  test('comes in another stored format when asked', () => {
    expect(ownMedia.image(article, 'avif', 800)).toBe(`/media/${article}-800.avif`)
  })

  test('is the vector where only a vector is stored, at any width', () => {
    expect(ownMedia.image('pictures/logo', 'webp')).toBe('/media/pictures/logo.svg')
    expect(ownMedia.image('pictures/logo-mono', 'webp', 96)).toBe('/media/pictures/logo-mono.svg')
  })
})

test('a film and its poster from the site itself', () => {
  expect(ownMedia.film('films/hero', 'webm')).toBe('/media/films/hero.webm')
  expect(ownMedia.poster('films/hero', 'avif')).toBe('/media/films/hero.avif')
})

describe('from the cloud service', () => {
  const demo = cloudMedia('demo')

  test('a picture carries the format, and the width if one is asked', () => {
    const upload = 'https://res.cloudinary.com/demo/image/upload'
    expect(demo.image(article, 'webp')).toBe(`${upload}/f_webp/${article}`)
    expect(demo.image(article, 'avif', 640)).toBe(`${upload}/f_avif,w_640/${article}`)
  })

  test('a film comes as it is, its poster from its first frame', () => {
    const upload = 'https://res.cloudinary.com/demo/video/upload'
    expect(demo.film('films/hero', 'webm')).toBe(`${upload}/films/hero.webm`)
    expect(demo.poster('films/hero', 'webp')).toBe(`${upload}/so_0/films/hero.webp`)
  })
})
