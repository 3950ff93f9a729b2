import { qrCode } from 'virtual:qr-code'
import { brand, brandDomain, founder } from '#content/facts/brand.ts'
import type { Words } from '#content/words/words.ts'
import type { Box, Card, CardSize, RectShape, Shape, TextShape } from './shapes.ts'

type FounderWords = Pick<Words['founder'], 'founderLabel' | 'visit'>

/** Both cards, in units of their own; a printed card looks the same by day and by night. */
export const cardSize: CardSize = { width: 480, height: 344, radius: 20 }
const tallSize: CardSize = { width: 350, height: 462, radius: 20 }

const margin = 32
const lineHeight = 4 / 3
const right = cardSize.width - margin
const bottom = cardSize.height - margin
const colours = {
  green: '#08241a',
  deepGreen: '#0f4a35',
  greenEdge: '#1d4635',
  onGreen: '#f3f8f4',
  onGreenMuted: '#b9d3c5',
  white: '#ffffff',
  edge: '#dcdfda',
  ink: '#0f1f18',
  muted: '#55645c',
  link: '#17805a',
  saffron: '#f08a24',
  onSaffron: '#221100',
} as const

export const companyCard = (label: string, tagline: string): Card =>
  companyCardWith(label, tagline, 21)

export const companyCardOnPhones = (label: string, tagline: string): Card =>
  companyCardWith(label, tagline, 24)

const companyCardWith = (label: string, tagline: string, taglineSize: number): Card => ({
  label,
  size: cardSize,
  ground: colours.green,
  edge: colours.greenEdge,
  shapes: [
    ...voiceBars(),
    ...logoMark(margin, margin, 52),
    {
      ...display(brand.name, 100),
      x: margin - 3,
      y: 234,
      fill: colours.onGreen,
    },
    ...linesOf(tagline, 25).map((line, place) => ({
      ...plain(line, taglineSize),
      x: margin,
      y: bottom + (place - 1) * taglineSize * lineHeight,
      fill: colours.onGreenMuted,
    })),
  ],
})

const codeRoom = 125
/** Whole units a module keep every edge on a pixel in the picture. */
const codeScale = Math.floor(codeRoom / qrCode.modules)
const codeSide = qrCode.modules * codeScale
const rowHeight = 42

export const personCard = ({ founderLabel, visit }: FounderWords): Card => ({
  label: founderLabel,
  size: cardSize,
  ground: colours.white,
  edge: colours.edge,
  shapes: [
    {
      ...display(founder.name, sizeBesideCode(founder.name, 44)),
      x: margin - 1,
      y: 63,
      fill: colours.ink,
    },
    {
      ...plain(founder.title, sizeBesideCode(founder.title, 20)),
      x: margin,
      y: 94,
      fill: colours.muted,
    },
    qrShape(right - codeSide, margin),
    ...contactLines(margin, bottom - 3 * rowHeight),
    visitButton(visit, { x: right - 112, y: bottom - 46, width: 112, height: 46 }),
  ],
})

const tallMargin = 28
const tallRight = tallSize.width - tallMargin
const tallBottom = tallSize.height - tallMargin

/** Whoever holds the phone needs the lines first; the code is for those who stand beside it. */
export const personCardOnPhones = ({ founderLabel, visit }: FounderWords): Card => ({
  label: founderLabel,
  size: tallSize,
  ground: colours.white,
  edge: colours.edge,
  shapes: [
    {
      ...display(founder.name, sizeWithin(tallRight - tallMargin, founder.name, 44)),
      x: tallMargin - 1,
      y: 64,
      fill: colours.ink,
    },
    {
      ...plain(founder.title, sizeWithin(tallRight - tallMargin, founder.title, 20)),
      x: tallMargin,
      y: 96,
      fill: colours.muted,
    },
    ...contactLines(tallMargin, 148),
    qrShape(tallMargin, tallBottom - codeSide),
    visitButton(visit, { x: tallRight - 124, y: tallBottom - 50, width: 124, height: 50 }),
  ],
})

/** A long name or title is set smaller rather than into the code; half an em is a letter's mean width. */
function sizeBesideCode(text: string, most: number): number {
  return sizeWithin(right - codeRoom - margin - 16, text, most)
}

const sizeWithin = (room: number, text: string, most: number): number =>
  Math.min(most, Math.floor(room / (text.length * 0.52)))

function contactLines(x: number, firstRow: number): Shape[] {
  const row = (place: number, text: string, href: string): Shape => {
    const y = firstRow + place * rowHeight
    return {
      kind: 'link',
      href,
      target: { x: x - 8, y: y - 27, width: text.length * 10 + 24, height: rowHeight },
      shapes: [{ ...plain(text, 19), x, y: y - 4, fill: place === 0 ? colours.link : colours.ink }],
    }
  }
  return [
    row(0, brandDomain, brand.origin),
    row(1, founder.phone, `tel:${founder.phone.replaceAll(' ', '')}`),
    row(2, founder.email, `mailto:${founder.email}`),
    { ...plain(founder.location, 19), x, y: firstRow + 3 * rowHeight - 4, fill: colours.muted },
  ]
}

function visitButton(label: string, target: Box): Shape {
  return {
    kind: 'link',
    href: brand.origin,
    target,
    onScreenOnly: true,
    shapes: [
      { kind: 'rect', ...target, radius: target.height / 2, fill: colours.saffron },
      {
        ...plain(label, 20),
        weight: 640,
        align: 'center',
        x: target.x + target.width / 2,
        y: target.y + target.height / 2 + 7,
        fill: colours.onSaffron,
      },
    ],
  }
}

const qrShape = (x: number, y: number): Shape => {
  return { kind: 'path', d: qrCode.d, x, y, scale: codeScale, fill: colours.ink }
}

/** A voice rising and falling out of the card's corner. */
function voiceBars(): RectShape[] {
  const heights = [22, 54, 98, 68, 124, 176, 110, 148, 82, 48]
  const step = 26
  const middle = 120
  return heights.map((height, place) => ({
    kind: 'rect',
    x: right - 4 - (heights.length - 1 - place) * step - 8,
    y: middle - height / 2,
    width: 12,
    height,
    radius: 6,
    fill: place === 5 ? colours.saffron : colours.deepGreen,
  }))
}

function logoMark(x: number, y: number, size: number): RectShape[] {
  const unit = size / 40
  const bars = [8, 16, 22, 14, 6]
  return [
    {
      kind: 'rect',
      x,
      y,
      width: size,
      height: size,
      radius: 11 * unit,
      fill: colours.deepGreen,
    },
    ...bars.map(
      (height, place): RectShape => ({
        kind: 'rect',
        x: x + (8.6 + place * 5) * unit,
        y: y + (20 - height / 2) * unit,
        width: 2.8 * unit,
        height: height * unit,
        radius: 1.4 * unit,
        fill: place === 2 ? colours.saffron : colours.onGreen,
      }),
    ),
  ]
}

type Unplaced = Omit<TextShape, 'x' | 'y' | 'fill'>

function display(text: string, size: number): Unplaced {
  // Letters that hang from a line are drawn to touch: closer they would lie over each other.
  const tracking = /\p{Script=Latin}/u.test(text) ? -0.02 : 0
  return { kind: 'text', text, size, weight: 640, tracking, align: 'start' }
}

function plain(text: string, size: number): Unplaced {
  return { kind: 'text', text, size, weight: 400, tracking: 0, align: 'start' }
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
