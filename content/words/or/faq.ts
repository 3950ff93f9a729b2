import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import measured from '../../facts/measured-accuracy.json' with { type: 'json' }
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { percent } from '../../format/percent.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const faq: Words['faq'] = {
  head: {
    title: 'ସାଧାରଣ ପ୍ରଶ୍ନ ଓ ଉତ୍ତର',
    description: `${brand.name} କେଉଁ କାମ ନିଜେ କରେ, ଖର୍ଚ୍ଚ କେତେ, କେତେ ବଞ୍ଚେ, କେଉଁ ଭାଷାରେ କଥା ହୁଏ, ଏକା ସାଙ୍ଗରେ କେତେ କଲ୍ ନିଏ, ଆଉ ଉତ୍ତର ନ ଜାଣିଲେ କ’ଣ କରେ।`,
  },
  heading: 'ପ୍ରଶ୍ନ ଅଛି?',
  subheading: 'ସାଧାରଣ ପ୍ରଶ୍ନ',
  intro: 'ନୂଆ ଗ୍ରାହକମାନେ ପ୍ରଥମେ ଏହି ଛଅଟି କଥା ପଚାରନ୍ତି। ଆଉ କିଛି ଜାଣିବାକୁ ହେଲେ {email}\u00a0କୁ ଲେଖନ୍ତୁ।',
  measured: `ପ୍ରଶ୍ନର ଠିକ୍ ଉତ୍ତର ଦେଇଛି ଏହି ସାଇଟର ନିଜ ଆସିଷ୍ଟାଣ୍ଟ: ପ୍ରଡକ୍ଟ ବିଷୟରେ ମୋଟ ${measured.questions}ଟି ପ୍ରଶ୍ନ, ${measured.languages}ଟି ଭାଷାରେ (95%\u00a0ନିଶ୍ଚିତତାରେ ଅତି କମରେ\u00a0${percent(measured.atLeast)})। ଏହି ପେଜଗୁଡ଼ିକରେ ଉତ୍ତର ନ ଥିବା ${measured.toDecline}ଟି ପ୍ରଶ୍ନର ${percent(measured.declined)}\u00a0କ୍ଷେତ୍ରରେ ମନଗଢ଼ା କିଛି ନ କହି ଉତ୍ତର ଦେଇପାରିବ ନାହିଁ ବୋଲି କହିଛି; ${measured.conversations}ଟି ପୂରା କଥାବାର୍ତ୍ତାର ${percent(measured.conversationsRight)} ଆରମ୍ଭରୁ ଶେଷ ଯାଏ ଠିକ୍ ଥିଲା। {date}ରେ ମପାଯାଇଛି, ଏମିତି ପ୍ରଶ୍ନରେ ଯାହା କେବଳ ଏହି ପେଜଗୁଡ଼ିକରୁ ଲେଖା ଓ ଯାହା ଟ୍ରେନିଂରେ\u00a0ନ\u00a0ଥିଲା।`,
  items: [
    {
      id: 'what-it-automates',
      question: `ସପୋର୍ଟ ଡେସ୍କରେ ${brand.name} କ’ଣ କରେ?`,
      answer: `କଲ୍, ଚାଟ୍ ଓ ଇମେଲର ଉତ୍ତର ଦିଏ, ଆଉ ସବୁଦିନିଆ ପ୍ରଶ୍ନର ${claims.queriesResolvedInstantly} ଯାଏ ନିଜେ ସମ୍ଭାଳେ: ଅର୍ଡର କେଉଁଠି, ବୁକିଂ, ରିମାଇଣ୍ଡର, କାଗଜପତ୍ର, ସମୟ। ଆପଣଙ୍କ ସିଷ୍ଟମରୁ ଦେଖେ, କାମ ସାରେ, କ’ଣ ହେଲା ଲେଖି ରଖେ। ଯାହା ସାରିପାରେ ନାହିଁ, ତାହା ଆଗର ସବୁ କଥା ସହ ଆପଣଙ୍କ ଲୋକଙ୍କ ପାଖକୁ ଯାଏ।`,
    },
    {
      id: 'what-it-saves',
      question: 'ଖର୍ଚ୍ଚ କେତେ, ଆଉ ବଞ୍ଚେ କେତେ?',
      answer: `ପ୍ଲାନ୍ ମାସକୁ ${rupees(base.monthly)}ରୁ ଆରମ୍ଭ, ସାଙ୍ଗରେ ${base.freeMinutes} ଫ୍ରି ମିନିଟ୍; Pro ମାସକୁ ${rupees(pro.monthly)}, ସାଙ୍ଗରେ ${pro.freeMinutes} ମିନିଟ୍। ଫ୍ରି ମିନିଟ୍ ସରିଲେ ପ୍ରତି ମିନିଟ୍ ${rupees(rupeesPerExtraMinute)}। ଜଣେ ଏଜେଣ୍ଟଙ୍କ ପାଇଁ ମାସକୁ ପାଖାପାଖି ${rupees(traditionalRupeesPerAgent)} ଲାଗେ, ସେ ତୁଳନାରେ ବ୍ୟବସାୟଗୁଡ଼ିକର ସପୋର୍ଟ ଖର୍ଚ୍ଚ ${claims.costCutRange} କମେ।`,
    },
    {
      id: 'languages',
      question: 'କେଉଁ କେଉଁ ଭାଷାରେ କଥା ହୁଏ?',
      answer: `${claims.languagesSpoken} ଭାଷାରେ। ହିନ୍ଦୀ ଓ ତାମିଲ ତ ଅଛି, ସାଙ୍ଗରେ ତେଲୁଗୁ, ବଙ୍ଗଳା, ମରାଠୀ, ଗୁଜରାଟୀ, କନ୍ନଡ଼, ମାଲାୟାଲମ, ପଞ୍ଜାବୀ, ଓଡ଼ିଆ ଓ ଇଂରାଜୀ। ଯେଉଁ ଭାଷା ଶୁଣେ, ସେହି ଭାଷାରେ ଉତ୍ତର ଦିଏ। କେହି ଦୁଇଟି ଭାଷା ମିଶାଇ କହିଲେ ବି ବୁଝେ।`,
    },
    {
      id: 'how-many-calls',
      question: 'ସମସ୍ତେ ଏକା ସାଙ୍ଗରେ ଫୋନ୍ କଲେ କ’ଣ ହେବ?',
      answer: `କାହାକୁ ଅପେକ୍ଷା କରିବାକୁ ପଡ଼ିବ ନାହିଁ। ${brand.name} ଏକା ସାଙ୍ଗରେ ${claims.simultaneousCalls} କଲ୍ ନିଏ, ତେଣୁ ଫ୍ଲାସ୍ ସେଲ୍, ଟ୍ରେନ୍ ବାତିଲ ବା ସୋମବାର ସକାଳରେ ବି ଧାଡ଼ି ଲାଗେ ନାହିଁ। ଆପଣଙ୍କର କେତେ ଲାଇନ୍, ତାହା ପ୍ଲାନରେ ସ୍ଥିର ହୁଏ: Base ପ୍ଲାନରେ ${base.concurrentCalls}ଟି, Pro ପ୍ଲାନରେ ${pro.concurrentCalls}ଟି, Enterprise ପ୍ଲାନରେ ଯେତେ ଦରକାର।`,
    },
    {
      id: 'hard-questions',
      question: 'ଉତ୍ତର ଜଣା ନ ଥିଲେ କ’ଣ କରେ?',
      answer: `ସିଧା କହେ ଯେ ଜଣା ନାହିଁ। ${brand.name} ଟିୟର-1 ସମସ୍ୟାର ${claims.tierOneResolved} ସମାଧାନ କରେ, ଆଉ କିଏ କ’ଣ ଚାହୁଁଛନ୍ତି ତାହା ${claims.intentAccuracy} ସଠିକ୍ ଭାବେ ବୁଝେ। ବାକିତକ ଅନ୍ଦାଜରେ କହେ ନାହିଁ: ସବୁ ଲେଖିନିଏ, କେବେ ଉତ୍ତର ମିଳିବ ଜଣାଏ, ଆଉ ଜଣେ ଲୋକଙ୍କ ହାତକୁ ଦିଏ।`,
    },
    {
      id: 'getting-started',
      question: 'କେମିତି ଆରମ୍ଭ କରିବୁ, କିଏ ସାହାଯ୍ୟ କରିବେ?',
      answer: `ହୋମ୍ ପେଜର ଫର୍ମ ପଠାନ୍ତୁ; ଆମେ ${claims.replyWithinHours}\u00a0ଘଣ୍ଟା ଭିତରେ ଉତ୍ତର ଦେଉ। ପ୍ଲାଟଫର୍ମରେ ପ୍ରଥମ ଭଏସ୍ ଏଜେଣ୍ଟ କିଛି ମିନିଟରେ ତିଆରି ହୋଇଯାଏ: ଆପଣଙ୍କ ସମୟ, ଦାମ ଓ ସାଧାରଣ ପ୍ରଶ୍ନ ଦିଅନ୍ତୁ, ଗୋଟିଏ ନମ୍ବର ବାଛନ୍ତୁ, ତା’ପରେ ନିଜେ ଫୋନ୍ କରି ଦେଖନ୍ତୁ। କିଛି ଇନଷ୍ଟଲ୍ କରିବାକୁ ପଡ଼େ ନାହିଁ।`,
    },
  ],
}
