import { cutLetters } from './page-fonts.ts'
import { drawSocialPictures } from './social-pictures.ts'

export const lettersFolder = 'build/letters'
export const picturesFolder = 'build/social-pictures'

/** What needs nothing of the pages, and as long as they do: a process of its own makes it beside them. */
if (import.meta.main) {
  await cutLetters(lettersFolder)
  await drawSocialPictures(picturesFolder)
}
