import { useEffect, useState } from 'react'
import type { FigureWords } from './read-figures.ts'

/** Long enough for what the visitor came for to be there. */
const AFTER_MS = 3000

/** How the promise was kept, where the owner shows it: asked for once everything else is there. */
export function PromiseFigures({ words }: { words: FigureWords }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const { readFigures } = await import('./read-figures.ts')
      setText(await readFigures(words, leaving.signal))
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [words])
  return text && <p className="mt-6 text-muted">{text}</p>
}
