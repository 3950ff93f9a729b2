/** What a card is made of. The screen turns it into SVG, the download into pixels: one source, one look. */
export type Box = { x: number; y: number; width: number; height: number }

export type RectShape = { kind: 'rect'; radius: number; fill: string } & Box

export type PathShape = {
  kind: 'path'
  d: string
  x: number
  y: number
  scale: number
  fill: string
}

export type TextShape = {
  kind: 'text'
  text: string
  x: number
  /** The baseline. */
  y: number
  size: number
  weight: 400 | 640
  /** In ems. */
  tracking: number
  align: 'start' | 'center'
  fill: string
}

/** Something that leads somewhere on the screen, and is only drawn in the picture. */
export type LinkShape = {
  kind: 'link'
  href: string
  target: Box
  shapes: readonly Shape[]
  /** A button has nothing to do in a picture. */
  onScreenOnly?: true
}

export type Shape = RectShape | PathShape | TextShape | LinkShape

export type CardSize = { width: number; height: number; radius: number }

export type Card = {
  label: string
  size: CardSize
  ground: string
  edge: string
  shapes: readonly Shape[]
}

export const cardFont = 'Anek, "Anek Page", "Anek Fallback", sans-serif'
