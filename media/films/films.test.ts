import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { films } from '#content/media/films.ts'
import { siteLanguages } from '#content/words/languages.ts'
import { supportCaptions } from '../sound/captions.ts'
import { scenes } from './all-scenes.ts'
import { FRAMES_PER_SECOND } from './scene.ts'
import { CALL_SECONDS, supportCall } from './support-call.ts'
import { readMp4Header, readWebmHeader } from './testing/film-header.ts'

const MAX_FILM_BYTES = 350_000
const MAX_POSTER_BYTES = 40_000

const served = (name: string) =>
  fileURLToPath(new URL(`../../site/public/media/${name}`, import.meta.url))

test('the content records exactly the scenes that can be rendered', () => {
  const drawn = scenes.map(({ id, width, height, seconds, sound }) => {
    return { id, width, height, seconds, sound: sound !== undefined }
  })
  const recorded = films.map((film) => {
    const { id, width, height, seconds } = film
    return { id, width, height, seconds, sound: 'sound' in film }
  })
  expect(drawn).toEqual(recorded)
})

describe.each(films)('$id', (film) => {
  const { id, width, height, seconds } = film
  const sound = 'sound' in film

  test('is a WebM of the stated size, length and weight', () => {
    const file = readFileSync(served(`${id}.webm`))
    const header = readWebmHeader(file)
    expect(header).toMatchObject({ width, height })
    expect(header.seconds).toBeCloseTo(seconds, 1)
    expect(header.codecs).toEqual(sound ? ['V_VP9', 'A_OPUS'] : ['V_VP9'])
    expect(file.byteLength).toBeLessThanOrEqual(MAX_FILM_BYTES)
  })

  test('is an MP4 of the stated size, length and weight that plays while it loads', () => {
    const file = readFileSync(served(`${id}.mp4`))
    const header = readMp4Header(file)
    expect(header).toMatchObject({ width, height, startsWithIndex: true })
    expect(header.seconds).toBeCloseTo(seconds, 1)
    expect(header.codecs).toEqual(sound ? ['avc1', 'mp4a'] : ['avc1'])
    expect(file.byteLength).toBeLessThanOrEqual(MAX_FILM_BYTES)
  })

  // A loop behind words shows nothing until it plays.
  test.runIf(sound).each(['avif', 'webp'])(
    'has a light %s poster of its own size',
    async (format) => {
      const file = served(`${id}.${format}`)
      expect(await sharp(file).metadata()).toMatchObject({ width, height })
      expect(statSync(file).size).toBeLessThanOrEqual(MAX_POSTER_BYTES)
    },
  )
})

describe.each(scenes)('the scene of $id', ({ draw, seconds, width, height }) => {
  test('ends where it begins', () => {
    expect(draw(seconds)).toBe(draw(0))
  })

  test('draws the same frame again', () => {
    for (const t of [0, seconds / 3, seconds * 0.81]) expect(draw(t)).toBe(draw(t))
  })

  test('moves, and every frame is a whole picture', () => {
    const frames = Array.from({ length: seconds }, (_, second) => draw(second))
    expect(new Set(frames).size).toBeGreaterThan(seconds / 2)
    for (const frame of frames) {
      expect(frame).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(frame).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('lasts a whole number of frames between 8 and 14 seconds', () => {
    expect(seconds).toBeGreaterThanOrEqual(8)
    expect(seconds).toBeLessThanOrEqual(14)
    expect((seconds * FRAMES_PER_SECOND) % 1).toBe(0)
  })
})

describe('the call with sound', () => {
  test.each(Object.entries(siteLanguages))('has captions in %s', async (_tag, language) => {
    const { filmCall } = (await language.words()).words.service
    const captions = supportCaptions(filmCall)
    expect(captions.startsWith('WEBVTT\n\n')).toBe(true)
    expect(filmCall.turns).toHaveLength(supportCall.length)
    for (const text of filmCall.turns) expect(captions).toContain(text)
    // What is heard stands in brackets, as captions have it.
    expect(captions).toMatch(/^\[.+\]$/m)
  })

  test('is captioned in Hindi as the film shows it', async () => {
    const { filmCall } = (await siteLanguages.hi.words()).words.service
    expect(filmCall.turns).toEqual(supportCall.map(({ hindi }) => hindi))
  })

  test('has one speaker at a time and ends within the film', () => {
    const moments = supportCall.flatMap(({ from, until }) => [from, until])
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(moments.at(-1)).toBeLessThan(CALL_SECONDS)
  })
})
