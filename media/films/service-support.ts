import { palette } from '../palette.ts'
import { drawing, element, faded, group, moved, rect, spokenText } from '../svg.ts'
import { easeInOut, presence, progress } from './drawing/easing.ts'
import type { Scene } from './scene.ts'
import { CALL_SECONDS, levels, supportCall, type Turn } from './support-call.ts'

/** Two turns high; below it stand the captions, in the language of the page. */
const CARD = { x: 40, y: 196, width: 1200, height: 366 }
const TURN_HEIGHT = 166
const CLEARS_AT = 13.3

const voices = { caller: palette.saffron, agent: palette.green300 } as const

/** A Hindi support call: the level meter runs above, what is said on a darker card. The page says the rest. */
export const serviceSupport: Scene = {
  id: 'films/service-support',
  width: 1280,
  height: 720,
  seconds: CALL_SECONDS,
  opensAt: 0,
  posterAt: 10.9,
  sound: true,
  draw(t) {
    const ground = rect([0, 0], 1280, 720, '#0F3A2A')
    return drawing(1280, 720, ground, meter(t), card(t))
  },
}

function meter(t: number): string {
  const kept = 1 - easeInOut(progress(t, CLEARS_AT, CALL_SECONDS - 0.1))
  return levels
    .map(({ at, loudness, speaker }, index) => {
      const risen = easeInOut(progress(t, at, at + 0.25)) * kept
      const height = speaker ? 12 + 128 * loudness : 12
      const fill = speaker ? voices[speaker] : '#3C7A60'
      const x = 60 + index * 20
      const rest = rect([x, 102], 10, 12, '#1F5640', 5)
      const full = 12 + (height - 12) * risen
      return rest + faded(risen, rect([x, 108 - full / 2], 10, full, fill, 5))
    })
    .join('')
}

function card(t: number): string {
  const scrolled = supportCall
    .slice(2)
    .reduce((sum, turn) => sum + easeInOut(progress(t, turn.from - 0.35, turn.from + 0.15)), 0)
  const lines = supportCall.map((turn, index) => line(turn, index, t)).join('')
  const clip = element(
    'clipPath',
    { id: 'card' },
    rect([CARD.x, CARD.y], CARD.width, CARD.height, '#000', 28),
  )
  return (
    element('defs', {}, clip) +
    rect([CARD.x, CARD.y], CARD.width, CARD.height, palette.green950, 28) +
    group(
      { 'clip-path': 'url(#card)' },
      faded(
        lines === '' ? 0 : 1 - easeInOut(progress(t, CLEARS_AT, CALL_SECONDS - 0.15)),
        moved([0, CARD.y + 20 - scrolled * TURN_HEIGHT], lines),
      ),
    )
  )
}

function line(turn: Turn, index: number, t: number): string {
  const here = presence(t, turn.from - 0.15, CALL_SECONDS + 1, 0.3)
  if (here === 0) return ''
  const y = index * TURN_HEIGHT
  const caller = turn.speaker === 'caller'
  const x = caller ? 80 : 208
  const heard = progress(t, turn.from, turn.until - 0.3)
  const mark = rect([x, y + 34], 10, 96, caller ? palette.saffron : palette.green300, 5)
  return faded(
    here,
    mark +
      spokenText([x + 40, y + 107], turn.hindi, heard, {
        size: 72,
        fill: palette.paper,
        weight: 560,
        width: 88,
      }),
  )
}
