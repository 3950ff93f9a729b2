import { constants, setPriority } from 'node:os'
import { subsetPageFonts } from './page-fonts.ts'
import { drawSocialPictures } from './social-pictures.ts'

export const pageFontsFolder = 'build/page-fonts'
export const picturesFolder = 'build/social-pictures'

/**
 * What needs nothing of the pages: a process of its own for each makes them beside the pages, and leaves the
 * processor to the assistant's training first, which takes longest.
 */
if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  if (process.argv[2] === 'fonts') await subsetPageFonts(pageFontsFolder)
  else await drawSocialPictures(picturesFolder)
}
