import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'ଆପଣଙ୍କ ନାମ',
    tooLong: 'ନାମ {limit} ଅକ୍ଷର ଭିତରେ ରଖନ୍ତୁ।',
    shown: 'ନାମ',
    stored: 'ନାମ',
  },
  companyName: {
    label: 'କମ୍ପାନୀ',
    tooLong: 'କମ୍ପାନୀର ନାମ {limit} ଅକ୍ଷର ଭିତରେ ରଖନ୍ତୁ।',
    shown: 'କମ୍ପାନୀ',
    stored: 'କମ୍ପାନୀ',
  },
  email: {
    label: 'ଇମେଲ୍',
    tooLong: 'ଇମେଲ୍ ଠିକଣା {limit} ଅକ୍ଷର ଭିତରେ ରଖନ୍ତୁ।',
    shown: 'ଇମେଲ୍',
    stored: 'ଇମେଲ୍ ଠିକଣା',
  },
  phoneNumber: {
    label: 'ଫୋନ୍ ନମ୍ବର',
    tooLong: 'ଫୋନ୍ ନମ୍ବର {limit} ଅକ୍ଷର ଭିତରେ ରଖନ୍ତୁ।',
    shown: 'ଫୋନ୍',
    stored: 'ଫୋନ୍ ନମ୍ବର',
  },
  query: {
    label: 'ଗ୍ରାହକମାନେ ଆପଣଙ୍କୁ କାହିଁକି ଫୋନ୍ କରନ୍ତି?',
    tooLong: 'ମେସେଜ୍ {limit} ଅକ୍ଷର ଭିତରେ ରଖନ୍ତୁ।',
    shown: 'ମେସେଜ୍',
    stored: 'ମେସେଜ୍ ({count} ଅକ୍ଷର)',
  },
}
