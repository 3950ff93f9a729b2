const barCount = 44
const step = 6

const bars = Array.from({ length: barCount }, (_, index) => {
  const syllable =
    Math.abs(Math.sin(index * 0.58)) * (0.45 + 0.55 * Math.abs(Math.sin(index * 0.171 + 0.9)))
  const half = Math.round(1 + syllable * 21.5)
  return `M${3.5 + index * step} ${26 - half}v${2 * half}`
})

/** A level meter of one spoken sentence; what is already heard is darker. */
export function Waveform({ played, className = '' }: { played: number; className?: string }) {
  const heard = Math.ceil(played * barCount)
  return (
    <svg
      viewBox={`0 0 ${barCount * step} 52`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className={className}
    >
      <path d={bars.slice(0, heard).join('')} stroke="#17805A" />
      <path d={bars.slice(heard).join('')} stroke="#C3DACD" />
    </svg>
  )
}
