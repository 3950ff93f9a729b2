import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'हमें क्यों चुनें?',
  traditionalTitle: 'पुराना तरीका',
  ourTitle: `${brand.name} का तरीका`,
  topics: [
    {
      heading: 'कीमत',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'हर महीने, हर कर्मचारी पर। ट्रेनिंग, बार-बार नई भर्ती और नाइट शिफ़्ट का खर्च अलग।',
      },
      ours: {
        figure: `${rupees(base.monthly)} से`,
        text: `हर महीने, ${base.freeMinutes} मुफ़्त मिनट के साथ। उसके बाद ${rupees(rupeesPerExtraMinute)} प्रति मिनट।`,
      },
    },
    {
      heading: 'समय',
      traditional: {
        figure: '9 से 6',
        text: 'कामकाजी दिनों में। रविवार, त्योहार और बंद होने के बाद का घंटा वॉइसमेल के हवाले।',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'हर दिन, हर घंटे। दिवाली की रात भी, सोमवार सुबह की भीड़ में भी।',
      },
    },
    {
      heading: 'इंतज़ार',
      traditional: {
        figure: 'कतार में',
        text: 'एक कर्मचारी, एक कॉल। ग्यारहवाँ कॉल करने वाला संगीत सुनता है, फिर फ़ोन रख देता है।',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `कॉल एक साथ उठती हैं। ${claims.queriesResolvedInstantly} सवाल तुरंत सुलझ जाते हैं।`,
      },
    },
    {
      heading: 'भाषाएँ',
      traditional: {
        figure: '2 या 3',
        text: 'भाषाएँ एक शिफ़्ट में, वह भी तब, जब सही व्यक्ति उस दिन डेस्क पर हो।',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'भारतीय भाषाएँ, पहले नमस्ते से ही। हिन्दी, पंजाबी और मराठी भी इनमें हैं।',
      },
    },
  ],
}
