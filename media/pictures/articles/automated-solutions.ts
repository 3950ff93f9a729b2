import { claims } from '#content/facts/claims.ts'
import { palette } from '../../palette.ts'
import { disc, element, group, line, rect, speech } from '../../svg.ts'
import { cover, HEIGHT, MIDDLE, WIDTH, word } from './cover.ts'

const [CX, CY] = MIDDLE
const BARS = 60
const INNER = 188
const REACH = 122
const NOW = 7

function clock(colour: string) {
  return speech(BARS, 0.9)
    .map((level, index) => {
      const accent = index === NOW
      const length = accent ? REACH : 14 + level * (REACH - 24)
      return line(`M${CX} ${CY - INNER}v${-length}`, accent ? palette.saffron : colour, 12, {
        transform: `rotate(${(index * 360) / BARS + 3} ${CX} ${CY})`,
      })
    })
    .join('')
}

const half = (id: string, x: number) =>
  element('clipPath', { id }, rect([x, 0], WIDTH / 2, HEIGHT, '#000'))

const [hours, days] = claims.alwaysOn.split('/') as [string, string]
const BASELINE = CY + 51

/** A clock of sixty voice bars, half by day and half by night. */
export function automatedSolutions() {
  return cover(
    'saffron',
    disc(MIDDLE, INNER + 28, palette.saffron),
    rect([CX, 0], CX, HEIGHT, palette.green950),
    half('day', 0),
    half('night', CX),
    group({ 'clip-path': 'url(#day)' }, clock(palette.green950)),
    group({ 'clip-path': 'url(#night)' }, clock(palette.green300)),
    word(hours, 'Latin', [CX - 5, BASELINE], 160, palette.green950, 'end'),
    word(`/${days}`, 'Latin', [CX + 5, BASELINE], 160, palette.paper, 'start'),
  )
}
