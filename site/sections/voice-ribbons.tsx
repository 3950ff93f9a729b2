const ribbonCount = 9
const width = 1200
const height = 400

const stations = 24

function heightAt(station: number, row: number): number {
  const along = (station / stations) * 60
  const spread = 0.35 + 0.65 * Math.sin((station / stations) * Math.PI * 1.3 + 0.4) ** 2
  const wave =
    Math.sin(along / 8.2 + row * 0.26) * 88 * spread + Math.sin(along / 4.1 - row * 0.33) * 20
  return height / 2 + (row - 4) * 11 * spread + wave
}

/** Bends from the middle of one stretch to the middle of the next: few numbers, no corners. */
function ribbon(row: number): string {
  const x = (station: number) => (station * width) / stations
  const bends = Array.from({ length: stations }, (_, station) => {
    const y = heightAt(station, row)
    const middle = (y + heightAt(station + 1, row)) / 2
    return `Q${x(station)} ${Math.round(y)} ${x(station + 0.5)} ${Math.round(middle)}`
  })
  return `M0 ${Math.round(heightAt(0, row))}${bends.join('')}L${width} ${Math.round(heightAt(stations, row))}`
}

const ribbons = Array.from({ length: ribbonCount }, (_, row) => ({ row, d: ribbon(row) }))

/** The voice, drawn: fine lines that gather and part, one of them saffron. */
export function VoiceRibbons({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {ribbons.map(({ row, d }) => (
        <path
          key={row}
          d={d}
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
