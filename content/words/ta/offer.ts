import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'இந்தப் பக்கம் தமிழிலும் உள்ளது.',
  accept: 'தமிழில் படிக்க',
  decline: 'வேண்டாம், நன்றி',
}
