import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'କଷ୍ଟମର ସପୋର୍ଟ ପାଇଁ ଏଆଇ\u00a0ଭଏସ୍\u00a0ଏଜେଣ୍ଟ',
  description: `${facts.name} ଗୋଟିଏ ଏଆଇ ଏଜେଣ୍ଟ, ଯାହା ଭାରତୀୟ ବ୍ୟବସାୟ ପାଇଁ କଲ୍, ଚାଟ୍ ଓ ଇମେଲରେ ଗ୍ରାହକଙ୍କୁ ଉତ୍ତର ଦିଏ, ଦଶରୁ ଅଧିକ ଭାରତୀୟ ଭାଷାରେ, ଦିନରାତି।`,
  feed: `${facts.name} ବ୍ଲଗ୍`,
}
