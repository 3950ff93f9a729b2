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
    title: 'ಪದೇ ಪದೇ ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
    description: `${brand.name} ಯಾವ ಕೆಲಸ ಮಾಡುತ್ತದೆ, ಖರ್ಚು ಎಷ್ಟು, ಉಳಿತಾಯ ಎಷ್ಟು, ಯಾವ ಭಾಷೆ ಮಾತನಾಡುತ್ತದೆ, ಒಮ್ಮೆಲೇ ಎಷ್ಟು ಕರೆ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ, ಉತ್ತರ ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ ಏನು ಮಾಡುತ್ತದೆ.`,
  },
  heading: 'ಪ್ರಶ್ನೆಗಳಿವೆಯೇ?',
  subheading: 'ಸಾಮಾನ್ಯ ಪ್ರಶ್ನೆಗಳು',
  intro: 'ಕೊಳ್ಳುವವರು ಮೊದಲು ಕೇಳುವ ಆರು ಪ್ರಶ್ನೆಗಳು. ಬೇರೆ ಏನಾದರೂ ಇದ್ದರೆ {email}\u00a0ಗೆ ಬರೆಯಿರಿ.',
  measured: `ಸರಿಯಾದ ಉತ್ತರ: ಪ್ರಾಡಕ್ಟ್ ಬಗ್ಗೆ ${measured.questions} ಪ್ರಶ್ನೆ, ${measured.languages} ಭಾಷೆಗಳಲ್ಲಿ, ಈ ಸೈಟ್‌ನ ಅಸಿಸ್ಟೆಂಟ್ ಅನ್ನೇ ಕೇಳಿದೆವು (95% ವಿಶ್ವಾಸದೊಂದಿಗೆ ಕನಿಷ್ಠ ${percent(measured.atLeast)}). ಈ ಪುಟಗಳಲ್ಲಿ ಉತ್ತರವಿಲ್ಲದ ${measured.toDecline} ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ${percent(measured.declined)} ಪ್ರಶ್ನೆಗಳಿಗೆ, ಏನನ್ನೂ ಕಲ್ಪಿಸದೆ, ಉತ್ತರಿಸಲು ಆಗುವುದಿಲ್ಲ ಎಂದಿತು. ${measured.conversations} ಪೂರ್ಣ ಸಂಭಾಷಣೆಗಳಲ್ಲಿ ${percent(measured.conversationsRight)} ಮೊದಲಿನಿಂದ ಕೊನೆಯವರೆಗೂ ಸರಿಯಾಗಿದ್ದವು. ಅಳೆದ ದಿನ: {date}. ಪ್ರಶ್ನೆಗಳನ್ನು ಈ ಪುಟಗಳ ಆಧಾರದಲ್ಲಷ್ಟೇ ಬರೆದದ್ದು, ಅಸಿಸ್ಟೆಂಟ್‌ನ ತರಬೇತಿಯಲ್ಲಿ ಬಳಸಿಲ್ಲ.`,
  items: [
    {
      id: 'what-it-automates',
      question: `ಸಪೋರ್ಟ್ ಡೆಸ್ಕ್‌ಗೆ ${brand.name} ಏನು ಮಾಡುತ್ತದೆ?`,
      answer: `ಕರೆ, ಚಾಟ್, ಇಮೇಲ್‌ಗಳಿಗೆ ಉತ್ತರಿಸುತ್ತದೆ. ಆರ್ಡರ್ ಸ್ಟೇಟಸ್, ಬುಕಿಂಗ್, ರಿಮೈಂಡರ್, ದಾಖಲೆ, ಟೈಮಿಂಗ್‌ನಂಥ ದಿನನಿತ್ಯದ ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ${claims.queriesResolvedInstantly}ವರೆಗೆ ತಾನೇ ನೋಡಿಕೊಳ್ಳುತ್ತದೆ. ನಿಮ್ಮ ಸಿಸ್ಟಮ್‌ನಲ್ಲಿ ವಿವರ ನೋಡುತ್ತದೆ, ಕೆಲಸ ಮುಗಿಸುತ್ತದೆ, ಏನಾಯಿತು ಎಂದು ಬರೆದಿಡುತ್ತದೆ. ತನ್ನಿಂದ ಮುಗಿಸಲು ಆಗದ್ದನ್ನು, ಅಲ್ಲಿಯವರೆಗೆ ನಡೆದದ್ದೆಲ್ಲವನ್ನೂ ಸೇರಿಸಿ, ನಿಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ ಕೊಡುತ್ತದೆ.`,
    },
    {
      id: 'what-it-saves',
      question: 'ಎಷ್ಟು ಖರ್ಚು, ಎಷ್ಟು ಉಳಿತಾಯ?',
      answer: `ಪ್ಲಾನ್‌ಗಳು ತಿಂಗಳಿಗೆ ${rupees(base.monthly)} ರಿಂದ ಶುರು, ${base.freeMinutes} ನಿಮಿಷ ಉಚಿತ; Pro ದರ ${rupees(pro.monthly)}, ${pro.freeMinutes} ನಿಮಿಷ ಉಚಿತ. ಉಚಿತ ನಿಮಿಷ ಮುಗಿದ ಮೇಲೆ ನಿಮಿಷಕ್ಕೆ ${rupees(rupeesPerExtraMinute)}. ಒಬ್ಬ ಉದ್ಯೋಗಿಗೆ ತಿಂಗಳಿಗೆ ಸುಮಾರು ${rupees(traditionalRupeesPerAgent)} ಆಗುತ್ತದೆ; ಅದಕ್ಕೆ ಹೋಲಿಸಿದರೆ ವ್ಯಾಪಾರಗಳ ಗ್ರಾಹಕ ಸೇವೆಯ ಖರ್ಚು ${claims.costCutRange} ಇಳಿಯುತ್ತದೆ.`,
    },
    {
      id: 'languages',
      question: 'ಯಾವ ಯಾವ ಭಾಷೆ ಮಾತನಾಡುತ್ತದೆ?',
      answer: `${claims.languagesSpoken} ಭಾಷೆ: ಹಿಂದಿ, ತಮಿಳಿನ ಜೊತೆಗೆ ತೆಲುಗು, ಬಂಗಾಳಿ, ಮರಾಠಿ, ಗುಜರಾತಿ, ಕನ್ನಡ, ಮಲಯಾಳಂ, ಪಂಜಾಬಿ, ಒಡಿಯಾ ಮತ್ತು ಇಂಗ್ಲಿಷ್. ಕೇಳಿದ ಭಾಷೆಯಲ್ಲೇ ಉತ್ತರಿಸುತ್ತದೆ. ಕರೆ ಮಾಡಿದವರು ಎರಡು ಭಾಷೆ ಬೆರೆಸಿ ಮಾತನಾಡಿದರೂ ಅರ್ಥ ಮಾಡಿಕೊಳ್ಳುತ್ತದೆ.`,
    },
    {
      id: 'how-many-calls',
      question: 'ಎಲ್ಲರೂ ಒಮ್ಮೆಲೇ ಕರೆ ಮಾಡಿದರೆ?',
      answer: `ಯಾರೂ ಕಾಯಬೇಕಿಲ್ಲ. ${brand.name} ಒಮ್ಮೆಲೇ ${claims.simultaneousCalls} ಕರೆ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ. ಫ್ಲ್ಯಾಶ್ ಸೇಲ್ ಇರಲಿ, ರೈಲು ರದ್ದಾಗಲಿ, ಸೋಮವಾರ ಬೆಳಿಗ್ಗೆಯೇ ಇರಲಿ, ಕ್ಯೂ ಆಗುವುದಿಲ್ಲ. ಅದರಲ್ಲಿ ನಿಮಗೆ ಎಷ್ಟು ಲೈನ್ ಎಂದು ನಿಮ್ಮ ಪ್ಲಾನ್ ನಿರ್ಧರಿಸುತ್ತದೆ: Baseನಲ್ಲಿ ${base.concurrentCalls}, Proನಲ್ಲಿ ${pro.concurrentCalls}, Enterpriseನಲ್ಲಿ ನಿಮಗೆ ಬೇಕಾದಷ್ಟು.`,
    },
    {
      id: 'hard-questions',
      question: 'ಅದಕ್ಕೆ ಉತ್ತರ ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ?',
      answer: `ಗೊತ್ತಿಲ್ಲ ಎಂದೇ ಹೇಳುತ್ತದೆ. ${brand.name} Tier-1 ಸಮಸ್ಯೆಗಳಲ್ಲಿ ${claims.tierOneResolved} ಪರಿಹರಿಸುತ್ತದೆ, ಕರೆ ಮಾಡಿದವರಿಗೆ ಏನು ಬೇಕು ಎಂದು ${claims.intentAccuracy} ನಿಖರತೆಯಿಂದ ಅರ್ಥ ಮಾಡಿಕೊಳ್ಳುತ್ತದೆ. ಉಳಿದದ್ದಕ್ಕೆ ಊಹಿಸಿ ಹೇಳುವುದಿಲ್ಲ: ವಿವರ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ, ಉತ್ತರ ಯಾವಾಗ ಬರುತ್ತದೆ ಎಂದು ಹೇಳುತ್ತದೆ, ಸಿಬ್ಬಂದಿಗೆ ಒಪ್ಪಿಸುತ್ತದೆ.`,
    },
    {
      id: 'getting-started',
      question: 'ಶುರು ಮಾಡುವುದು ಹೇಗೆ, ನಮಗೆ ಯಾರು ಸಹಾಯ ಮಾಡುತ್ತಾರೆ?',
      answer: `ಹೋಮ್ ಪುಟದಲ್ಲಿರುವ ಫಾರ್ಮ್ ಕಳಿಸಿ; ${claims.replyWithinHours} ಗಂಟೆಯೊಳಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ. ಪ್ಲಾಟ್‌ಫಾರ್ಮ್‌ನಲ್ಲಿ ಕೆಲವೇ ನಿಮಿಷಗಳಲ್ಲಿ ನಿಮ್ಮ ಮೊದಲ ವಾಯ್ಸ್ ಏಜೆಂಟ್ ತಯಾರಿಸಬಹುದು: ಟೈಮಿಂಗ್, ದರ, ಸಾಮಾನ್ಯ ಪ್ರಶ್ನೆಗಳನ್ನು ಕೊಡಿ, ಒಂದು ನಂಬರ್ ಆರಿಸಿ, ನೀವೇ ಕರೆ ಮಾಡಿ ನೋಡಿ. ಏನನ್ನೂ ಇನ್‌ಸ್ಟಾಲ್ ಮಾಡಬೇಕಿಲ್ಲ.`,
    },
  ],
}
