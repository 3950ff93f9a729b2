import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'ଆମକୁ କାହିଁକି ବାଛିବେ?',
  traditionalTitle: 'ପୁରୁଣା ବାଟ',
  ourTitle: `${brand.name} ସହ`,
  topics: [
    {
      heading: 'ଦାମ',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'ପ୍ରତି ମାସ, ପ୍ରତି ଏଜେଣ୍ଟଙ୍କ ପାଇଁ। ଟ୍ରେନିଂ, ଲୋକ ବଦଳିବା ଓ ନାଇଟ୍ ସିଫ୍ଟର ଖର୍ଚ୍ଚ ଅଲଗା।',
      },
      ours: {
        figure: `${rupees(base.monthly)}ରୁ`,
        text: `ପ୍ରତି ମାସ, ସାଙ୍ଗରେ ${base.freeMinutes} ଫ୍ରି ମିନିଟ୍। ତା’ପରେ ମିନିଟକୁ ${rupees(rupeesPerExtraMinute)}।`,
      },
    },
    {
      heading: 'କେତେବେଳେ ମିଳେ',
      traditional: {
        figure: '9ଟାରୁ 6\u00a0ଟା',
        text: 'କାମ ଦିନରେ। ରବିବାର, ପର୍ବପର୍ବାଣି ଓ ବନ୍ଦ ହେବା ପରେ ଘଣ୍ଟାକର ଫୋନ୍ ଭଏସମେଲକୁ ଯାଏ।',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'ସବୁଦିନ, ସବୁବେଳେ। ଦୀପାବଳି ରାତି ଓ ସୋମବାର ସକାଳର ଭିଡ଼ରେ ବି।',
      },
    },
    {
      heading: 'କେତେ ଅପେକ୍ଷା',
      traditional: {
        figure: 'ଧାଡ଼ିରେ',
        text: 'ଜଣେ ଏଜେଣ୍ଟ, ଜଣେ ଗ୍ରାହକ। ଏଗାର ନମ୍ବର ଲୋକ ଗୀତ ଶୁଣନ୍ତି, ତା’ପରେ ଫୋନ୍ କାଟିଦିଅନ୍ତି।',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `କଲ୍ ଏକା ସାଙ୍ଗରେ ଉଠେ। ${claims.queriesResolvedInstantly} ପ୍ରଶ୍ନର ତୁରନ୍ତ ସମାଧାନ ହୁଏ।`,
      },
    },
    {
      heading: 'କେତେ ଭାଷା',
      traditional: {
        figure: '2-3ଟି',
        text: 'ଭାଷା ଗୋଟିଏ ସିଫ୍ଟରେ, ଯଦି ଠିକ୍ ଲୋକଟି ସେଦିନ ଡେସ୍କରେ ଥାଆନ୍ତି।',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'ଭାରତୀୟ ଭାଷା, ହିନ୍ଦୀ, ପଞ୍ଜାବୀ ଓ ମରାଠୀ ସହ, ପ୍ରଥମ “ନମସ୍କାର”ରୁ।',
      },
    },
  ],
}
