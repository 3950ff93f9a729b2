import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'आम्हाला का निवडावं?',
  traditionalTitle: 'जुनी पद्धत',
  ourTitle: `${brand.name} ची पद्धत`,
  topics: [
    {
      heading: 'किंमत',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'दर महिन्याला, प्रत्येक कर्मचाऱ्यावर. ट्रेनिंग, सतत नवी भरती आणि नाइट शिफ्टचा खर्च वेगळा.',
      },
      ours: {
        figure: `${rupees(base.monthly)} पासून`,
        text: `दर महिन्याला, ${base.freeMinutes} मोफत मिनिटांसह. त्यानंतर मिनिटाला ${rupees(rupeesPerExtraMinute)}.`,
      },
    },
    {
      heading: 'वेळ',
      traditional: {
        figure: '9 ते 6',
        text: 'कामाच्या दिवशी. रविवार, सण आणि बंद झाल्यानंतरचा तास व्हॉइसमेलकडे.',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'रोज, चोवीस तास. दिवाळीच्या रात्रीही आणि सोमवार सकाळच्या गर्दीतही.',
      },
    },
    {
      heading: 'किती थांबायचं',
      traditional: {
        figure: 'रांगेत',
        text: 'एक कर्मचारी, एक कॉल. अकरावा फोन करणारा संगीत ऐकतो, मग फोन ठेवून देतो.',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `कॉल एकाच वेळी उचलले जातात. ${claims.queriesResolvedInstantly} प्रश्न लगेच सुटतात.`,
      },
    },
    {
      heading: 'किती भाषा',
      traditional: {
        figure: '2 किंवा 3',
        text: 'भाषा एका शिफ्टमध्ये, त्याही योग्य व्यक्ती त्या दिवशी डेस्कवर असेल तर.',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'भारतीय भाषा, पहिल्या नमस्कारापासून. हिंदी, पंजाबी आणि मराठीही त्यांत आहेत.',
      },
    },
  ],
}
