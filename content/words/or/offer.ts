import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'ଏହି ପେଜ୍ ଓଡ଼ିଆରେ ବି ଅଛି।',
  accept: 'ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ',
  decline: 'ନା, ଥାଉ',
}
