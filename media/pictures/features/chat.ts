import { palette } from '../../palette.ts'
import { agent, figure, rows, tick, tile } from '../figure.ts'
import type { Letters } from '../lettering.ts'
import { disc, letters, type Point, shape } from '../svg.ts'
import { featureSize } from './size.ts'

const onTile = (...parts: string[]) => figure(featureSize, tile.soft, ...parts)

type Side = 'left' | 'right'

/** A rounded box with one square corner on the speaker's side. */
function bubble([x, y]: Point, width: number, height: number, side: Side, fill: string) {
  const r = 18
  const w = width - 2 * r
  const h = height - 2 * r
  const a = `a${r} ${r} 0 0 1`
  const corner = side === 'left' ? `h${-w - r}v${-h - r}` : `h${-w}${a} ${-r} ${-r}v${-h}`
  const lowerRight = side === 'left' ? `${a} ${-r} ${r}` : `v${r}h${-r}`
  return shape(
    `M${x + r} ${y}h${w}${a} ${r} ${r}v${h}${lowerRight}${corner}${a} ${r} ${-r}Z`,
    fill,
    {
      stroke: palette.green800,
      'stroke-width': 2,
    },
  )
}

/** A question, an answer, a thank-you, and the next one being typed. */
export function chatAutomation() {
  return onTile(
    bubble([40, 40], 216, 62, 'left', palette.paper),
    rows([64, 64], 16, [150, 96]),
    bubble([196, 118], 244, 76, 'right', palette.green800),
    rows([222, 143], 16, [176, 130], palette.green300),
    tick([418, 172], 11),
    bubble([40, 210], 128, 62, 'left', palette.paper),
    disc([78, 241], 6, palette.green800),
    disc([104, 241], 6, palette.saffron),
    disc([130, 241], 6, palette.green800),
    agent([408, 248], 30),
  )
}

/** The same first letter in five scripts, one conversation. */
export function multilingualChat() {
  const first: [Letters, Point, number, Side, string, string][] = [
    ['अ', [40, 42], 104, 'left', palette.paper, palette.green800],
    ['அ', [164, 42], 128, 'right', palette.green800, palette.paper],
    ['అ', [312, 42], 128, 'left', palette.paper, palette.green800],
    ['অ', [40, 176], 148, 'left', palette.green800, palette.paper],
    ['A', [312, 176], 128, 'right', palette.paper, palette.green800],
  ]
  const spoken = first.map(
    ([letter, [x, y], width, side, fill, ink]) =>
      bubble([x, y], width, 102, side, fill) + letters(letter, [x + width / 2, y + 51], 48, ink),
  )
  return onTile(...spoken, agent([250, 227], 40))
}
