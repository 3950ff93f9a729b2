import { drawCards } from './draw-cards.ts'
import type { Card } from './shapes.ts'

const fileName = 'business-card.png'

export async function downloadCards(cards: readonly Card[]): Promise<void> {
  try {
    const address = URL.createObjectURL(await drawCards(cards))
    const link = document.createElement('a')
    link.href = address
    link.download = fileName
    link.click()
    // Some browsers read the address after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  } catch (error) {
    console.error('Error generating image', error)
  }
}
