import { palette } from '../palette.ts'
import { easeInOut, easeOut, land, presence, progress } from './drawing/easing.ts'
import {
  circle,
  element,
  faded,
  group,
  moved,
  picture,
  rect,
  round,
  spokenText,
  stroke,
  text,
} from './drawing/svg.ts'
import { loudness } from './drawing/voice.ts'
import type { Scene } from './scene.ts'

const SECONDS = 11
const TORN_OFF_AT = 9.9
const RECEIPT = { x: 790, width: 430, head: 218, row: 128 }

const steps = [
  { label: 'Packed', doneAt: 2.4 },
  { label: 'Shipped', doneAt: 3.9 },
  { label: 'Out today', doneAt: 5.4 },
]

const turns = [
  {
    from: 0.5,
    until: 3.3,
    agent: false,
    said: ['என் ஆர்டர்', 'எங்கே?'],
    english: 'Where is my order?',
  },
  {
    from: 3.6,
    until: 7.4,
    agent: true,
    said: ['இன்று மாலை', 'வந்துவிடும்.'],
    english: 'It comes this evening.',
  },
  {
    from: 7.7,
    until: 10.4,
    agent: false,
    said: ['சரி,', 'நன்றி!'],
    english: 'All right, thank you!',
  },
]

/** On saffron: a receipt feeds out in jerks, one step of the order at a time, asked in Tamil. */
export const industryOnlineStore: Scene = {
  id: 'films/industry-online-store',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  opensAt: 6.7,
  draw(t) {
    return picture(1280, 720, palette.saffron, speech(t), receipt(t), slot())
  },
}

function receipt(t: number): string {
  const feeds = [0.4, 1.7, 3.2, 4.7].map((from) => easeOut(progress(t, from, from + 0.45)))
  const lengths = [RECEIPT.head, RECEIPT.row, RECEIPT.row, RECEIPT.row]
  const fed = feeds.reduce((sum, share, index) => sum + share * (lengths[index] ?? 0), 0)
  const torn = easeInOut(progress(t, TORN_OFF_AT, TORN_OFF_AT + 0.8))
  if (fed === 0 || torn === 1) return ''
  const paper = element('path', { d: tornPaper(), fill: palette.paper })
  const rows = steps.map((step, index) => statusRow(step, index, t)).join('')
  return moved(RECEIPT.x, 644 - fed - 720 * torn, paper + shirt() + rows)
}

/** Zigzag at both ends, as paper that was torn. */
function tornPaper(): string {
  const { width } = RECEIPT
  const teeth = 15
  const length = RECEIPT.head + steps.length * RECEIPT.row + 24
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, index) => ({
    x: round((index * width) / (teeth * 2)),
    y: index % 2 === 0 ? 16 : 0,
  }))
  const top = edge.map(({ x, y }) => `L${x} ${y}`)
  const bottom = edge.toReversed().map(({ x, y }) => `L${x} ${length + y}`)
  return `M0 16${top.join('')}${bottom.join('')}Z`
}

function shirt(): string {
  const outline =
    'M-44 -62 L-92 -34 L-74 6 L-52 -4 L-52 66 L52 66 L52 -4 L74 6 L92 -34 L44 -62 Q0 -26 -44 -62 Z'
  return (
    moved(
      RECEIPT.width / 2,
      112,
      element('path', { d: outline, fill: palette.green800, 'stroke-linejoin': 'round' }) +
        stroke('M-52 34 H52', palette.green300, 7),
    ) + stroke(`M36 206 H${RECEIPT.width - 36}`, '#C9CFC6', 4, { 'stroke-dasharray': '2 14' })
  )
}

function statusRow({ label, doneAt }: (typeof steps)[number], index: number, t: number): string {
  const y = RECEIPT.head + index * RECEIPT.row + 60
  const done = progress(t, doneAt, doneAt + 0.4)
  const tick = stroke('M-16 2 L-5 13 L18 -12', palette.paper, 8)
  return (
    text(140, y + 20, label, { size: 62, fill: palette.ink, weight: 600, width: 86 }) +
    circle(78, y, 34, palette.paper, { stroke: '#B9C4BB', 'stroke-width': 6 }) +
    faded(done === 0 ? 0 : 1, moved(78, y, circle(0, 0, 37, palette.green600) + tick, land(done)))
  )
}

function slot(): string {
  const { x, width } = RECEIPT
  return (
    rect(x - 40, 650, width + 80, 120, palette.onSaffron, { rx: 28 }) +
    rect(x - 8, 662, width + 16, 12, '#000', { rx: 6 })
  )
}

function speech(t: number): string {
  return turns
    .map(({ from, until, agent, said, english }) => {
      const lines = said.map((line, row) => {
        const heard = progress(t, from + row * 0.6, from + 0.6 + row * 0.6)
        return spokenText(60, 340 + row * 114, line, heard, {
          size: 102,
          fill: palette.onSaffron,
          weight: 680,
          width: 84,
        })
      })
      const meaning = text(60, 554, english, { size: 58, fill: '#4A2600', weight: 520 })
      return faded(
        presence(t, from - 0.15, until, 0.3, 0.25),
        voice(t, from, agent) + lines.join('') + meaning,
      )
    })
    .join('')
}

/** Five bars as tall as the voice: ink for the customer, green for the agent. */
function voice(t: number, from: number, agent: boolean): string {
  const speaking = presence(t, from, from + 1.9, 0.2, 0.4)
  const bars = [0, 1, 2, 3, 4].map((index) => {
    const height = 18 + 92 * speaking * loudness(t + index * 0.31, index)
    const colour = agent ? palette.green800 : palette.onSaffron
    return rect(62 + index * 30, 156 - height / 2, 18, height, colour, { rx: 9 })
  })
  return group({}, ...bars)
}
