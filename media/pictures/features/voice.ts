import { palette } from '../../palette.ts'
import { agent, card, figure, hairline, person, rows, tick, tile } from '../figure.ts'
import { bars, disc, line, type Point, rect, ring, speech } from '../svg.ts'
import { featureSize } from './size.ts'

const onTile = (...parts: string[]) => figure(featureSize, tile.mint, ...parts)

/** Many callers, one answer: lines from every side end at the same agent. */
export function inboundCalls() {
  const callers: Point[] = [
    [70, 64],
    [70, 160],
    [70, 256],
  ]
  const lines = callers.map(([x, y], index) =>
    line(
      `M${x + 36} ${y}C200 ${y} 210 160 286 160`,
      index === 1 ? palette.saffron : palette.green600,
      index === 1 ? 4 : 2,
    ),
  )
  return onTile(
    ring([340, 160], 104, palette.green300, 2),
    ring([340, 160], 80, palette.green300, 2),
    ...lines,
    ...callers.map((at) => ring(at, 32, palette.green800, 2, palette.paper) + person(at, 16)),
    agent([340, 160], 54),
  )
}

/** One list, worked through: calls leave the agent and come back with an outcome. */
export function outboundCalls() {
  const lanes = [52, 106, 160, 214, 268]
  const paths = lanes.map((y, index) =>
    line(
      `M160 160C230 160 220 ${y} 292 ${y}`,
      index === 3 ? palette.saffron : palette.green600,
      index === 3 ? 4 : 2,
    ),
  )
  const cards = lanes.map((y, index) => {
    const done = index !== 3
    const state = done
      ? tick([416, y], 9, palette.green600, palette.paper)
      : ring([416, y], 8, palette.saffron, 4)
    return (
      card([292, y - 20], 148, 40) +
      rows([310, y], 0, [[62, 48, 70, 56, 44][index] as number]) +
      state
    )
  })
  return onTile(...paths, ...cards, agent([104, 160], 56))
}

/** A week's page with one slot just taken. */
export function appointments() {
  const taken = new Set([1, 4, 5, 8, 11, 15, 17])
  const slots = Array.from({ length: 20 }, (_, index) => {
    const at: Point = [112 + (index % 5) * 53, 116 + Math.floor(index / 5) * 41]
    if (index === 12) return rect(at, 44, 32, palette.saffron, 7)
    return rect(at, 44, 32, taken.has(index) ? palette.green300 : palette.mint, 7)
  })
  return onTile(
    card([92, 44], 296, 248, 16),
    hairline('M92 96h296'),
    line('M152 32v24M328 32v24', palette.green800, 6),
    rows([176, 76], 0, [96], palette.green800),
    ...slots,
    line('M229 215l7 7 13-15', palette.onSaffron, 4),
  )
}

/** The call writes the record while it is being spoken. */
export function crmSync() {
  const call = speech(9, 0.4).map((level) => 12 + level * 74)
  return onTile(
    card([40, 72], 156, 176, 16),
    agent([118, 124], 30),
    bars(
      [66, 206],
      13,
      call.map((height) => height * 0.62),
      palette.green600,
      6,
    ),
    card([284, 72], 156, 176, 16),
    person([322, 118], 22),
    rows([356, 106], 16, [58, 40]),
    hairline('M284 156h156'),
    rows([306, 178], 22, [112, 84], palette.green300),
    rows([306, 222], 0, [96], palette.saffron),
    line('M208 140h60m-12-12l12 12-12 12', palette.saffron, 4),
    hairline('M272 182h-60m12-12l-12 12 12 12'),
  )
}

/** Volume as bars, resolution as a ring, the trend as one line. */
export function callAnalytics() {
  const volume = [58, 82, 70, 108, 96, 132, 118]
  const columns = volume.map((height, index) =>
    bars(
      [84 + index * 30, 248 - height / 2],
      30,
      [height],
      index === 5 ? palette.saffron : palette.green600,
      16,
    ),
  )
  return onTile(
    card([40, 40], 256, 240, 16),
    hairline('M60 250h216'),
    rows([64, 72], 0, [84], palette.green800),
    ...columns,
    card([316, 40], 124, 112, 16),
    ring([378, 96], 30, palette.mint, 12),
    line('M378 66a30 30 0 1 1-28.5 20.7', palette.green600, 12),
    card([316, 168], 124, 112, 16),
    line('M334 250l24-22 20 10 22-34 22-12', palette.green800, 4),
    disc([422, 192], 7, palette.saffron),
  )
}
