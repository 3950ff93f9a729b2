const barCount = 44

const bars = Array.from({ length: barCount }, (_, index) => {
  const syllable =
    Math.abs(Math.sin(index * 0.58)) * (0.45 + 0.55 * Math.abs(Math.sin(index * 0.171 + 0.9)))
  return { x: 2 + index * 6, height: 5 + syllable * 43 }
})

/** A level meter of one spoken sentence; what is already heard is darker. */
export function Waveform({ played, className = '' }: { played: number; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${barCount * 6} 52`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {bars.map(({ x, height }, index) => (
        <rect
          key={x}
          x={x}
          y={26 - height / 2}
          width="3"
          height={height}
          rx="1.5"
          fill={index / barCount < played ? '#17805A' : '#C3DACD'}
        />
      ))}
    </svg>
  )
}
