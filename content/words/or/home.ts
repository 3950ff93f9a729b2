import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'
import { chatAndEmail, supportCards, voiceAgents } from './home/channels.ts'
import { comparison } from './home/comparison.ts'
import { integrations } from './home/integrations.ts'

const [base, pro] = plans
const figuresLink = 'ଏହି ସଂଖ୍ୟାଗୁଡ଼ିକର ଅର୍ଥ'

export const home: Words['home'] = {
  head: {
    title: 'ବ୍ୟବସାୟ ପାଇଁ ଏଆଇ ଭଏସ୍, ଚାଟ୍ ଓ ଇମେଲ୍ ଏଜେଣ୍ଟ',
    description: `${brand.name} ସବୁ କଲ୍, ଚାଟ୍ ଓ ଇମେଲର ଉତ୍ତର ${claims.languagesSpoken} ଭାରତୀୟ ଭାଷାରେ ଦିଏ: ବୁକିଂ, ଫଲୋ-ଅପ୍ କରେ, ଦରକାର ହେଲେ ଲୋକଙ୍କ ହାତକୁ ଦିଏ। ମାସକୁ ${rupees(base.monthly)}ରୁ। ଫ୍ରି ଟେଷ୍ଟ କଲ୍ ନିଅନ୍ତୁ।`,
    keywords: [
      'ଏଆଇ ଭଏସ୍ ଏଜେଣ୍ଟ',
      'ଏଆଇ କଷ୍ଟମର ସପୋର୍ଟ',
      'ଓଡ଼ିଆ ଭଏସ୍ ବଟ୍',
      'ଓଡ଼ିଆରେ କଲ୍ ଉଠାଉଥିବା AI',
      'ଏଆଇ ଚାଟ୍ ସପୋର୍ଟ',
      'ଏଆଇ ଇମେଲ୍ ସପୋର୍ଟ',
    ],
  },
  hero: {
    eyebrow: 'କଲ୍, ଚାଟ୍ ଓ ଇମେଲ୍ ପାଇଁ ଏଆଇ ଏଜେଣ୍ଟ',
    headline: ['ସବୁ କଲର ଉତ୍ତର।', 'ଗ୍ରାହକଙ୍କ ଭାଷାରେ।'],
    subheadline: `${brand.name} ଉତ୍ତର ଦିଏ, ବୁକ୍ କରେ, ଫଲୋ-ଅପ୍ କରେ, ଦରକାର ହେଲେ ଲୋକଙ୍କ ହାତକୁ ଦିଏ। ଦିନରାତି, ${claims.languagesSpoken} ଭାରତୀୟ ଭାଷାରେ।`,
    primary: 'ଫ୍ରି ଟେଷ୍ଟ କଲ୍ ନିଅନ୍ତୁ',
    secondary: 'ଯୋଗାଯୋଗ କରନ୍ତୁ',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'ପ୍ରଶ୍ନର ତୁରନ୍ତ ସମାଧାନ' },
      { figure: claims.simultaneousCalls, label: 'କଲ୍ ଏକା ସାଙ୍ଗରେ' },
      { figure: claims.supportCostLowerBy, label: 'କମ୍ ସପୋର୍ଟ ଖର୍ଚ୍ଚ' },
    ],
    figuresLink,
    stage: {
      label: ['ଭାଷା ବାଛନ୍ତୁ,', 'କଲ୍ ଶୁଣନ୍ତୁ'],
      languages: 'ଭାଷା',
      example: 'ଉଦାହରଣ କଲ୍',
      speakers: { caller: 'କଲର୍', customer: 'ଗ୍ରାହକ', agent: brand.name },
      pause: 'କଲ୍ ରୋକନ୍ତୁ',
      play: 'କଲ୍ ଚଲାନ୍ତୁ',
      again: 'କଲ୍ ପୁଣି ଚଲାନ୍ତୁ',
      hear: 'ଶୁଣନ୍ତୁ',
      mute: 'ମ୍ୟୁଟ୍',
      deviceVoice: 'ଡିଭାଇସର ସ୍ୱର',
      recording: 'ରେକର୍ଡିଂ',
      captionsOnly: 'କେବଳ ଲେଖା',
    },
    greetingsLabel: 'ଦଶଟି ଭାରତୀୟ ଭାଷାରେ ନମସ୍କାର',
  },
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'ସବୁଦିନିଆ ପ୍ରଶ୍ନର ଉତ୍ତର ତୁରନ୍ତ ମିଳେ, କଲ୍, ଚାଟ୍ ଓ ଇମେଲ୍ ମିଶାଇ। ଯାହା ସବୁଦିନିଆ ନୁହେଁ, ତାହା ଆପଣଙ୍କ ଲୋକଙ୍କ ପାଖକୁ ଯାଏ।',
      },
      {
        figure: claims.simultaneousCalls,
        text: `କଲ୍ ${brand.name} ସବୁ ମିଶାଇ ଏକା ସାଙ୍ଗରେ ନିଏ। ସେଥିରୁ କେତେଟି ଆପଣଙ୍କର, ତାହା ପ୍ଲାନରେ ସ୍ଥିର ହୁଏ: ${base.name} ପ୍ଲାନରେ ${base.concurrentCalls}ଟି\u00a0ପର୍ଯ୍ୟନ୍ତ, ${pro.name} ପ୍ଲାନରେ ${pro.concurrentCalls}ଟି\u00a0ପର୍ଯ୍ୟନ୍ତ।`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `କମ୍, ${brand.name} ନ ଥିଲେ ସପୋର୍ଟରେ ଯାହା ଖର୍ଚ୍ଚ ହୁଅନ୍ତା ତା’ଠାରୁ: ସାଧାରଣ ପ୍ରଶ୍ନର ଉତ୍ତରରେ ଥିବା ${claims.costCutRange}ର ମଝାମଝି।`,
      },
    ],
  },
  stats: {
    heading: 'ବ୍ୟବସାୟ ପାଇଁ ସମାଧାନ',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'ପୂରା ସେଲ୍ଫ-ସର୍ଭିସ୍',
        description: 'ଫୋନ୍ କରୁଥିବା ଏତେ ଭାଗ ଗ୍ରାହକ କାହାକୁ ଅପେକ୍ଷା ନ କରି ଉତ୍ତର ବା ବୁକିଂ ପାଇଯାଆନ୍ତି।',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'ଅନେକ ଭାଷା',
        description: 'ଗ୍ରାହକ ଯେଉଁ ଭାଷାରେ ଭାବନ୍ତି, ସେହି ଭାଷାରେ କହନ୍ତି। ଚାହିଁଲେ ମଝିରେ ଭାଷା ବଦଳାନ୍ତି।',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'କମ୍ ହାରାହାରି କଲ୍\u00a0ସମୟ',
        description: 'ଟ୍ରାନ୍ସଫର ଓ ହୋଲ୍ଡର ଗୀତ ଥିବା କଲ୍ ତୁଳନାରେ: ଉତ୍ତର ତୁରନ୍ତ ଆପଣଙ୍କ ସିଷ୍ଟମରୁ ଆସେ।',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'କମ୍ ସେବା ଖର୍ଚ୍ଚ',
        description: 'ଖାଲି ପଡ଼ିଥିବା ସିଟର ଖର୍ଚ୍ଚ ତୁଳନାରେ: ଯେତେ ମିନିଟ୍ କଥା, ସେତିକି ପଇସା।',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'ଗୋଟିଏ\u00a0କଲ୍, ଟିକେ\u00a0ଧ୍ୟାନ\u00a0ଦେଇ\u00a0ପଢ଼ିଲେ',
    notes: [
      'ଗୋଟିଏ ବାକ୍ୟରେ ତିନିଟି କଥା: ଦିନ, ଟେଷ୍ଟ ଆଉ ଗୋଟିଏ ପ୍ରଶ୍ନ। ତିନିଟିଯାକ ମନେ ରହେ।',
      'ଖାଲି ପେଟରେ ଆସିବା ଲ୍ୟାବର ନିଜ ନିୟମ। ଯେଉଁ ସମୟ କହିଲା, ତାହା କ୍ୟାଲେଣ୍ଡରରେ ଖାଲି ଥିଲା।',
      'କହୁ କହୁ ବୁକ୍ ହୋଇଯାଏ: କ୍ୟାଲେଣ୍ଡରରେ, ଆଉ ସାରାଂଶ ସହ ରେକର୍ଡରେ ମଧ୍ୟ।',
    ],
  },
  successStory: {
    heading: 'ଗ୍ରାହକଙ୍କ ସଫଳତାର କାହାଣୀ',
    label: 'କାଳ୍ପନିକ କାହାଣୀ',
    quote:
      'ଆଗେ ସନ୍ଧ୍ୟା ବେଳଟା ସବୁଠୁ ଖରାପ ଥିଲା: ଡେସ୍କରେ ଦୁଇ ଜଣ, ବାଜୁଛି ନଅଟି ଫୋନ୍। ଏବେ ସବୁ କଲ୍ ଉଠେ, ମରାଠୀରେ ବା ହିନ୍ଦୀରେ, ଆଉ ମୋ ରିସେପ୍ସନର ଲୋକେ ସାମ୍ନାରେ ଠିଆ ହୋଇଥିବା ରୋଗୀଙ୍କ କଥା ବୁଝନ୍ତି।',
    role: 'ଅପରେସନ୍ସ ହେଡ୍',
    business: 'ପଶ୍ଚିମ ମହାରାଷ୍ଟ୍ରର ଚାରିଟି ଆଉଟଡୋର କ୍ଲିନିକର ଏକ ଗ୍ରୁପ୍',
    note: 'ପ୍ରଡକ୍ଟ କେମିତି କାମରେ ଲାଗେ, ତାହା ଦେଖାଇବା ପାଇଁ ଲେଖା। କୌଣସି ଗ୍ରାହକଙ୍କ ନାଁ ନିଆଯାଇନାହିଁ, କାହାରି କଥା ଉଦ୍ଧୃତ ବି କରାଯାଇନାହିଁ।',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'ନିଜ ଫୋନରେ ଶୁଣି ଦେଖନ୍ତୁ',
    lead: `ନମ୍ବର ଦିଅନ୍ତୁ, ${brand.name} ଆପଣଙ୍କୁ କଲ୍ କରିବ। ନୂଆ ରିସେପ୍ସନିଷ୍ଟଙ୍କୁ ଯାହା ପଚାରନ୍ତେ, ତାହା ପଚାରନ୍ତୁ: ହିନ୍ଦୀରେ, ଇଂରାଜୀରେ ବା ଦୁଇଟି ମିଶାଇ।`,
    proof: { figure: claims.triedDemoThisMonth, text: 'ଲୋକ ଏହି ମାସରେ ଡେମୋ ପରଖିଛନ୍ତି।' },
    notes: [
      'ତିନି ମିନିଟ୍ ଯାଏ ଫ୍ରି କଲ୍।',
      `କଲ୍ ସକାଳ ${callingHours.from}ଟାରୁ ରାତି ${callingHours.to - 12}ଟା ଭିତରେ ଯାଏ; ତା’ପରେ କହିଲେ ପରଦିନ ସକାଳେ।`,
      '“ଷ୍ଟପ୍” କହିଲେ ସେ ନମ୍ବରକୁ ଆଉ କେବେ କଲ୍ ଯାଏ ନାହିଁ।',
    ],
  },
  contact: {
    heading: 'ଆମ ସହ କଥା ହୁଅନ୍ତୁ',
    lead: `ଗ୍ରାହକମାନେ ଆପଣଙ୍କୁ କାହିଁକି ଫୋନ୍ କରନ୍ତି, ଜଣାନ୍ତୁ। ଆମେ ${claims.replyWithinHours}\u00a0ଘଣ୍ଟା ଭିତରେ ପ୍ଲାନ୍ ଓ ଦାମ ସହ ଉତ୍ତର ଦେଉ।`,
    points: [
      `ମାସକୁ ${rupees(base.monthly)}ରୁ; ଜଣେ ଏଜେଣ୍ଟ ରଖିଲେ ପଡ଼େ ପାଖାପାଖି ${rupees(traditionalRupeesPerAgent)}।`,
      `ଟିୟର-1 ସମସ୍ୟାର ${claims.tierOneResolved} ସମାଧାନ, ବାକି ଆପଣଙ୍କ ଲୋକଙ୍କ ହାତରେ।`,
      `${claims.alwaysOn} ଅନେକ ଭାଷାରେ ସପୋର୍ଟ: ହିନ୍ଦୀ, ପଞ୍ଜାବୀ, ମରାଠୀ ଓ ଅନ୍ୟ ଭାରତୀୟ ଭାଷା।`,
    ],
    figures: {
      text: `ଗତ {days} ଦିନରେ ଫର୍ମରେ ଆସିଥିବା {share} ପ୍ରଶ୍ନର ଉତ୍ତର ଆମେ ${claims.replyWithinHours}\u00a0ଘଣ୍ଟା ଭିତରେ ଦେଇଛୁ, ସେଥିରୁ ଅଧା {median} ଭିତରେ।`,
      minutes: { one: '{count} ମିନିଟ୍', other: '{count} ମିନିଟ୍' },
      hours: { one: '{count} ଘଣ୍ଟା', other: '{count} ଘଣ୍ଟା' },
    },
  },
}
