import { constants, setPriority } from 'node:os'
import { subsetPageFonts } from './page-fonts.ts'
import { drawSocialPictures } from './social-pictures.ts'

export const pageFontsFolder = 'build/page-fonts'
export const picturesFolder = 'build/social-pictures'

/**
 * What needs nothing of the pages, and as long as they do: a process of its own makes it beside them, and leaves
 * the processor to the assistant's training first, which takes longest.
 */
if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await subsetPageFonts(pageFontsFolder)
  await drawSocialPictures(picturesFolder)
}
