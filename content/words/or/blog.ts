import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'ବ୍ଲଗ୍: ଭାରତରେ ଏଆଇ ଭଏସ୍, ଚାଟ୍ ଓ ସପୋର୍ଟ',
    description:
      'ଭାରତରେ କଷ୍ଟମର ସପୋର୍ଟ ସମ୍ଭାଳୁଥିବା ଲୋକଙ୍କ ପାଇଁ ଲେଖା: ଏଆଇ ଏଜେଣ୍ଟ କ’ଣ ଭଲ କରେ, ଖର୍ଚ୍ଚ କେତେ, କେଉଁଠି ଅଟକେ, ଆଉ ଛୋଟରୁ କେମିତି ଆରମ୍ଭ କରିବେ।',
  },
  heading: 'ଫୋନର ଆରପଟୁ',
  lead: 'ଭାରତରେ କଷ୍ଟମର ସପୋର୍ଟ ସମ୍ଭାଳୁଥିବା ଲୋକଙ୍କ ପାଇଁ: ଏଆଇ ଏଜେଣ୍ଟ କ’ଣ ଭଲ କରେ, ଖର୍ଚ୍ଚ କେତେ, କେଉଁଠି ଅଟକେ, ଆଉ ଛୋଟରୁ କେମିତି ଆରମ୍ଭ କରିବେ।',
  inEnglish: 'ଲେଖାଗୁଡ଼ିକ ଇଂରାଜୀରେ ଅଛି।',
  featuredLabel: 'ବଛା ଲେଖା',
  featured: 'ବଛା',
  articlesLabel: 'ଲେଖା',
  readMore: 'ଅଧିକ ପଢ଼ନ୍ତୁ',
  readingTime: '{minutes} ମିନିଟର ପଢ଼ା',
  loadMore: 'ଆହୁରି ଦେଖାନ୍ତୁ',
  loadLess: 'କମ୍ ଦେଖାନ୍ତୁ',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'ଆପଣ କେଉଁଠି ଅଛନ୍ତି',
  onThisPage: 'ଏହି ପେଜରେ',
  readNext: 'ଏହା ପରେ ପଢ଼ନ୍ତୁ',
  table: 'ଟେବୁଲ୍',
}
