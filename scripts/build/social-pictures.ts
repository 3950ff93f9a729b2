import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readArticles } from '#content/articles/all.ts'
import { brand } from '#content/facts/brand.ts'
import { notFoundPath, type PageName, pages } from '#content/facts/pages.ts'
import { industries } from '#content/industries/all.ts'
import {
  languagePrefix,
  type SiteLanguageTag,
  siteLanguages,
  siteLanguageTags,
} from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'
import { anekFont, scriptOf } from '../../media/fonts/anek-scripts.ts'
import { type TextDrawer, textDrawer } from './drawn-text.ts'

const width = 1200
const height = 630
const edge = 76
const green = { deep: '#08241A', mark: '#0F4A35', line: '#1C4736', pale: '#8FD9B0' }
const paper = '#FBF9F4'
const saffron = '#F08A24'

type Card = { path: string; kicker: string; title: string }
type Drawers = { display: TextDrawer; text: TextDrawer; isLatin: boolean }

/** One picture a page, for whoever shares it: the page's title in the brand's look, in its own script. */
export async function drawSocialPictures(folder: string): Promise<void> {
  for (const tag of siteLanguageTags()) {
    const { words } = await siteLanguages[tag].words()
    const drawers = await drawersOf(tag)
    const cards = socialCards(words, tag)
    await Promise.all(
      cards.map(async (card, index) => {
        const path = join(folder, 'og', `${card.path}.png`)
        await mkdir(dirname(path), { recursive: true })
        const picture = sharp(Buffer.from(draw(card, drawers, index)))
        await writeFile(path, await picture.png({ compressionLevel: 6 }).toBuffer())
      }),
    )
  }
}

export function socialCards(words: Words, tag: SiteLanguageTag): Card[] {
  const { tagline } = words.brand
  const translated = [
    ...(Object.keys(pages) as PageName[]).map((name) => ({
      path: pages[name].path,
      kicker: tagline,
      title: words[name].head.title,
    })),
    ...industries.map(({ slug }) => ({
      path: `/${slug}`,
      kicker: words.industries[slug].name,
      title: words.industries[slug].headline,
    })),
    { path: notFoundPath, kicker: tagline, title: words.shell.notFound.heading },
  ].map((card) => ({ ...card, path: languagePrefix(tag) + card.path }))
  const articles = readArticles().map(({ slug, tag: kicker, title }) => ({
    path: `/blog/${slug}`,
    kicker,
    title,
  }))
  return tag === 'en' ? [...translated, ...articles] : translated
}

async function drawersOf(tag: SiteLanguageTag): Promise<Drawers> {
  const latin = await anekFont('latin', 'latin', 'wdth')
  const isLatin = tag === 'en'
  const own = isLatin ? undefined : scriptOf(tag)
  const script = own && (await anekFont(own.name, own.subset, 'wdth'))
  return {
    display: await textDrawer({ wght: 640, wdth: 86 }, latin, script),
    text: await textDrawer({ wght: 450, wdth: 100 }, latin, script),
    isLatin,
  }
}

function draw({ kicker, title }: Card, { display, text, isLatin }: Drawers, seed: number): string {
  const size = title.length > 80 ? 58 : title.length > 50 ? 68 : 80
  const lineHeight = size * (isLatin ? 1.04 : 1.3)
  const lines = broken(display, title, isLatin ? size : size * 0.86)
  const lettersSize = isLatin ? size : size * 0.86
  const bottom = height - edge
  const first = bottom - lineHeight * (lines.length - 1)
  const drawn = lines.map((line, place) =>
    display.path(line, edge, first + place * lineHeight, lettersSize),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${green.deep}"/>
${ribbons(seed)}
${mark()}
<path fill="${paper}" d="${display.path(brand.name, edge + 98, 122, 44)}"/>
<path fill="${green.pale}" d="${text.path(kicker, edge, first - lineHeight - 4, 30)}"/>
<path fill="${paper}" d="${drawn.join('')}"/>
</svg>`
}

/** Into lines no wider than the picture's measure, of about the same length. */
function broken(display: TextDrawer, title: string, size: number): string[] {
  const fitted = (limit: number) =>
    title.split(' ').reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1)} ${word}`
      if (lines.length > 0 && display.width(longer, size) <= limit) lines[lines.length - 1] = longer
      else lines.push(word)
      return lines
    }, [])
  const widest = 980
  const { length } = fitted(widest)
  let limit = widest
  while (limit > 300 && fitted(limit - 20).length === length) limit -= 20
  return fitted(limit)
}

function mark(): string {
  const bars = [16, 32, 44, 28, 12].map(
    (tall, place) =>
      `<rect x="${edge + 13 + place * 11}" y="${106 - tall / 2}" width="6" height="${tall}" rx="3" fill="${place === 2 ? saffron : paper}"/>`,
  )
  return `<rect x="${edge}" y="68" width="76" height="76" rx="21" fill="${green.mark}"/>${bars.join('')}`
}

/** The voice ribbons behind the words; each page's stand a little differently. */
function ribbons(seed: number): string {
  return Array.from({ length: 9 }, (_, row) => {
    const points = Array.from({ length: 49 }, (_, step) => {
      const x = (step * width) / 48
      const wave =
        Math.sin(step / 7 + row * 0.32 + seed * 0.7) * 46 +
        Math.sin(step / 3.1 - row * 0.2 + seed) * 16
      return `${x.toFixed(0)},${(180 + row * 17 + wave).toFixed(1)}`
    })
    const accent = row === 4
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${accent ? saffron : green.line}" stroke-opacity="${accent ? 0.9 : 1}" stroke-width="${accent ? 2.5 : 2}"/>`
  }).join('')
}
