import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'ଦଶଟି ଭାରତୀୟ ଭାଷାରେ ଉଦାହରଣ କଲ୍',
    description: `ଫୋନରେ ${brand.name} ଠିକ୍ କ’ଣ କହେ, ଅକ୍ଷରେ ଅକ୍ଷରେ: ଲକ୍ଷ୍ନୌର କ୍ଲିନିକରୁ ଭୁବନେଶ୍ୱରର ଟୁର୍ ଡେସ୍କ ଯାଏ ଦଶଟି ଲେଖା କଲ୍, ପ୍ରତ୍ୟେକର ଓଡ଼ିଆ ଅର୍ଥ ସହ।`,
  },
  heading: 'ଦଶଟି କଲ୍, ଅକ୍ଷରେ ଅକ୍ଷରେ',
  lead: 'ସବୁଗୁଡ଼ିକ ଉଦାହରଣ ଭାବେ ଲେଖା: ଗୋଟିଏ ବ୍ୟବସାୟ, ଗୋଟିଏ ସହର, ଆଉ ଶେଷରେ ସରିଥିବା ଗୋଟିଏ କାମ। ହୋମ୍ ପେଜରେ ଏଗୁଡ଼ିକ ଶୁଣିପାରିବେ।',
}
