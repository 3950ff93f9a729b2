import { subsetPageFonts } from './page-fonts.ts'
import { drawSocialPictures } from './social-pictures.ts'

export const pageFontsFolder = 'build/page-fonts'
export const picturesFolder = 'build/social-pictures'

/** What needs nothing of the pages, and as long as they do: a process of its own makes it beside them. */
if (import.meta.main) {
  await subsetPageFonts(pageFontsFolder)
  await drawSocialPictures(picturesFolder)
}
