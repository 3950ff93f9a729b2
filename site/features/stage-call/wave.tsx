import { memo, type RefObject, useEffect, useState } from 'react'
import type { Timeline } from './timeline.ts'
import { barsPath, waveBars } from './wave-bars.ts'

type WaveProps = {
  ref: RefObject<HTMLDivElement | null>
  /** The bars that the playhead has passed: cut off at it, frame by frame. */
  passed: RefObject<SVGSVGElement | null>
  timeline: Timeline
}

const HEIGHT = 48

/** The call as a level meter. Its bars take the speaker's colour as the playhead passes. */
export const Wave = memo(function Wave({ ref, passed, timeline }: WaveProps) {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => setWidth(box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [ref])

  const bars = waveBars(timeline, width, HEIGHT)
  const of = (speaker: 'caller' | 'agent') =>
    barsPath(
      bars.filter((bar) => bar.speaker === speaker),
      HEIGHT,
    )
  return (
    <div ref={ref} className="call-wave">
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <path d={barsPath(bars, HEIGHT)} />
      </svg>
      <svg ref={passed} width={width} height={HEIGHT} aria-hidden="true">
        <path data-speaker="caller" d={of('caller')} />
        <path data-speaker="agent" d={of('agent')} />
      </svg>
    </div>
  )
})
