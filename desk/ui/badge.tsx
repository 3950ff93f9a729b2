/** Two letters that stand for somebody; their name stands beside it. */
export function Badge({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
  return (
    <span
      aria-hidden="true"
      className="grid h-6 min-w-7 shrink-0 place-items-center rounded-full bg-mint px-1.5 text-fine font-strong text-on-mint"
    >
      {letters.toLocaleUpperCase()}
    </span>
  )
}
