import type { ReactNode } from 'react'
import { findPlaceAgain } from './kept-place.ts'
import { LanguageOffer } from './language-offer.tsx'

/** What is done for somebody who comes from the page in another language, or might prefer one. */
export function arrive(place: string | null, preferred: string): ReactNode {
  if (place) findPlaceAgain(place)
  return <LanguageOffer preferred={preferred} />
}
