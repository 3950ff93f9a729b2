import { type Card, cardFont, type Shape } from './shapes.ts'

// As an attribute a weight may only be a round hundred.
const weights = { 400: 'font-normal', 640: 'font-strong' } as const

/** A card on the screen: real text, real links. */
export function CardSvg({ card, className = '' }: { card: Card; className?: string }) {
  const { width, height, radius } = card.size
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its own texts speak; the section around it has the name
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={`block h-auto w-full overflow-visible ${className}`}
    >
      <rect width={width} height={height} rx={radius} fill={card.ground} stroke={card.edge} />
      {card.shapes.map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's order never changes
        <ShapeSvg key={place} shape={shape} />
      ))}
    </svg>
  )
}

function ShapeSvg({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
          rx={shape.radius}
          fill={shape.fill}
        />
      )
    case 'path':
      return (
        <path
          d={shape.d}
          transform={`translate(${shape.x} ${shape.y}) scale(${shape.scale})`}
          fill={shape.fill}
          shapeRendering="crispEdges"
        />
      )
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fill={shape.fill}
          fontFamily={cardFont}
          fontSize={shape.size}
          className={weights[shape.weight]}
          letterSpacing={`${shape.tracking}em`}
          textAnchor={shape.align === 'center' ? 'middle' : 'start'}
        >
          {shape.text}
        </text>
      )
    case 'link':
      return (
        <a href={shape.href} data-saffron={shape.onScreenOnly}>
          <rect {...shape.target} fill="none" pointerEvents="all" />
          {shape.shapes.map((inner, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's order never changes
            <ShapeSvg key={place} shape={inner} />
          ))}
        </a>
      )
  }
}
