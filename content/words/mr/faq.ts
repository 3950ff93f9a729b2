import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import measured from '../../facts/measured-accuracy.json' with { type: 'json' }
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { percent } from '../../format/percent.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro, enterprise] = plans

export const faq: Words['faq'] = {
  head: {
    title: 'नेहमी विचारले जाणारे प्रश्न',
    description: `${brand.name} कोणती कामं आपोआप करते, खर्च आणि बचत किती, कोणत्या भाषा बोलते, एकाच वेळी किती कॉल घेते, आणि उत्तर माहीत नसेल तर काय होतं.`,
  },
  heading: 'काही प्रश्न?',
  subheading: 'नेहमीचे प्रश्न',
  intro: 'खरेदीदार सर्वात आधी विचारतात त्या सहा गोष्टी. आणखी काही असेल तर {email} वर लिहा.',
  measured: `उत्तरं बरोबर आली, जेव्हा या साइटच्या स्वतःच्या सहाय्यकाला प्रॉडक्टबद्दल ${measured.questions}\u00a0प्रश्न ${measured.languages}\u00a0भाषांत विचारले (95%\u00a0खात्रीने किमान\u00a0${percent(measured.atLeast)}). या पेजेसवर उत्तर नसलेल्या ${measured.toDecline}\u00a0प्रश्नांपैकी ${percent(measured.declined)}\u00a0वेळा मनाचं काही न रचता नकार मिळाला; ${measured.conversations}\u00a0पूर्ण संवादांपैकी ${percent(measured.conversationsRight)} सुरुवातीपासून शेवटपर्यंत बरोबर होते. ही तपासणी {date}\u00a0रोजी झाली, फक्त या पेजेसवरून लिहिलेल्या आणि ट्रेनिंगबाहेर ठेवलेल्या प्रश्नांवर.`,
  items: [
    {
      id: 'what-it-automates',
      question: `${brand.name} सपोर्ट डेस्कसाठी काय करते?`,
      answer: `ती कॉल, चॅट आणि ईमेलला उत्तर देते, आणि रोजच्या प्रश्नांपैकी ${claims.queriesResolvedInstantly}\u00a0पर्यंत आपोआप हाताळते: ऑर्डरचं स्टेटस, बुकिंग, रिमाइंडर, कागदपत्रं, वेळा. ती तुमच्या सिस्टममध्ये माहिती बघते, काम पूर्ण करते आणि काय झालं ते लिहून ठेवते. जे तिला पूर्ण करता येत नाही, ते आतापर्यंतच्या सगळ्या माहितीसह तुमच्या माणसांकडे जातं.`,
    },
    {
      id: 'what-it-saves',
      question: 'खर्च किती आणि बचत किती?',
      answer: `प्लॅन दरमहा ${rupees(base.monthly)}\u00a0पासून सुरू होतात, ${base.freeMinutes}\u00a0मोफत मिनिटांसह; ${pro.name} ${rupees(pro.monthly)}\u00a0ला आहे, ${pro.freeMinutes}\u00a0मोफत मिनिटांसह. मोफत मिनिटांनंतर प्रत्येक मिनिटाला\u00a0${rupees(rupeesPerExtraMinute)}. एका कर्मचाऱ्यावर महिन्याला सुमारे\u00a0${rupees(traditionalRupeesPerAgent)} खर्च होतात; त्या तुलनेत सपोर्टचा खर्च ${claims.costCutRange}\u00a0कमी होतो.`,
    },
    {
      id: 'languages',
      question: 'ती कोणत्या भाषा बोलते?',
      answer: `${claims.languagesSpoken}\u00a0भाषा, ज्यांत हिंदी आणि तमिळ आहेत, तसंच तेलुगू, बंगाली, मराठी, गुजराती, कन्नड, मल्याळम, पंजाबी, ओडिया आणि इंग्रजी. ज्या भाषेत ऐकते त्याच भाषेत उत्तर देते, आणि कोणी दोन भाषा मिसळून बोललं तरी समजून घेते.`,
    },
    {
      id: 'how-many-calls',
      question: 'सगळ्यांनी एकदम फोन केला तर?',
      answer: `कोणालाही थांबावं लागत नाही. ${brand.name} एकाच वेळी ${claims.simultaneousCalls}\u00a0कॉल घेते, त्यामुळे सेल असो, रद्द झालेली ट्रेन असो की सोमवारची सकाळ, रांग लागत नाही. तुमच्या लाइन किती हे प्लॅन ठरवतो: ${base.name} मध्ये\u00a0${base.concurrentCalls}, ${pro.name} मध्ये\u00a0${pro.concurrentCalls}, ${enterprise.name} मध्ये हव्या तितक्या.`,
    },
    {
      id: 'hard-questions',
      question: 'उत्तर माहीत नसेल तर?',
      answer: `तर ती तसं सांगते. ${brand.name} टियर-1\u00a0च्या ${claims.tierOneResolved}\u00a0अडचणी सोडवते, आणि फोन करणाऱ्याला काय हवं आहे हे ${claims.intentAccuracy}\u00a0अचूकतेने समजून घेते. बाकीच्यांत ती अंदाज लावत नाही: तपशील लिहून घेते, उत्तर कधी मिळेल ते सांगते आणि माणसाकडे सोपवते.`,
    },
    {
      id: 'getting-started',
      question: 'सुरुवात कशी करायची, आणि मदत कोण करेल?',
      answer: `होम पेजवरचा फॉर्म पाठवा; आम्ही ${claims.replyWithinHours}\u00a0तासांत उत्तर देतो. प्लॅटफॉर्मवर तुम्ही काही मिनिटांत पहिली व्हॉइस एजंट बनवू शकता: तुमच्या वेळा, किमती आणि नेहमीचे प्रश्न द्या, नंबर निवडा आणि स्वतः फोन करून बघा. काहीही इन्स्टॉल करावं लागत नाही.`,
    },
  ],
}
