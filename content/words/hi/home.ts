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
const figuresLink = 'इन आँकड़ों का मतलब'

export const home: Words['home'] = {
  head: {
    title: 'भारतीय कारोबारों के लिए AI वॉइस, चैट और ईमेल एजेंट',
    description: `${brand.name} ${claims.languagesSpoken} भारतीय भाषाओं में हर कॉल, चैट और ईमेल का जवाब देती है, बुकिंग और फ़ॉलो-अप करती है, और ज़रूरत पर टीम को सौंपती है। ${rupees(base.monthly)} प्रति माह से। मुफ़्त टेस्ट कॉल पाएँ।`,
    keywords: [
      'AI वॉइस एजेंट',
      'AI कस्टमर सपोर्ट',
      'हिन्दी वॉइस बॉट',
      'कई भाषाओं में कॉल उठाने वाला AI',
      'AI चैट सपोर्ट',
      'AI ईमेल सपोर्ट',
    ],
  },
  hero: {
    eyebrow: 'वॉइस, चैट और ईमेल के लिए AI एजेंट',
    headline: ['हर कॉल उठे।', 'हर ग्राहक की भाषा\u00a0में।'],
    subheadline: `${brand.name} जवाब देती है, बुकिंग करती है, फ़ॉलो-अप करती है और ज़रूरत पड़ने पर आपकी टीम को सौंप देती है: ${claims.languagesSpoken}\u00a0भारतीय भाषाओं में, दिन-रात।`,
    primary: 'मुफ़्त टेस्ट कॉल पाएँ',
    secondary: 'हमसे बात करें',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'सवाल तुरंत हल' },
      { figure: claims.simultaneousCalls, label: 'कॉल एक साथ' },
      { figure: claims.supportCostLowerBy, label: 'कम सपोर्ट खर्च' },
    ],
    figuresLink,
    stage: {
      label: ['भाषा चुनें,', 'कॉल सुनें'],
      languages: 'भाषाएँ',
      example: 'नमूना कॉल',
      speakers: { caller: 'कॉलर', customer: 'ग्राहक', agent: brand.name },
      pause: 'कॉल रोकें',
      play: 'कॉल चलाएँ',
      again: 'कॉल फिर चलाएँ',
      hear: 'सुनें',
      mute: 'आवाज़ बंद',
      deviceVoice: 'डिवाइस की आवाज़',
      recording: 'रिकॉर्डिंग',
      captionsOnly: 'सिर्फ़ कैप्शन',
    },
    greetingsLabel: 'दस भारतीय भाषाओं में नमस्ते',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'रोज़मर्रा के सवाल, जिनका जवाब कॉल, चैट और ईमेल पर तुरंत मिल जाता है। जो सवाल रोज़मर्रा के नहीं, वे आपके लोगों के पास जाते हैं।',
      },
      {
        figure: claims.simultaneousCalls,
        text: `कॉल, जो ${brand.name} कुल मिलाकर एक साथ लेती है। इनमें से कितनी आपकी हैं, यह प्लान बताता है: ${base.name} में ${base.concurrentCalls} तक, ${pro.name} में ${pro.concurrentCalls} तक।`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `कमी उस खर्च में, जो ${brand.name} के बिना सपोर्ट पर होता है: आम सवालों के हमारे जवाब में लिखे ${claims.costCutRange} का बीच का आँकड़ा।`,
      },
    ],
  },
  stats: {
    heading: 'आपके कारोबार के लिए समाधान',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'पूरी सेल्फ़-सर्विस दर',
        description:
          'कॉल करने वाले इतने प्रतिशत लोगों को किसी का इंतज़ार किए बिना जवाब या बुकिंग मिल जाती है।',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'भाषाओं में बातचीत',
        description: 'लोग उसी भाषा में बोलते हैं जिसमें सोचते हैं, और चाहें तो बीच में बदल लेते हैं।',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'औसत कॉल समय में कमी',
        description: 'ट्रांसफ़र और होल्ड के संगीत वाली कॉल के मुकाबले: जवाब आपके सिस्टम से तुरंत आता है।',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'सेवा के खर्च में कमी',
        description: 'खाली पड़ी सीटों के खर्च के मुकाबले: आप पैसे सिर्फ़ बातचीत के मिनटों के देते हैं।',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'एक कॉल, ज़रा गौर से',
    notes: [
      'एक साथ तीन बातें: दिन, टेस्ट और एक सवाल। तीनों याद रहती हैं।',
      'खाली पेट आने की हिदायत लैब की अपनी है। समय भी वही, जो लैब के कैलेंडर में खाली है।',
      'बात करते-करते बुक: कैलेंडर में भी, और सार के साथ रिकॉर्ड में भी।',
    ],
  },
  successStory: {
    heading: 'ग्राहक की सफलता की कहानी',
    label: 'नमूना कहानी',
    quote:
      'पहले शाम का वक्त सबसे मुश्किल होता था: डेस्क पर दो लोग, और नौ फ़ोन बजते हुए। अब हर कॉल उठती है, मराठी में या हिन्दी में, और मेरे रिसेप्शन का ध्यान उस मरीज़ पर रहता है जो सामने खड़ा है।',
    role: 'ऑपरेशंस हेड',
    business: 'पश्चिमी महाराष्ट्र के चार OPD क्लिनिकों का समूह',
    note: 'यह दिखाने के लिए लिखी गई है कि प्रॉडक्ट कैसे काम आता है। इसमें न किसी ग्राहक का नाम है, न किसी व्यक्ति का बयान।',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'अपने फ़ोन पर सुनकर देखें',
    lead: `अपना नंबर दें और ${brand.name} आपको कॉल करेगी। जो किसी नए रिसेप्शनिस्ट से पूछते, वही पूछें: हिन्दी में, अंग्रेज़ी में या दोनों में।`,
    proof: { figure: claims.triedDemoThisMonth, text: 'लोगों ने इस महीने डेमो आज़माया।' },
    notes: [
      'तीन मिनट तक की मुफ़्त कॉल।',
      `कॉल सुबह ${callingHours.from} से रात ${callingHours.to - 12} बजे के बीच जाती हैं; बाद में नंबर दें तो कॉल अगली सुबह आती है।`,
      '“स्टॉप” कहें, और उस नंबर पर फिर कभी कॉल नहीं आएगी।',
    ],
  },
  contact: {
    heading: 'हमसे बात करें',
    lead: `बताएँ कि आपके ग्राहक किस बारे में कॉल करते हैं। हम ${claims.replyWithinHours} घंटे के भीतर प्लान और कीमत के साथ जवाब देते हैं।`,
    points: [
      `${rupees(base.monthly)} प्रति माह से, जबकि एक कर्मचारी पर करीब ${rupees(traditionalRupeesPerAgent)} लगते हैं।`,
      `टियर-1 की ${claims.tierOneResolved} समस्याएँ हल, बाकी आपके लोगों के हवाले।`,
      `${claims.alwaysOn} सपोर्ट कई भाषाओं में: हिन्दी, पंजाबी, मराठी और दूसरी भारतीय भाषाएँ।`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `पिछले {days} दिनों में हमने {share} पूछताछ का जवाब ${claims.replyWithinHours} घंटे के भीतर दिया, उनमें से आधी का {median} के भीतर।`,
      minutes: { one: '{count} मिनट', other: '{count} मिनट' },
      hours: { one: '{count} घंटे', other: '{count} घंटे' },
    },
  },
}
