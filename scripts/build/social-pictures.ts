import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import satori from 'satori'
import sharp from 'sharp'
import { readArticles } from '#content/articles/all.ts'
import { brand } from '#content/facts/brand.ts'
import { notFoundPath, type PageName, pages } from '#content/facts/pages.ts'
import { industries } from '#content/industries/all.ts'
import { words } from '#content/words/en/all.ts'
import { subsetToTexts } from './font-subset.ts'

const width = 1200
const height = 630
const green = { deep: '#08241A', line: '#1C4736', pale: '#8FD9B0' }
const paper = '#FBF9F4'
const saffron = '#F08A24'

const { tagline } = words.brand

type Card = { path: string; kicker: string; title: string }

/** One picture a page, for whoever shares it: the page's title in the brand's look. */
export async function drawSocialPictures(folder: string): Promise<void> {
  const cards = socialCards()
  const letters = new Set(
    cards.flatMap(({ kicker, title }) => [...`${kicker}${title}${brand.name}${tagline}`]),
  )
  const fonts = await loadFonts([...letters])
  for (const [index, card] of cards.entries()) {
    const svg = await satori(layout(card), { width, height, fonts })
    const path = join(folder, 'og', `${card.path}.png`)
    await mkdir(dirname(path), { recursive: true })
    const picture = sharp(Buffer.from(withRibbons(svg, index)))
    await writeFile(path, await picture.png({ palette: true, quality: 80, effort: 4 }).toBuffer())
  }
}

export function socialCards(): Card[] {
  return [
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
    ...readArticles().map(({ slug, tag, title }) => ({
      path: `/blog/${slug}`,
      kicker: tag,
      title,
    })),
    { path: notFoundPath, kicker: tagline, title: words.shell.notFound.heading },
  ]
}

async function loadFonts(letters: string[]) {
  const file = fileURLToPath(
    import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2'),
  )
  const source = await readFile(file)
  const cut = async (wght: number, wdth: number) =>
    fontverter.convert(await subsetToTexts(source, letters, { wght, wdth }), 'truetype')
  return [
    { name: 'Display', data: await cut(640, 86), weight: 600 as const },
    { name: 'Text', data: await cut(450, 100), weight: 400 as const },
  ]
}

// Satori takes elements as plain objects; one helper keeps the tree readable.
const box = (style: Record<string, string | number>, children: unknown) =>
  ({ type: 'div', props: { style: { display: 'flex', ...style }, children } }) as never

function layout({ kicker, title }: Card) {
  const size = title.length > 80 ? 58 : title.length > 50 ? 68 : 80
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '68px 76px',
    },
    [
      box({ alignItems: 'center', gap: 22 }, [
        mark(),
        box({ fontFamily: 'Display', fontSize: 44, color: paper }, brand.name),
      ]),
      box({ flexDirection: 'column', gap: 26 }, [
        box({ fontFamily: 'Text', fontSize: 30, color: green.pale }, kicker),
        box(
          {
            fontFamily: 'Display',
            fontSize: size,
            lineHeight: 1.04,
            letterSpacing: -1,
            color: paper,
            maxWidth: 980,
          },
          title,
        ),
      ]),
    ],
  )
}

function mark() {
  const bars = [16, 32, 44, 28, 12].map((barHeight, index) =>
    box(
      { width: 6, height: barHeight, borderRadius: 3, background: index === 2 ? saffron : paper },
      '',
    ),
  )
  return box(
    {
      width: 76,
      height: 76,
      borderRadius: 21,
      background: '#0F4A35',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 5,
    },
    bars,
  )
}

/** The voice ribbons behind the words; each page's stand a little differently. */
function withRibbons(svg: string, seed: number): string {
  const ribbons = Array.from({ length: 9 }, (_, row) => {
    const points = Array.from({ length: 49 }, (_, step) => {
      const x = (step * width) / 48
      const wave =
        Math.sin(step / 7 + row * 0.32 + seed * 0.7) * 46 +
        Math.sin(step / 3.1 - row * 0.2 + seed) * 16
      return `${x.toFixed(0)},${(180 + row * 17 + wave).toFixed(1)}`
    })
    const accent = row === 4
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${accent ? saffron : green.line}" stroke-opacity="${accent ? 0.9 : 1}" stroke-width="${accent ? 2.5 : 2}"/>`
  })
  const ground = `<rect width="${width}" height="${height}" fill="${green.deep}"/>`
  return svg.replace(/^(<svg[^>]*>)/, `$1${ground}${ribbons.join('')}`)
}
