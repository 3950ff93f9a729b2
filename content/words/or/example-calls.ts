import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'ଦଶଟି ଭାରତୀୟ ଭାଷାରେ ଉଦାହରଣ କଲ୍',
    description: `ଫୋନରେ ${brand.name} ଠିକ୍ କ’ଣ କହେ, ଶବ୍ଦେ ଶବ୍ଦେ: ଲକ୍ଷ୍ନୌର କ୍ଲିନିକରୁ ଭୁବନେଶ୍ୱରର ଟୁର୍ ଡେସ୍କ ଯାଏ ଦଶଟି ଲେଖା କଲ୍, ପ୍ରତ୍ୟେକର ଓଡ଼ିଆ ଅର୍ଥ ସହ।`,
  },
  heading: 'ଦଶଟି କଲ୍, ଶବ୍ଦେ ଶବ୍ଦେ',
  lead: 'ସବୁଗୁଡ଼ିକ ଉଦାହରଣ ଭାବେ ଲେଖା: ଗୋଟିଏ ବ୍ୟବସାୟ, ଗୋଟିଏ ସହର, ଆଉ ଶେଷରେ ଗୋଟିଏ କାମ ଶେଷ। ହୋମ୍ ପେଜରେ ଏଗୁଡ଼ିକ ଶୁଣିପାରିବେ।',
}
