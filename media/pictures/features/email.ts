import { palette } from '../../palette.ts'
import { card, figure, hairline, rows, tick, tile } from '../figure.ts'
import { disc, line, type Point, rect, shape } from '../svg.ts'
import { featureSize } from './size.ts'

const onTile = (...parts: string[]) => figure(featureSize, tile.mint, ...parts)

const envelope = ([x, y]: Point, width: number, flap: string = palette.paper) => {
  const height = width * 0.66
  return (
    card([x, y], width, height, 6) +
    shape(
      `M${x + 3} ${y + 3}l${width / 2 - 3} ${height * 0.52} ${width / 2 - 3} ${-height * 0.52}Z`,
      flap,
      {
        stroke: palette.green800,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      },
    )
  )
}

/** One inbox in, three labelled trays out. */
export function emailClassification() {
  const trays = [
    { y: 44, label: palette.green300 },
    { y: 128, label: palette.saffron },
    { y: 212, label: palette.green600 },
  ]
  return onTile(
    ...trays.map(({ y }) => hairline(`M172 160C220 160 214 ${y + 32} 262 ${y + 32}`)),
    envelope([52, 92], 96),
    envelope([64, 112], 96),
    envelope([76, 132], 96, palette.mint),
    ...trays.map(
      ({ y, label }) =>
        card([262, y], 178, 64, 12) +
        line(`M280 ${y + 18}v28`, label, 7) +
        envelope([298, y + 18], 42) +
        rows([358, y + 26], 14, [60, 40]),
    ),
  )
}

/** A draft that is already there; the person only sends it. */
export function suggestedReplies() {
  return onTile(
    card([40, 40], 236, 108, 16),
    disc([68, 68], 12, palette.green300),
    rows([92, 68], 0, [76], palette.green800),
    rows([62, 98], 20, [182, 130]),
    card([148, 128], 292, 148, 16),
    rows([176, 158], 20, [218, 186, 120]),
    line('M312 191v14', palette.saffron, 4),
    rect([176, 228], 76, 28, palette.mint, 14),
    rect([262, 228], 64, 28, palette.mint, 14),
    rows([196, 242], 0, [36], palette.green600),
    rows([280, 242], 0, [28], palette.green600),
    rect([346, 222], 72, 38, palette.saffron, 19),
    line('M370 241h24m-9-8l9 8-9 8', palette.onSaffron, 3),
  )
}

/** The unhappy message leaves the queue and goes first. */
export function priorityRouting() {
  const face = (at: Point, mouth: string, fill: string, ink: string) =>
    disc(at, 20, fill) +
    disc([at[0] - 7, at[1] - 5], 2.4, ink) +
    disc([at[0] + 7, at[1] - 5], 2.4, ink) +
    line(`M${at[0] - 8} ${at[1] + 8}q8 ${mouth} 16 0`, ink, 2.6)
  return onTile(
    hairline('M104 64C200 64 180 160 300 160', { stroke: palette.green600 }),
    hairline('M104 160C200 160 180 256 300 256', { stroke: palette.green600 }),
    line('M104 256C230 256 170 64 300 64', tile.mint, 12),
    line('M104 256C230 256 170 64 300 64', palette.saffron, 5),
    face([76, 64], '8', palette.green300, palette.green950),
    face([76, 160], '1', palette.green300, palette.green950),
    face([76, 256], '-9', palette.saffron, palette.onSaffron),
    card([300, 32], 140, 64, 12),
    card([300, 128], 140, 64, 12),
    card([300, 224], 140, 64, 12),
    rows([322, 57], 15, [60, 40]),
    rows([322, 153], 15, [72, 48]),
    rows([322, 249], 15, [54, 66]),
    tick([414, 64], 12),
  )
}
