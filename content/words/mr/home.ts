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
const figuresLink = 'या आकड्यांचा अर्थ'

export const home: Words['home'] = {
  head: {
    title: 'भारतीय व्यवसायांसाठी AI व्हॉइस, चॅट आणि ईमेल एजंट',
    description: `${brand.name} ${claims.languagesSpoken} भारतीय भाषांत प्रत्येक कॉल, चॅट आणि ईमेलला उत्तर देते, बुकिंग आणि फॉलो-अप करते, गरज पडली की टीमकडे सोपवते. दरमहा ${rupees(base.monthly)} पासून. मोफत टेस्ट कॉल मिळवा.`,
    keywords: [
      'AI व्हॉइस एजंट',
      'AI कस्टमर सपोर्ट',
      'मराठी व्हॉइस बॉट',
      'अनेक भाषांत फोन उचलणारी AI',
      'AI चॅट सपोर्ट',
      'AI ईमेल सपोर्ट',
    ],
  },
  hero: {
    eyebrow: 'व्हॉइस, चॅट आणि ईमेलसाठी AI एजंट',
    headline: ['प्रत्येक कॉल उचला.', 'प्रत्येक ग्राहकाच्या\u00a0भाषेत.'],
    subheadline: `${brand.name} उत्तर देते, बुकिंग करते, फॉलो-अप करते आणि गरज पडली की तुमच्या टीमकडे सोपवते: दिवस-रात्र, ${claims.languagesSpoken}\u00a0भारतीय भाषांत.`,
    primary: 'मोफत टेस्ट कॉल मिळवा',
    secondary: 'आमच्याशी बोला',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'प्रश्न लगेच सुटतात' },
      { figure: claims.simultaneousCalls, label: 'कॉल एकाच वेळी' },
      { figure: claims.supportCostLowerBy, label: 'कमी सपोर्ट खर्च' },
    ],
    figuresLink,
    stage: {
      label: ['भाषा निवडा,', 'कॉल ऐका'],
      languages: 'भाषा',
      example: 'नमुना कॉल',
      speakers: { caller: 'कॉलर', customer: 'ग्राहक', agent: brand.name },
      pause: 'कॉल थांबवा',
      play: 'कॉल ऐका',
      again: 'कॉल पुन्हा ऐका',
      hear: 'ऐका',
      mute: 'आवाज बंद',
      deviceVoice: 'डिव्हाइसचा आवाज',
      recording: 'रेकॉर्डिंग',
      captionsOnly: 'फक्त कॅप्शन',
    },
    greetingsLabel: 'दहा भारतीय भाषांत नमस्कार',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'रोजचे प्रश्न, ज्यांना कॉल, चॅट आणि ईमेलवर लगेच उत्तर मिळतं. जे प्रश्न रोजचे नाहीत, ते तुमच्या माणसांकडे जातात.',
      },
      {
        figure: claims.simultaneousCalls,
        text: `कॉल, जे ${brand.name} एकूण एकाच वेळी घेते. त्यांपैकी तुमचे किती, हे प्लॅन सांगतो: ${base.name} मध्ये ${base.concurrentCalls} पर्यंत, ${pro.name} मध्ये ${pro.concurrentCalls} पर्यंत.`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `घट, ${brand.name} नसताना सपोर्टवर होणाऱ्या खर्चात: नेहमीच्या प्रश्नांच्या उत्तरात दिलेल्या ${claims.costCutRange} चा मधला आकडा.`,
      },
    ],
  },
  stats: {
    heading: 'तुमच्या व्यवसायासाठी उपाय',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'पूर्ण सेल्फ-सर्व्हिस दर',
        description: 'फोन करणाऱ्या इतक्या टक्के लोकांना कोणाचीही वाट न बघता उत्तर किंवा बुकिंग मिळतं.',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'भाषांत संवाद',
        description: 'लोक ज्या भाषेत विचार करतात त्याच भाषेत बोलतात, आणि वाटलं तर मध्येच बदलतात.',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'कॉलच्या सरासरी वेळेत घट',
        description: 'ट्रान्सफर आणि होल्डचं संगीत असलेल्या कॉलच्या तुलनेत: उत्तर तुमच्या सिस्टममधून लगेच येतं.',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'सेवेच्या खर्चात घट',
        description: 'रिकाम्या सीटवर होणाऱ्या खर्चाच्या तुलनेत: पैसे फक्त बोलण्याच्या मिनिटांचे.',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'एक कॉल, जरा बारकाईने',
    notes: [
      'एका वाक्यात तीन गोष्टी: दिवस, टेस्ट आणि एक प्रश्न. तिन्ही लक्षात राहतात.',
      'उपाशीपोटी येण्याची सूचना लॅबचीच आहे. वेळही लॅबच्या कॅलेंडरमध्ये मोकळी असलेलीच.',
      'बोलता बोलता बुक: कॅलेंडरमध्ये, आणि सारांशासह नोंदीतही.',
    ],
  },
  successStory: {
    heading: 'ग्राहकाच्या यशाची गोष्ट',
    label: 'नमुना गोष्ट',
    quote:
      'आधी संध्याकाळ म्हणजे सर्वात अवघड वेळ: डेस्कवर दोघं आणि नऊ फोन वाजतायत. आता प्रत्येक कॉल उचलला जातो, मराठीत किंवा हिंदीत, आणि माझ्या रिसेप्शनचं लक्ष समोर उभ्या असलेल्या पेशंटकडे असतं.',
    role: 'ऑपरेशन्स हेड',
    business: 'पश्चिम महाराष्ट्रातल्या चार OPD क्लिनिकचा समूह',
    note: 'प्रॉडक्ट कसं वापरलं जातं हे दाखवण्यासाठी लिहिली आहे. यात कोणत्याही ग्राहकाचं नाव नाही आणि कोणाचे उद्गारही नाहीत.',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'तुमच्या फोनवर ऐकून बघा',
    lead: `तुमचा नंबर द्या आणि ${brand.name} तुम्हाला फोन करेल. एखाद्या नव्या रिसेप्शनिस्टला जे विचाराल तेच विचारा: हिंदीत, इंग्रजीत किंवा दोन्हींत.`,
    proof: { figure: claims.triedDemoThisMonth, text: 'लोकांनी या महिन्यात डेमो वापरून बघितला.' },
    notes: [
      'तीन मिनिटांपर्यंतचा मोफत कॉल.',
      `कॉल सकाळी ${callingHours.from} ते रात्री ${callingHours.to - 12} या वेळेत जातात; त्यानंतर नंबर दिला तर कॉल दुसऱ्या दिवशी सकाळी येतो.`,
      '“स्टॉप” म्हणा, आणि त्या नंबरवर पुन्हा कधीच कॉल येणार नाही.',
    ],
  },
  contact: {
    heading: 'आमच्याशी बोला',
    lead: `तुमचे ग्राहक कशाबद्दल फोन करतात ते सांगा. आम्ही ${claims.replyWithinHours}\u00a0तासांत प्लॅन आणि किमतीसह उत्तर देतो.`,
    points: [
      `दरमहा ${rupees(base.monthly)} पासून, तर एका कर्मचाऱ्यावर सुमारे ${rupees(traditionalRupeesPerAgent)} खर्च होतात.`,
      `टियर-1 च्या ${claims.tierOneResolved} अडचणी सुटतात, बाकीच्या तुमच्या माणसांकडे जातात.`,
      `${claims.alwaysOn} सपोर्ट अनेक भाषांत: हिंदी, पंजाबी, मराठी आणि इतर भारतीय भाषा.`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `मागच्या {days} दिवसांत आम्ही {share} चौकशांना ${claims.replyWithinHours} तासांत उत्तर दिलं, त्यांतल्या निम्म्यांना {median}.`,
      minutes: { one: '{count} मिनिटात', other: '{count} मिनिटांत' },
      hours: { one: '{count} तासात', other: '{count} तासांत' },
    },
  },
}
