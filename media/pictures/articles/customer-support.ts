import { palette } from '../../palette.ts'
import { disc, line, rect } from '../../svg.ts'
import { cover, FINE, HEIGHT, WIDTH, word } from './cover.ts'

/** Sound that spreads from an ear-cup to the edge of the picture. */
function sound(side: -1 | 1) {
  return [0.9, 0.7, 0.6, 0.4, 0.3].map((opacity, index) => {
    const step = index + 1
    const x = WIDTH / 2 + side * (300 + step * 52)
    const reach = 44 + step * 40
    const bend = side * (22 + step * 6)
    return line(
      `M${x} ${350 - reach}Q${x + bend * 2} 350 ${x} ${350 + reach}`,
      palette.green300,
      FINE + 2,
      { opacity },
    )
  })
}

/** The first letter of the Devanagari alphabet goes on duty. */
export function customerSupport() {
  return cover(
    'night',
    rect([280, 0], 640, HEIGHT, palette.green950),
    ...sound(-1),
    ...sound(1),
    word('अ', 'Devanagari', [604, 510], 520, palette.paper),
    line('M330 350V312A270 262 0 0 1 870 312V350', palette.green600, 20),
    line('M330 420C330 560 400 606 520 606', palette.green600, 12),
    rect([294, 290], 72, 150, palette.green300, 36),
    rect([834, 290], 72, 150, palette.green300, 36),
    disc([540, 606], 28, palette.saffron),
  )
}
