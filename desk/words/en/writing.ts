/** What a configured model does for staff. */
export const writing = {
  translate: 'Translate',
  original: 'Only the original',
  translating: 'The model is translating.',
  byModel: 'Translated by the model',
  draft: 'Draft a reply',
  drafting: 'The model is writing',
  drafted: 'Drafted by the model. Read it before you send it.',
  doubtful: 'It names figures that the site does not state: check them.',
} as const
