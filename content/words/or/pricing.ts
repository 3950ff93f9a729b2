import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'ଦାମ ଓ ଖର୍ଚ୍ଚ କ୍ୟାଲକୁଲେଟର',
    description:
      'ତିନୋଟି ପ୍ଲାନ୍, ଅଧିକ ମିନିଟର ଗୋଟିଏ ରେଟ୍, ସିଟ୍ ଫି ନାହିଁ। ଆପଣଙ୍କ ମିନିଟ୍ ଲେଖନ୍ତୁ, ଧାଡ଼ି ଧାଡ଼ି କରି ବିଲ୍ ଦେଖନ୍ତୁ, ପାଖରେ ଜଣେ ଏଜେଣ୍ଟଙ୍କ ଖର୍ଚ୍ଚ ବି।',
    keywords: ['ଏଆଇ ଭଏସ୍ ଏଜେଣ୍ଟର ଦାମ', 'କଲ୍ ସେଣ୍ଟର ଖର୍ଚ୍ଚ କ୍ୟାଲକୁଲେଟର', 'AI ଏଜେଣ୍ଟ କେତେ ଟଙ୍କା'],
  },
  hero: {
    headline: 'ସିଟ୍ ନୁହେଁ, ମିନିଟର\u00a0ଦାମ\u00a0ଦିଅନ୍ତୁ',
    lead: 'ମାସକୁ ଗୋଟିଏ ଦାମ, ମିନିଟ୍ ସାମିଲ। ତା’ପରେ ପ୍ରତି ମିନିଟ୍ ଗୋଟିଏ ରେଟ୍। ସିଟ୍ ଫି ନାହିଁ।',
  },
  plans: {
    heading: 'ପ୍ଲାନ୍',
    from: 'ଆରମ୍ଭ',
    perMonth: 'ପ୍ରତି ମାସ',
    custom: 'କଷ୍ଟମ୍',
    customNote: 'କଥା ହୋଇ ସ୍ଥିର ହେବ',
    formerly: 'ଆଗ ଦାମ',
    now: 'ଏବେ ଦାମ',
    action: 'ଯୋଗାଯୋଗ',
    minuteFigure: `ପ୍ରତି ମିନିଟ୍ ${rupees(rupeesPerExtraMinute)}`,
    minuteNote: `କେବଳ ଫ୍ରି ମିନିଟ୍ ସରିଲା ପରେ ଲାଗେ: ${base.name}-ରେ ${count(base.freeMinutes)}, ${pro.name}-ରେ ${count(pro.freeMinutes)} ମିନିଟ୍।`,
    each: {
      base: {
        summary: 'ଗୋଟିଏ ଡେସ୍କ ପାଇଁ, ଯେଉଁଠି କୌଣସି କଲ୍ ମିସ୍ ହେବା ଚଳିବ ନାହିଁ।',
        points: [
          `${base.freeMinutes} ଫ୍ରି ମିନିଟ୍`,
          'ଏଆଇ ଭଏସରେ କଥାବାର୍ତ୍ତା',
          'ସାଧାରଣ ଆନାଲିଟିକ୍ସ',
          'କଲ୍ ରେକର୍ଡିଂ',
          `ଏକା ସାଙ୍ଗରେ ${base.concurrentCalls}ଟି ଯାଏ କଲ୍`,
          'ମୋବାଇଲ୍ ଆପ୍ ସପୋର୍ଟ',
        ],
      },
      pro: {
        summary: 'ସେହି ଟିମ୍ ପାଇଁ, ଯିଏ ବୁକିଂ ନିଏ, ଫଲୋ-ଅପ୍ କରେ, ଆଉ ଲୋକେ କାହିଁକି ଫୋନ୍ କରନ୍ତି ଜାଣିବାକୁ ଚାହେଁ।',
        points: [
          `${pro.freeMinutes} ଫ୍ରି ମିନିଟ୍`,
          `${base.name}-ର ସବୁକିଛି`,
          'ଆଡଭାନ୍ସଡ୍ ଆନାଲିଟିକ୍ସ',
          'କଲ୍ ରେକର୍ଡିଂ ଓ ସାରାଂଶ',
          `ଏକା ସାଙ୍ଗରେ ${pro.concurrentCalls}ଟି ଯାଏ କଲ୍`,
          'ଆପଏଣ୍ଟମେଣ୍ଟ ବୁକିଂ',
        ],
      },
      enterprise: {
        summary: 'ଅନେକ ଶାଖା, ଅନେକ ନମ୍ବର ଓ ନିଜ ସର୍ତ୍ତ ପାଇଁ।',
        points: [
          'ଆପଣଙ୍କ ପାଇଁ ଅଲଗା ଦାମ',
          `${pro.name}-ର ସବୁକିଛି`,
          'ଫ୍ଲେକ୍ସିବଲ୍ ପ୍ରାଇସିଂ',
          'ମଲ୍ଟି-ଏଜେଣ୍ଟ କଲ୍',
          'ଏକାଧିକ ନମ୍ବର',
          'ଫ୍ଲେକ୍ସିବଲ୍ କ୍ରେଡିଟ୍',
        ],
      },
    },
  },
  connect: {
    heading: 'ଆମ ସହ କଥା ହୁଅନ୍ତୁ',
    text: 'ସପ୍ତାହକୁ କେତେ କଲ୍ ଆସେ, ଆମକୁ ପଠାନ୍ତୁ। ଯେଉଁ ପ୍ଲାନ୍ ଆପଣଙ୍କୁ ସବୁଠୁ କମ୍ ପଡ଼ିବ, ଆମେ ସେଇଟି କହିବୁ, ଛୋଟଟି ହେଲେ ବି।',
    action: 'ଯୋଗାଯୋଗ',
  },
}
