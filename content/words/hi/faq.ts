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
    title: 'अक्सर पूछे जाने वाले सवाल',
    description: `${brand.name} कौन-से काम अपने आप करती है, कितना खर्च और कितनी बचत है, कौन-सी भाषाएँ बोलती है, एक साथ कितनी कॉल लेती है, और जवाब न पता हो तो क्या होता है।`,
  },
  heading: 'कोई सवाल?',
  subheading: 'आम सवाल',
  intro: 'छह बातें जो खरीदने वाले सबसे पहले पूछते हैं। और कुछ पूछना हो तो {email} पर लिखें।',
  measured: `जवाब सही निकले, जब इस साइट की अपनी सहायक से प्रॉडक्ट पर ${measured.questions}\u00a0सवाल ${measured.languages}\u00a0भाषाओं\u00a0में पूछे गए (95% भरोसे के साथ कम\u00a0से\u00a0कम\u00a0${percent(measured.atLeast)})। जिन ${measured.toDecline}\u00a0सवालों का जवाब इन पेजों पर नहीं है, उनमें से ${percent(measured.declined)} पर उसने बिना कुछ गढ़े मना किया; ${measured.conversations}\u00a0पूरी बातचीतों में से ${percent(measured.conversationsRight)} शुरू से आखिर तक सही रहीं। यह जाँच {date} को हुई, ऐसे सवालों से जो सिर्फ़ इन पेजों से लिखे गए और उसकी ट्रेनिंग से बाहर रखे गए।`,
  items: [
    {
      id: 'what-it-automates',
      question: `${brand.name} सपोर्ट डेस्क के लिए क्या करती है?`,
      answer: `यह कॉल, चैट और ईमेल का जवाब देती है, और रोज़मर्रा के ${claims.queriesResolvedInstantly} तक सवाल अपने आप निपटाती है: ऑर्डर का स्टेटस, बुकिंग, रिमाइंडर, कागज़ात, समय। यह आपके सिस्टम में जानकारी देखती है, काम पूरा करती है और लिख लेती है कि क्या हुआ। जो पूरा नहीं कर पाती, वह अब तक की पूरी बात के साथ आपके लोगों के पास जाता है।`,
    },
    {
      id: 'what-it-saves',
      question: 'खर्च कितना है, और बचत कितनी?',
      answer: `प्लान ${rupees(base.monthly)} प्रति माह से शुरू होते हैं, ${base.freeMinutes}\u00a0मुफ़्त\u00a0मिनट के साथ; ${pro.name} ${rupees(pro.monthly)} का है, ${pro.freeMinutes}\u00a0मुफ़्त\u00a0मिनट के साथ। मुफ़्त मिनटों के बाद हर मिनट के ${rupees(rupeesPerExtraMinute)} लगते हैं। जहाँ एक कर्मचारी पर महीने के करीब ${rupees(traditionalRupeesPerAgent)} लगते हैं, वहाँ कारोबार सपोर्ट का खर्च ${claims.costCutRange} घटा लेते हैं।`,
    },
    {
      id: 'languages',
      question: 'यह कौन-सी भाषाएँ बोलती है?',
      answer: `${claims.languagesSpoken}\u00a0भाषाएँ, जिनमें हिन्दी और तमिल हैं, और साथ ही तेलुगु, बांग्ला, मराठी, गुजराती, कन्नड़, मलयालम, पंजाबी, ओड़िया और अंग्रेज़ी। जिस भाषा में सुनती है, उसी में जवाब देती है, और कोई दो भाषाएँ मिलाकर बोले तो भी समझ लेती है।`,
    },
    {
      id: 'how-many-calls',
      question: 'सब एक साथ कॉल करें तो?',
      answer: `किसी को रुकना नहीं पड़ता। ${brand.name} एक साथ ${claims.simultaneousCalls}\u00a0कॉल लेती है, इसलिए सेल हो, ट्रेन रद्द हो या सोमवार की सुबह, कतार नहीं लगती। आपकी लाइनें प्लान से तय होती हैं: ${base.name} में ${base.concurrentCalls}, ${pro.name} में ${pro.concurrentCalls}, ${enterprise.name} में जितनी चाहिए।`,
    },
    {
      id: 'hard-questions',
      question: 'जवाब न पता हो तो?',
      answer: `तो वह साफ़ कह देती है। ${brand.name} टियर-1\u00a0की ${claims.tierOneResolved}\u00a0समस्याएँ सुलझाती है, और ${claims.intentAccuracy} सटीकता से समझती है कि कॉल करने वाला क्या चाहता है। बाकी में अंदाज़ा नहीं लगाती: ब्योरा लिखती है, बताती है कि जवाब कब तक मिलेगा, और बात किसी इंसान को सौंप देती है।`,
    },
    {
      id: 'getting-started',
      question: 'शुरुआत कैसे करें, और मदद कौन करेगा?',
      answer: `होम पेज का फ़ॉर्म भेजें; हम ${claims.replyWithinHours}\u00a0घंटे के भीतर जवाब देते हैं। प्लैटफ़ॉर्म पर आप मिनटों में अपनी पहली वॉइस एजेंट बना सकते हैं: अपना समय, कीमतें और आम सवाल डालें, नंबर चुनें, और खुद कॉल करके देखें। कुछ भी इंस्टॉल नहीं करना पड़ता।`,
    },
  ],
}
