import { founderCard } from '#content/founder-card.ts'
import { drawCards } from './draw-cards.ts'

export async function downloadCards(): Promise<void> {
  try {
    const address = URL.createObjectURL(await drawCards())
    const link = document.createElement('a')
    link.href = address
    link.download = founderCard.pictureFile
    link.click()
    // Some browsers read the address after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  } catch (error) {
    console.error('Error generating image', error)
  }
}
