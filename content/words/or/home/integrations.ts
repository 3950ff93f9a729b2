import { brand } from '../../../facts/brand.ts'
import type { Words } from '../../words.ts'

export const integrations: Words['home']['integrations'] = {
  heading: 'କେଉଁଥି ସହ ଯୋଡ଼ିହେବ',
  lead: `ଆପଣ ଯାହା ଚଲାଉଛନ୍ତି, ${brand.name} ସେଇଠାରୁ ପଢ଼େ, ସେଇଠି ଲେଖେ।`,
  reads: 'ପଢ଼େ',
  writes: 'ଲେଖେ',
  kinds: {
    crm: {
      name: 'CRM',
      text: 'କିଏ ଫୋନ୍ କଲେ ଚିହ୍ନେ, କଲ୍ ଲେଖେ, ପର କାମ ସ୍ଥିର କରେ।',
      reads: 'ନାଁ, ଆଗର କଥା, କାହା ଦାୟିତ୍ୱରେ',
      writes: 'କଲ୍, ସାରାଂଶ, ପର କାମ',
    },
    'help-desk': {
      name: 'ହେଲ୍ପ ଡେସ୍କ ସଫ୍ଟୱେର',
      text: 'ଟିକେଟ୍ ଖୋଲେ, ଟ୍ୟାଗ୍ କରେ, ବନ୍ଦ କରେ।',
      reads: 'ଖୋଲା ଟିକେଟ୍, ସ୍ଥିତି',
      writes: 'ଟିକେଟ୍, ଟ୍ୟାଗ୍, ଉତ୍ତର',
    },
    'knowledge-base': {
      name: 'ନଲେଜ୍ ବେସ୍',
      text: 'ଉତ୍ତର ଆପଣଙ୍କ ନିଜ ପେଜରୁ ଆସେ।',
      reads: 'ପେଜ୍, ନିୟମ, ଦାମ',
      writes: 'ଉତ୍ତର ନ ଥିବା ପ୍ରଶ୍ନ',
    },
    'e-commerce': {
      name: 'ଇ-କମର୍ସ ପ୍ଲାଟଫର୍ମ',
      text: 'ଅର୍ଡର, ଫେରସ୍ତ ଓ ଷ୍ଟକ୍, ଲାଇଭ୍ ଦେଖେ।',
      reads: 'ଅର୍ଡର, ଷ୍ଟକ୍, କୁରିଅର ଖବର',
      writes: 'ଠିକଣା, ସମୟ, ଫେରସ୍ତ',
    },
    messaging: {
      name: 'ମେସେଜିଂ ଆପ୍',
      text: 'ଗ୍ରାହକ ଯେଉଁଠି ଚାଟ୍ କରନ୍ତି, ସେଠି ସେଇ ଏଜେଣ୍ଟ।',
      reads: 'ମେସେଜ୍, ଫଟୋ',
      writes: 'ଉତ୍ତର, ଲିଙ୍କ୍, ରିମାଇଣ୍ଡର',
    },
    'custom-api': {
      name: 'ନିଜସ୍ୱ API',
      text: 'ଆପଣଙ୍କ ନିଜ ସିଷ୍ଟମ୍, HTTP ଦ୍ୱାରା, ଦୁଇ ଦିଗରେ।',
      reads: 'ଆପଣ ଯାହା ଦେଖାନ୍ତି',
      writes: 'ଆପଣ ଯାହା ଲେଖିବାକୁ ଦିଅନ୍ତି',
    },
  },
}
