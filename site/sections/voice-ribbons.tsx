const ribbonCount = 9
const width = 1200
const height = 400

function ribbon(row: number): string {
  const points = Array.from({ length: 61 }, (_, step) => {
    const x = (step * width) / 60
    const spread = 0.35 + 0.65 * Math.sin((step / 60) * Math.PI * 1.3 + 0.4) ** 2
    const wave =
      Math.sin(step / 8.2 + row * 0.26) * 88 * spread + Math.sin(step / 4.1 - row * 0.33) * 20
    return `${x},${(height / 2 + (row - 4) * 11 * spread + wave).toFixed(1)}`
  })
  return points.join(' ')
}

const ribbons = Array.from({ length: ribbonCount }, (_, row) => ({ row, points: ribbon(row) }))

/** The voice, drawn: fine lines that gather and part, one of them saffron. */
export function VoiceRibbons({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {ribbons.map(({ row, points }) => (
        <polyline
          key={row}
          points={points}
          fill="none"
          vectorEffect="non-scaling-stroke"
          stroke={row === 3 ? '#F08A24' : '#8FD9B0'}
          strokeOpacity={row === 3 ? 0.65 : 0.17}
          strokeWidth={row === 3 ? 1.5 : 1.25}
        />
      ))}
    </svg>
  )
}
