import { type RefObject, useEffect, useState } from 'react'
import { useInView } from './use-in-view.ts'
import { usePageVisible } from './use-page-visible.ts'

/** A film with sound: it runs only when asked, and stops when nobody can see it. */
export function useSoundFilm(
  frame: RefObject<Element | null>,
  video: RefObject<HTMLVideoElement | null>,
  firstCaptions: number,
) {
  const [playing, setPlaying] = useState(false)
  const [muted, setMuted] = useState(true)
  const [position, setPosition] = useState(0)
  /** Which of its tracks is shown; -1 is none. */
  const [captions, setCaptions] = useState(firstCaptions)
  const begun = playing || position > 0
  const onScreen = useInView(frame)
  const visible = usePageVisible()

  useEffect(() => {
    if (!onScreen || !visible) video.current?.pause()
  }, [onScreen, visible, video])

  useEffect(() => {
    for (const [place, track] of [...(video.current?.textTracks ?? [])].entries())
      track.mode = begun && place === captions ? 'showing' : 'disabled'
  }, [begun, captions, video])

  function togglePlaying() {
    const film = video.current
    if (!film) return
    if (!film.paused) return film.pause()
    film.muted = false
    film.play().catch(() => setPlaying(false))
  }

  function toggleMuted() {
    if (video.current) video.current.muted = !video.current.muted
  }

  function seek(seconds: number) {
    if (video.current) video.current.currentTime = seconds
    setPosition(seconds)
  }

  return {
    playing,
    begun,
    muted,
    position,
    captions,
    togglePlaying,
    toggleMuted,
    /** From one track to the next, and after the last to none. */
    turnCaptions() {
      const tracks = video.current?.textTracks.length ?? 0
      setCaptions(captions + 1 < tracks ? captions + 1 : -1)
    },
    seek,
    /** What the film itself reports; buttons only ask, so the two cannot disagree. */
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onVolumeChange: () => setMuted(video.current?.muted ?? true),
      onTimeUpdate: () => setPosition(video.current?.currentTime ?? 0),
    },
  }
}
