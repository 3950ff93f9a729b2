import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'ହିନ୍ଦୀ',
  ta: 'ତାମିଲ',
  te: 'ତେଲୁଗୁ',
  bn: 'ବଙ୍ଗଳା',
  mr: 'ମରାଠୀ',
  gu: 'ଗୁଜରାଟୀ',
  kn: 'କନ୍ନଡ଼',
  ml: 'ମାଲାୟାଲମ',
  pa: 'ପଞ୍ଜାବୀ',
  or: 'ଓଡ଼ିଆ',
}
