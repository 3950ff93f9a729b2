/** Offered once to who prefers this language and reads another. */
export const offer = {
  text: 'This page is also there in English.',
  accept: 'Read it in English',
  decline: 'No, thanks',
} as const
