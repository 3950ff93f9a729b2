import { cardSize } from './card-layout.ts'
import { type Card, cardFont, type Shape, type TextShape } from './shapes.ts'

const scale = 2
const around = 40
const ground = '#e4f4e9'

/** Both cards side by side, as the screen shows them, 2,160 pixels wide. */
export async function drawCards(cards: readonly Card[]): Promise<Blob> {
  await Promise.all(cards.flatMap(({ shapes }) => textsOf(shapes)).map(loadFont))
  const canvas = document.createElement('canvas')
  const width = around + cards.length * (cardSize.width + around)
  const height = cardSize.height + 2 * around
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser gives no drawing context')
  pen.scale(scale, scale)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  pen.translate(around, around)
  for (const card of cards) {
    drawCard(pen, card)
    pen.translate(cardSize.width + around, 0)
  }
  return toPng(canvas)
}

// The families are fetched as the page needs them; a canvas does not wait, so the picture must.
const loadFont = (shape: TextShape) => document.fonts.load(fontOf(shape), shape.text)

const fontOf = ({ weight, size }: TextShape) => `${weight} ${size}px ${cardFont}`

function textsOf(shapes: readonly Shape[]): TextShape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'link') return textsOf(shape.shapes)
    return shape.kind === 'text' ? [shape] : []
  })
}

function drawCard(pen: CanvasRenderingContext2D, card: Card): void {
  pen.beginPath()
  pen.roundRect(0, 0, cardSize.width, cardSize.height, cardSize.radius)
  pen.fillStyle = card.ground
  pen.fill()
  pen.strokeStyle = card.edge
  pen.stroke()
  for (const shape of card.shapes) drawShape(pen, shape)
}

function drawShape(pen: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.kind === 'link') {
    if (shape.onScreenOnly) return
    for (const inner of shape.shapes) drawShape(pen, inner)
    return
  }
  pen.save()
  pen.fillStyle = shape.fill
  if (shape.kind === 'rect') {
    pen.beginPath()
    pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius)
    pen.fill()
  } else if (shape.kind === 'path') {
    pen.translate(shape.x, shape.y)
    pen.scale(shape.scale, shape.scale)
    pen.fill(new Path2D(shape.d))
  } else {
    pen.font = fontOf(shape)
    pen.letterSpacing = `${shape.tracking * shape.size}px`
    pen.textAlign = shape.align
    pen.fillText(shape.text, shape.x, shape.y)
  }
  pen.restore()
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The picture could not be encoded'))
    }, 'image/png')
  })
}
