import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'ଫ୍ରି ଟେଷ୍ଟ କଲ୍ ନିଅନ୍ତୁ',
  price: 'ମାସକୁ {amount}, ହିସାବ ସହ',
  othersHeading: 'ଅନ୍ୟ ବ୍ୟବସାୟ',
  sumPlan: 'ଦାମ ପେଜରେ ଏବେ ଥିବା ପ୍ଲାନ୍ ଅନୁସାରେ ହିସାବ।',
  sumLink: 'ନିଜ ସଂଖ୍ୟା ଦେଇ ଦେଖନ୍ତୁ',
  tryForFree: {
    heading: `${brand.name} ଫ୍ରିରେ ଚଲାଇ ଦେଖନ୍ତୁ`,
    text: 'ଆମ SaaS ପ୍ଲାଟଫର୍ମରେ କିଛି ମିନିଟରେ ଏଆଇ ଭଏସ୍ ଏଜେଣ୍ଟ ତିଆରି କରନ୍ତୁ: ଆପଣଙ୍କ ସମୟ, ଦାମ ଓ ସାଧାରଣ ପ୍ରଶ୍ନ ଦିଅନ୍ତୁ, ଗୋଟିଏ ନମ୍ବର ବାଛନ୍ତୁ, ଆଉ ଫୋନ୍ କରନ୍ତୁ।',
    action: 'ଯୋଗାଯୋଗ କରନ୍ତୁ',
  },
}
