import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} ପ୍ଲାନ୍',
  inside: '{minutes} ମିନିଟ୍ ସାମିଲ',
  extra: 'ଅଧିକ {minutes} ମିନିଟ୍ ×\u00a0{rate}',
  noExtra: 'ଅଧିକ ମିନିଟ୍ ନାହିଁ',
  used: '{free} ଭିତରୁ {minutes} ଖର୍ଚ୍ଚ',
  total: 'ମାସକୁ ମୋଟ',
}
