import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'ଆମକୁ ପଚାରନ୍ତୁ',
    description: 'ଗ୍ରାହକମାନେ ଆପଣଙ୍କୁ କାହିଁକି ଫୋନ୍ କରନ୍ତି, ଜଣାନ୍ତୁ। ଆମେ ଫୋନ୍ ବା ଇମେଲରେ ଉତ୍ତର ଦେବୁ।',
    heading: 'ଆମ ସହ କଥା ହୁଅନ୍ତୁ',
  },
  demoCall: {
    title: 'ଫ୍ରି ଟେଷ୍ଟ କଲ୍ ନିଅନ୍ତୁ',
    description: `ଆପଣଙ୍କ ମୋବାଇଲ୍ ନମ୍ବର ଦିଅନ୍ତୁ, ମିନିଟିକ ଭିତରେ ଫୋନରେ ${brand.name}-କୁ ଶୁଣନ୍ତୁ।`,
    heading: 'ଫ୍ରି ଟେଷ୍ଟ କଲ୍ ନିଅନ୍ତୁ',
  },
  enquiryThanks: {
    title: 'ଆପଣଙ୍କ ପ୍ରଶ୍ନ ପଠାଗଲା',
    description: 'ଆପଣଙ୍କ ପ୍ରଶ୍ନ ଆମେ ପାଇଛୁ। ଏହି ପେଜରେ ଲେଖାଥିବା ସମୟ ଭିତରେ ଉତ୍ତର ଦେବୁ।',
    heading: 'ଧନ୍ୟବାଦ',
  },
  demoCallThanks: {
    title: 'ଆପଣଙ୍କ ଟେଷ୍ଟ କଲ୍ ଆସୁଛି',
    description: 'ଆପଣଙ୍କ ମୋବାଇଲ୍ ନମ୍ବର ପାଇଛୁ, ଏହି ପେଜରେ ଲେଖାଥିବା ମୁତାବକ କଲ୍ କରିବୁ। ଫୋନ୍ ପାଖରେ ରଖନ୍ତୁ।',
    heading: 'ଧନ୍ୟବାଦ',
  },
  reference: 'ଆପଣଙ୍କ ରେଫରେନ୍ସ: {id}',
  action: 'ହୋମ୍ ପେଜକୁ ଫେରନ୍ତୁ',
  problems: {
    notFromHere: 'ଏହା ଆମ ପେଜରୁ ଆସିନାହିଁ, ତେଣୁ କିଛି ପଠାଗଲା ନାହିଁ। ଏଠାରୁ ପଠାନ୍ତୁ।',
    tooMany: 'ଆପଣଙ୍କ କନେକ୍ସନରୁ ବହୁତ ବେଶି ଅନୁରୋଧ ଆସିଛି। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    unexpected: 'କିଛି ଅସୁବିଧା ହେଲା। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    notStored: 'ଏବେ ଆମେ କିଛି ରଖିପାରୁନାହୁଁ। ମିନିଟିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    tooLarge: 'ଲେଖାଟି ଏତେ ବଡ଼ ଯେ ପଠାଇହେବ ନାହିଁ। ଟିକେ କମ୍ ଲେଖନ୍ତୁ।',
    paused: 'ଟେଷ୍ଟ କଲ୍ ଏବେ ବନ୍ଦ ଅଛି। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    notWanted: 'ଏହି ନମ୍ବରକୁ କଲ୍ ନ କରିବାକୁ କୁହାଯାଇଛି।',
    notDialled: 'କଲ୍ ଲାଗିପାରିଲା ନାହିଁ। ମିନିଟିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
}
