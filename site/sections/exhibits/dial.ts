/** Radii of the dial's parts. */
export const DIAL = { hub: 74, hand: 118, ring: 118, tick: 136, label: 96 } as const

type Spot = readonly [x: number, y: number]

/** Where an hour of the day stands: noon on top, midnight below, clockwise. */
export function spot(hour: number, radius: number): Spot {
  const turn = ((hour - 12) / 24) * 2 * Math.PI
  return [round(Math.sin(turn) * radius), round(-Math.cos(turn) * radius)]
}

export function arc(from: number, to: number, radius: number): string {
  const large = to - from > 12 ? 1 : 0
  return `M${spot(from, radius)}A${radius} ${radius} 0 ${large} 1 ${spot(to, radius)}`
}

const round = (value: number) => Math.round(value * 10) / 10
