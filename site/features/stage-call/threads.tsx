import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { measureStage } from './measure-stage.ts'
import { quietThreads, type StageLayout, speakingThread } from './thread-paths.ts'

export type ThreadsHandle = { follow(played: number): void }

type ThreadsProps = {
  ref: RefObject<ThreadsHandle | null>
  keys: RefObject<HTMLDivElement | null>
  wave: RefObject<HTMLDivElement | null>
  /** Which key speaks. */
  place: number
}

/** A fine thread from every key to the card; the one that speaks is saffron, and becomes the playhead. */
export const Threads = memo(function Threads({ ref, keys, wave, place }: ThreadsProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const thread = useRef<SVGPathElement>(null)
  const knot = useRef<SVGCircleElement>(null)
  const head = useRef<SVGCircleElement>(null)
  const played = useRef(0)
  const [layout, setLayout] = useState<StageLayout | null>(null)

  const draw = useCallback(() => {
    if (!layout) return
    const { path, key, playhead } = speakingThread(layout, place, played.current)
    thread.current?.setAttribute('d', path)
    put(knot.current, key ?? playhead)
    put(head.current, playhead)
  }, [layout, place])

  useImperativeHandle(
    ref,
    () => ({
      follow(share) {
        played.current = share
        draw()
      },
    }),
    [draw],
  )
  useLayoutEffect(draw, [draw])

  useEffect(() => {
    const measure = () => {
      if (drawing.current && keys.current && wave.current)
        setLayout(measureStage(drawing.current, keys.current, wave.current))
    }
    const resized = new ResizeObserver(measure)
    for (const box of [drawing.current, keys.current, wave.current]) if (box) resized.observe(box)
    const row = keys.current
    row?.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      row?.removeEventListener('scroll', measure)
    }
  }, [keys, wave])

  const quiet = layout ? quietThreads(layout) : []
  return (
    <svg ref={drawing} className="stage-threads" aria-hidden="true">
      {quiet.map((path, index) => {
        const key = layout?.keys[index]
        if (!path || !key || index === place) return null
        return (
          <g key={path}>
            <path d={path} />
            <circle cx={key[0]} cy={key[1]} r="2.5" />
          </g>
        )
      })}
      {layout && (
        <g className="speaking">
          <path ref={thread} pathLength="1" />
          <circle ref={knot} r="5" />
          <circle ref={head} r="5" />
        </g>
      )}
    </svg>
  )
})

function put(dot: SVGCircleElement | null, [x, y]: readonly [number, number]) {
  dot?.style.setProperty('transform', `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`)
}
