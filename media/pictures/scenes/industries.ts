import { palette } from '../../palette.ts'
import {
  bars,
  curve,
  disc,
  drawing,
  line,
  type Point,
  rect,
  ring,
  shape,
  speech,
} from '../../svg.ts'
import { letters } from '../letters.ts'
import { sceneSize } from './size.ts'

const { width, height } = sceneSize
const scene = (ground: string, ...parts: string[]) =>
  drawing(width, height, rect([0, 0], width, height, ground), ...parts)

/** A clinic's cross, made of voice bars, with a pulse running through it. */
function healthcare() {
  return scene(
    palette.green800,
    line('M0 150H24l14-36 20 72 14-36h28M300 150h28l14-36 20 72 14-36h24', palette.green300, 3),
    bars([122, 150], 26, [70, 70], palette.mint, 15),
    bars([174, 150], 26, [214], palette.mint, 15),
    bars([200, 150], 26, [214], palette.saffron, 15),
    bars([226, 150], 26, [214], palette.mint, 15),
    bars([252, 150], 26, [70, 70], palette.mint, 15),
  )
}

/** A parcel whose bar code is a voice. */
function onlineStore() {
  const code = speech(12, 0.7).map((level) => 18 + level * 50)
  return scene(
    palette.green950,
    rect([0, 246], width, 54, palette.green800),
    shape('M98 106H302V246a10 10 0 0 1-10 10H108a10 10 0 0 1-10-10Z', palette.green600),
    shape('M98 108L122 62h156l24 46Z', palette.green300),
    shape('M178 136l11-9 11 9 11-9 11 9V62h-44Z', palette.saffron),
    rect([122, 158], 156, 78, palette.paper, 8),
    bars([140, 197], 10.9, code, palette.green950, 5),
  )
}

/** A route over hills drawn as sound, to a pin. */
function travelBooking() {
  const hills = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const points = Array.from({ length: 13 }, (_, step): Point => {
      const x = step * (width / 12)
      return [x, 196 + index * 17 + Math.sin(step * 0.82 + index * 0.55) * (26 - index * 2.4)]
    })
    return line(
      curve(points),
      index === 0 ? palette.green300 : palette.green600,
      index === 0 ? 4 : 2,
    )
  })
  return scene(
    palette.green950,
    ring([70, 74], 32, palette.green300, 2),
    disc([70, 74], 22, palette.green300),
    ...hills,
    line('M62 186C120 60 230 40 306 116', palette.paper, 3, { 'stroke-dasharray': '1 10' }),
    shape('M314 176c-24-32-34-46-34-64a34 34 0 0 1 68 0c0 18-10 32-34 64Z', palette.saffron),
    disc([314, 111], 13, palette.green950),
    disc([184, 74], 26, palette.green950),
    shape('M-20-17l42 17-42 17 8-17Z', palette.paper, {
      transform: 'translate(182 74)rotate(-14)',
    }),
  )
}

/** A rupee in a ring of voice bars: money, talked about. */
function financialService() {
  const halo = speech(40, 0.3)
    .map((level, index) => {
      const colour = index < 9 ? palette.saffron : palette.green300
      return line(`M200 62v${-(8 + level * 36)}`, colour, 6, {
        transform: `rotate(${index * 9} 200 150)`,
      })
    })
    .join('')
  return scene(
    palette.green800,
    line('M0 150H60M340 150H400', palette.green600, 2),
    halo,
    disc([200, 150], 72, palette.paper),
    ring([200, 150], 61, palette.green300, 2),
    letters('₹', [200, 150], 70, palette.green950),
  )
}

export const industryPictures = {
  'pictures/industries/healthcare': healthcare,
  'pictures/industries/online-store': onlineStore,
  'pictures/industries/travel-booking': travelBooking,
  'pictures/industries/financial-service': financialService,
} as const
