import type { StageLayout } from './thread-paths.ts'

const CLEAR_OF_WAVE = 8

/** Where keys, card and wave stand now, within the drawing that lies over them. */
export function measureStage(drawing: Element, row: Element, wave: Element): StageLayout {
  const origin = drawing.getBoundingClientRect()
  const shown = row.getBoundingClientRect()
  const card = (wave.closest('.call-card') ?? wave).getBoundingClientRect()
  const bars = wave.getBoundingClientRect()
  const cardFirst = card.top < shown.top
  const keys = [...row.querySelectorAll('[data-key]')].map((element) => {
    const key = element.getBoundingClientRect()
    const x = (key.left + key.right) / 2
    const inSight = x > shown.left + 4 && x < Math.min(shown.right, innerWidth) - 12
    const y = (cardFirst ? key.top : key.bottom) - origin.top
    return inSight ? ([x - origin.left, y] as const) : null
  })
  return {
    keys,
    edge: (cardFirst ? card.bottom : card.top) - origin.top,
    wave: {
      left: bars.left - origin.left,
      right: bars.right - origin.left,
      end: (cardFirst ? bars.top - CLEAR_OF_WAVE : bars.bottom + CLEAR_OF_WAVE) - origin.top,
    },
  }
}
