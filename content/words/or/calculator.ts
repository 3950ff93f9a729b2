import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'ଆପଣଙ୍କୁ ମାସକୁ କେତେ ପଡ଼ିବ?',
  lead: 'ସ୍ଲାଇଡର ଘୁଞ୍ଚାନ୍ତୁ, ନହେଲେ ନିଜ ସଂଖ୍ୟା ଲେଖନ୍ତୁ। ହିସାବ ଆପଣଙ୍କ ଆଗରେ ହେବ। ଏହି ପେଜର ଲିଙ୍କରେ ତାହା ରହିଯାଏ, ତେଣୁ ସହକର୍ମୀଙ୍କୁ ପଠାଇପାରିବେ।',
  minutes: { label: 'ମାସକୁ କେତେ ମିନିଟ୍', hint: 'ସବୁ କଲ୍ ମିଶାଇ' },
  calls: { label: 'ଏକା ସାଙ୍ଗରେ କେତେ କଲ୍', hint: 'ସବୁଠୁ ବ୍ୟସ୍ତ ଘଣ୍ଟାରେ' },
  recommended: 'ଆପଣଙ୍କ ପ୍ଲାନ୍',
  action: '{plan} ଦରକାର, ମାସକୁ {amount}',
  actionCustom: `${enterprise.name} ଦାମ ପଚାରନ୍ତୁ`,
  topic: '{plan}, ମାସକୁ {minutes} ମିନିଟ୍, ଏକା ସାଙ୍ଗରେ {calls}ଟି କଲ୍, {amount}',
  print: 'PDF କୋଟେସନ୍',
  quotation: 'ଗୋଟିଏ ମାସର କୋଟେସନ୍',
  quotationNote: 'ଛାପିବା ଦିନ ସାଇଟରେ ଥିବା ଦାମ। ଆମେ ନିଶ୍ଚିତ କଲା ପରେ ହିଁ ଚୂଡ଼ାନ୍ତ।',
  copy: 'ଏହି ହିସାବର ଲିଙ୍କ୍ କପି କରନ୍ତୁ',
  copied: 'ଲିଙ୍କ୍ କପି ହେଲା।',
  notCopied: 'ଲିଙ୍କ୍ କପି ହୋଇପାରିଲା ନାହିଁ। ଆଡ୍ରେସ୍ ବାରରୁ ନିଅନ୍ତୁ।',
  custom: 'ଦାମ କଥା ହୋଇ ସ୍ଥିର ହେବ',
  customText: `ଏକା ସାଙ୍ଗରେ ${count(pro.concurrentCalls)}ଟିରୁ ଅଧିକ କଲ୍ ଆସିଲେ ${enterprise.name} ଦରକାର: ଯେତେ ଲୋକ ଫୋନ୍ କରନ୍ତି ସେତେ ଲାଇନ୍, ଆଉ କଲର ପରିମାଣ ଅନୁସାରେ ମିନିଟର ରେଟ୍।`,
  reasons: {
    cheapest: 'ଏତେ ମିନିଟ୍ ପାଇଁ ଏହି ପ୍ଲାନରେ କମ୍ ପଡ଼େ।',
    lines: 'ଏତେ ଲାଇନ୍ ଏହି ପ୍ଲାନରୁ ହିଁ ମିଳେ।',
  },
  people: {
    heading: 'ଲୋକ ରଖିଲେ କେତେ ପଡ଼ନ୍ତା',
    one: 'ଜଣେ ଏଜେଣ୍ଟ',
    many: '{count} ଜଣ ଏଜେଣ୍ଟ, ଏକା ସାଙ୍ଗରେ ଆସୁଥିବା ପ୍ରତି କଲ୍ ପାଇଁ ଜଣେ',
    each: `ମାସକୁ ଜଣଙ୍କୁ ${rupees(traditionalRupeesPerAgent)}`,
    saved: 'ପ୍ରତି ମାସ {amount} ବଞ୍ଚିବ।',
    dearer: `ଦରମାଠାରୁ {amount} ଅଧିକ। ଏତେ କଲ୍ ଥିଲେ ${enterprise.name} ପାଇଁ ଆମକୁ ପଚାରନ୍ତୁ, ନହେଲେ କିଛି କଲ୍ ଲୋକଙ୍କୁ ଉଠାଇବାକୁ ଦିଅନ୍ତୁ।`,
  },
}
