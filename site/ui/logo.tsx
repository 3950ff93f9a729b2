import { brand } from '#content/facts/brand.ts'

const bars = [
  { x: 10, height: 8 },
  { x: 15, height: 16 },
  { x: 20, height: 22, accent: true },
  { x: 25, height: 14 },
  { x: 30, height: 6 },
]

export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#0F4A35" />
      {bars.map(({ x, height, accent }) => (
        <rect
          key={x}
          x={x - 1.4}
          y={20 - height / 2}
          width="2.8"
          height={height}
          rx="1.4"
          fill={accent ? '#F08A24' : '#FBF9F4'}
        />
      ))}
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-3">
      <LogoMark />
      <span className="display text-[1.5rem] tracking-[-0.01em]">{brand.name}</span>
    </span>
  )
}
