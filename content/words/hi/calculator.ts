import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'आपके महीने का खर्च कितना आएगा?',
  lead: 'स्लाइडर खिसकाएँ या अपने आँकड़े लिखें। हिसाब आपके सामने ही होता है, और इस पेज के लिंक में बना रहता है, ताकि आप उसे अपने साथी को भेज सकें।',
  minutes: { label: 'महीने के मिनट', hint: 'सारी कॉल मिलाकर' },
  calls: { label: 'एक साथ कॉल', hint: 'आपके सबसे व्यस्त घंटे में' },
  recommended: 'आपका प्लान',
  action: '{plan} के लिए लिखें: {amount} प्रति माह',
  actionCustom: `${enterprise.name} की कीमत पूछें`,
  /** What the enquiry carries. */
  topic: '{plan}, महीने के {minutes} मिनट, एक साथ {calls} कॉल, {amount}',
  print: 'कोटेशन PDF में',
  quotation: 'एक महीने का कोटेशन',
  quotationNote: 'कीमतें वही हैं जो प्रिंट के दिन साइट पर हैं। हमारी पुष्टि मिलने के बाद ही पक्की मानी जाएँगी।',
  copy: 'इस हिसाब का लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'लिंक कॉपी नहीं हो पाया। वह ऊपर एड्रेस बार में है।',
  custom: 'कीमत आपसे बात करके',
  customText: `एक साथ ${count(pro.concurrentCalls)} से ज़्यादा कॉल के लिए ${enterprise.name} चाहिए: जितने कॉल करने वाले, उतनी लाइनें, और मिनट का रेट आपकी कॉल की गिनती के हिसाब से।`,
  reasons: {
    cheapest: 'इतने मिनटों के लिए यही प्लान सबसे सस्ता पड़ता है।',
    lines: 'इतनी लाइनें सबसे पहले इसी प्लान में मिलती हैं।',
  },
  people: {
    heading: 'कर्मचारी रखने के मुकाबले',
    one: 'एक कर्मचारी',
    many: '{count} कर्मचारी, एक साथ आई हर कॉल के लिए एक',
    each: `हर एक पर ${rupees(traditionalRupeesPerAgent)} प्रति माह`,
    saved: 'हर महीने {amount} कम।',
    dearer: `वेतन से {amount} ज़्यादा। इतनी कॉल हों तो हमसे ${enterprise.name} के बारे में पूछें, या कुछ कॉल अपने लोगों को लेने दें।`,
  },
}
