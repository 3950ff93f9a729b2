import { palette } from '../../palette.ts'
import { bars, disc, drawing, line, type Point, rect, ring, shape, speech } from '../../svg.ts'
import { sceneSize } from './size.ts'

const { width, height } = sceneSize
const scene = (ground: string, ...parts: string[]) =>
  drawing(width, height, rect([0, 0], width, height, ground), ...parts)

/** A headset on a voice instead of a head. */
function customerSupport() {
  const levels = [46, 92, 60, 118, 60, 84, 40]
  return scene(
    palette.green950,
    ring([200, 156], 140, palette.green800, 2),
    ring([200, 156], 176, palette.green800, 2),
    bars([137, 156], 21, levels, palette.green300, 11),
    bars([200, 156], 21, [118], palette.saffron, 11),
    line('M94 156v-10a106 100 0 0 1 212 0v10', palette.paper, 10),
    rect([78, 134], 32, 64, palette.paper, 16),
    rect([290, 134], 32, 64, palette.paper, 16),
    line('M306 198c0 44-34 58-82 58', palette.paper, 5),
    disc([218, 256], 11, palette.saffron),
  )
}

/** A month's page; one call, one circle on it. */
function appointmentManagement() {
  const days = Array.from(
    { length: 28 },
    (_, index): Point => [110 + (index % 7) * 30, 132 + Math.floor(index / 7) * 34],
  )
  const marked = 17
  return scene(
    palette.saffronSoft,
    rect([72, 52], 256, 210, palette.paper, 18),
    shape('M90 52h220a18 18 0 0 1 18 18v30H72V70a18 18 0 0 1 18-18Z', palette.green800),
    line('M132 38v28M268 38v28', palette.green950, 8),
    ...days.map((at, index) => disc(at, 6, index < marked ? palette.green300 : palette.mint)),
    disc(days[marked] as Point, 21, palette.saffron),
    line('M191 201l7 7 13-15', palette.onSaffron, 4.5),
  )
}

/** Streets, a way through them, and a call at each turn. */
function deliveryUpdates() {
  return scene(
    palette.mint,
    line('M0 70H400M0 150H400M0 230H400M80 0V300M180 0V300M290 0V300', palette.paper, 16),
    line(
      'M46 230H164a16 16 0 0 0 16-16V166a16 16 0 0 1 16-16h78a16 16 0 0 0 16-16V96',
      palette.green800,
      7,
    ),
    ring([180, 190], 12, palette.green800, 6, palette.paper),
    ring([234, 150], 12, palette.green800, 6, palette.paper),
    rect([26, 202], 56, 56, palette.green800, 8),
    shape('M46 202h16v20l-8-6-8 6Z', palette.green300),
    shape('M290 108c-22-29-31-42-31-58a31 31 0 0 1 62 0c0 16-9 29-31 58Z', palette.saffron),
    disc([290, 49], 12, palette.mint),
    shape(
      'M226 186l8-14 8 14h60a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14h-80a14 14 0 0 1-14-14v-24a14 14 0 0 1 14-14Z',
      palette.green800,
    ),
    bars([232, 212], 12, [10, 20, 28, 14, 22, 10], palette.paper, 5),
  )
}

/** A cloche under which the table is booked, and the key of the room. */
function hotelsAndRestaurants() {
  const steam = speech(7, 0.6).map((level) => 12 + level * 40)
  return scene(
    palette.green800,
    bars([98, 66], 16, steam, palette.green300, 6),
    shape('M54 206a92 92 0 0 1 184 0Z', palette.paper),
    disc([146, 106], 12, palette.paper),
    line('M34 222H258', palette.saffron, 10),
    line('M92 190a56 56 0 0 1 34-40', palette.green300, 5),
    ring([322, 92], 30, palette.paper, 12),
    line('M322 128V236M322 204h26M322 232h34', palette.paper, 12),
    disc([322, 92], 8, palette.saffron),
  )
}

export const servicePictures = {
  'pictures/services/customer-support': customerSupport,
  'pictures/services/appointment-management': appointmentManagement,
  'pictures/services/delivery-updates': deliveryUpdates,
  'pictures/services/hotels-and-restaurants': hotelsAndRestaurants,
} as const
