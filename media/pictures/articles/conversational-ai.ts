import { palette } from '../../palette.ts'
import { bars, shape } from '../../svg.ts'
import { cover, word } from './cover.ts'

const levels = [56, 112, 150, 92, 44, 78, 138, 166, 120, 60, 34, 72, 124, 96, 148, 84, 40]

/** A greeting in Tamil, and the voice that answers it. */
export function conversationalAi() {
  return cover(
    'saffron',
    shape(
      'M150 70H790a60 60 0 0 1 60 60V300a60 60 0 0 1-60 60H214L118 420c-18 11-28 2-28-16V130a60 60 0 0 1 60-60Z',
      palette.paper,
    ),
    word('வணக்கம்', 'Tamil', [470, 262], 132, palette.green950),
    shape(
      'M480 318H1050a60 60 0 0 1 60 60V600c0 18-10 27-28 16L986 556H480a60 60 0 0 1-60-60V378a60 60 0 0 1 60-60Z',
      palette.green950,
      { stroke: palette.saffron, 'stroke-width': 16 },
    ),
    bars([493, 437], 34, levels, palette.green300, 16),
  )
}
