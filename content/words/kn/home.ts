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
const figuresLink = 'ಈ ಅಂಕಿಗಳ ಹಿಂದಿನ ಲೆಕ್ಕ'

export const home: Words['home'] = {
  head: {
    title: 'ವ್ಯಾಪಾರಗಳಿಗೆ ಕನ್ನಡ AI ವಾಯ್ಸ್, ಚಾಟ್, ಇಮೇಲ್ ಏಜೆಂಟ್',
    description: `${brand.name} ಪ್ರತಿ ಕರೆ, ಚಾಟ್, ಇಮೇಲ್‌ಗೂ ${claims.languagesSpoken} ಭಾರತೀಯ ಭಾಷೆಗಳಲ್ಲಿ ಉತ್ತರಿಸುತ್ತದೆ, ಬುಕ್ ಮಾಡುತ್ತದೆ, ಫಾಲೋ-ಅಪ್ ಮಾಡುತ್ತದೆ, ಸಿಬ್ಬಂದಿಗೆ ಒಪ್ಪಿಸುತ್ತದೆ. ತಿಂಗಳಿಗೆ ${rupees(base.monthly)} ರಿಂದ. ಟೆಸ್ಟ್ ಕರೆ ಉಚಿತ.`,
    keywords: [
      'ಕನ್ನಡ AI ವಾಯ್ಸ್ ಏಜೆಂಟ್',
      'AI ಗ್ರಾಹಕ ಸೇವೆ',
      'Kannada voice bot',
      'ಕನ್ನಡದಲ್ಲಿ ಕರೆಗೆ ಉತ್ತರ',
      'AI ಚಾಟ್ ಸಪೋರ್ಟ್',
      'AI ಇಮೇಲ್ ಸಪೋರ್ಟ್',
    ],
  },
  hero: {
    eyebrow: 'ವಾಯ್ಸ್, ಚಾಟ್, ಇಮೇಲ್ AI ಏಜೆಂಟ್',
    headline: ['ಪ್ರತಿ ಕರೆಗೂ ಉತ್ತರಿಸಿ.', 'ಪ್ರತಿ ಗ್ರಾಹಕರ ಭಾಷೆಯಲ್ಲಿ.'],
    subheadline: `${brand.name} ಉತ್ತರಿಸುತ್ತದೆ, ಬುಕ್ ಮಾಡುತ್ತದೆ, ಫಾಲೋ-ಅಪ್ ಮಾಡುತ್ತದೆ, ಬೇಕಾದಾಗ ಸಿಬ್ಬಂದಿಗೆ ಒಪ್ಪಿಸುತ್ತದೆ. ಹಗಲೂ ರಾತ್ರಿಯೂ, ${claims.languagesSpoken}\u00a0ಭಾರತೀಯ ಭಾಷೆಗಳಲ್ಲಿ.`,
    primary: 'ಉಚಿತ ಟೆಸ್ಟ್ ಕರೆ ಪಡೆಯಿರಿ',
    secondary: 'ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'ಪ್ರಶ್ನೆಗಳಿಗೆ ತಕ್ಷಣ ಪರಿಹಾರ' },
      { figure: claims.simultaneousCalls, label: 'ಕರೆಗಳು ಒಮ್ಮೆಲೇ' },
      { figure: claims.supportCostLowerBy, label: 'ಗ್ರಾಹಕ ಸೇವೆಯ ಖರ್ಚು ಕಡಿಮೆ' },
    ],
    figuresLink,
    stage: {
      label: ['ಭಾಷೆ ಒತ್ತಿ,', 'ಕರೆ ಕೇಳಿ'],
      languages: 'ಭಾಷೆಗಳು',
      example: 'ಉದಾಹರಣೆ ಕರೆ',
      speakers: { caller: 'ಕಾಲರ್', customer: 'ಗ್ರಾಹಕರು', agent: brand.name },
      pause: 'ಕರೆ ನಿಲ್ಲಿಸಿ',
      play: 'ಕರೆ ಕೇಳಿಸಿ',
      again: 'ಕರೆ ಮತ್ತೆ ಕೇಳಿಸಿ',
      hear: 'ಕೇಳಿ',
      mute: 'ಮ್ಯೂಟ್',
      deviceVoice: 'ಡಿವೈಸ್ ಧ್ವನಿ',
      recording: 'ರೆಕಾರ್ಡಿಂಗ್',
      captionsOnly: 'ಕ್ಯಾಪ್ಶನ್ ಮಾತ್ರ',
    },
    greetingsLabel: 'ಹತ್ತು ಭಾರತೀಯ ಭಾಷೆಗಳಲ್ಲಿ ನಮಸ್ಕಾರ',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'ದಿನನಿತ್ಯದ ಪ್ರಶ್ನೆಗಳಿಗೆ ವಾಯ್ಸ್, ಚಾಟ್, ಇಮೇಲ್‌ನಲ್ಲಿ ತಕ್ಷಣ ಉತ್ತರ. ಬೇರೆ ಬಗೆಯ ಪ್ರಶ್ನೆಗಳು ನಿಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ ಹೋಗುತ್ತವೆ.',
      },
      {
        figure: claims.simultaneousCalls,
        text: `ಕರೆಗಳನ್ನು ${brand.name} ಎಲ್ಲ ಗ್ರಾಹಕರಿಗೂ ಸೇರಿ ಒಮ್ಮೆಲೇ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆ. ಅದರಲ್ಲಿ ನಿಮಗೆ ಎಷ್ಟು ಎಂದು ನಿಮ್ಮ ಪ್ಲಾನ್ ಹೇಳುತ್ತದೆ: ${base.name}ನಲ್ಲಿ ${base.concurrentCalls}ರವರೆಗೆ, ${pro.name}ನಲ್ಲಿ ${pro.concurrentCalls}ರವರೆಗೆ.`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `ಇಳಿಕೆ: ${brand.name} ಇಲ್ಲದಿದ್ದಾಗ ಆಗುವ ಗ್ರಾಹಕ ಸೇವೆಯ ಖರ್ಚಿಗೆ ಹೋಲಿಸಿದರೆ. ಸಾಮಾನ್ಯ ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ಹೇಳಿದ ${claims.costCutRange}ರ ಮಧ್ಯದ ಅಂಕಿ ಇದು.`,
      },
    ],
  },
  stats: {
    heading: 'ನಿಮ್ಮ ವ್ಯಾಪಾರಕ್ಕೆ ಪರಿಹಾರ',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'ಪೂರ್ಣ ಸೆಲ್ಫ್-ಸರ್ವಿಸ್ ಪ್ರಮಾಣ',
        description: 'ಕರೆ ಮಾಡುವವರಲ್ಲಿ ಇಷ್ಟು ಜನರಿಗೆ, ಸಿಬ್ಬಂದಿಗಾಗಿ ಕಾಯದೆಯೇ ಉತ್ತರವೋ ಬುಕಿಂಗೋ ಸಿಗುತ್ತದೆ.',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'ಹಲವು ಭಾಷೆಗಳು',
        description: 'ಕರೆ ಮಾಡುವವರು ತಾವು ಯೋಚಿಸುವ ಭಾಷೆಯಲ್ಲೇ ಮಾತನಾಡಬಹುದು, ಬೇಕಾದರೆ ಮಧ್ಯದಲ್ಲೇ ಬದಲಿಸಬಹುದು.',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'ಕರೆಯ ಸರಾಸರಿ ಸಮಯದಲ್ಲಿ ಇಳಿಕೆ',
        description: 'ಟ್ರಾನ್ಸ್‌ಫರ್, ಹೋಲ್ಡ್ ಮ್ಯೂಸಿಕ್ ಇರುವ ಕರೆಗೆ ಹೋಲಿಸಿದರೆ: ಉತ್ತರ ನಿಮ್ಮ ಸಿಸ್ಟಮ್‌ನಿಂದ ತಕ್ಷಣ ಬರುತ್ತದೆ.',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'ಸೇವೆಯ ಖರ್ಚಿನಲ್ಲಿ ಇಳಿಕೆ',
        description: 'ಖಾಲಿ ಬಿದ್ದಿರುವ ಸೀಟಿಗೂ ಆಗುವ ಖರ್ಚಿಗೆ ಹೋಲಿಸಿದರೆ: ಮಾತನಾಡಿದ ನಿಮಿಷಗಳಿಗೆ ಮಾತ್ರ ಹಣ.',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'ಒಂದು ಕರೆ, ಸ್ವಲ್ಪ\u00a0ಹತ್ತಿರದಿಂದ ನೋಡಿದರೆ',
    notes: [
      'ಒಂದೇ ವಾಕ್ಯದಲ್ಲಿ ಮೂರು ವಿಷಯ: ದಿನ, ಟೆಸ್ಟ್, ಒಂದು ಪ್ರಶ್ನೆ. ಮೂರೂ ನೆನಪಿರುತ್ತವೆ.',
      'ಖಾಲಿ ಹೊಟ್ಟೆಯಲ್ಲಿ ಬರಬೇಕೆಂಬುದು ಲ್ಯಾಬ್‌ನದೇ ನಿಯಮ. ಹೇಳಿದ ಸಮಯ ಅದರ ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ ಖಾಲಿ ಇದ್ದದ್ದೇ.',
      'ಹೇಳುತ್ತಿದ್ದಂತೆಯೇ ಬುಕ್ ಆಗುತ್ತದೆ: ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ, ಸಾರಾಂಶದೊಂದಿಗೆ ದಾಖಲೆಯಲ್ಲೂ.',
    ],
  },
  successStory: {
    heading: 'ಗ್ರಾಹಕರ ಯಶಸ್ಸಿನ ಕಥೆ',
    label: 'ಉದಾಹರಣೆ ಕಥೆ',
    quote:
      'ಮೊದಲು ಸಂಜೆಯಾದರೆ ಸಾಕು, ಭಯವಾಗುತ್ತಿತ್ತು: ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಇಬ್ಬರು, ರಿಂಗ್ ಆಗುವ ಫೋನ್ ಒಂಬತ್ತು. ಈಗ ಪ್ರತಿ ಕರೆಗೂ ಮರಾಠಿಯಲ್ಲೋ ಹಿಂದಿಯಲ್ಲೋ ಉತ್ತರ ಸಿಗುತ್ತಿದೆ, ನಮ್ಮ ಫ್ರಂಟ್ ಡೆಸ್ಕ್ ಎದುರಿಗೆ ನಿಂತಿರುವ ರೋಗಿಯನ್ನು\u00a0ನೋಡಿಕೊಳ್ಳುತ್ತಿದೆ.',
    role: 'ಆಪರೇಷನ್ಸ್ ಹೆಡ್',
    business: 'ಪಶ್ಚಿಮ ಮಹಾರಾಷ್ಟ್ರದ ನಾಲ್ಕು OPD ಕ್ಲಿನಿಕ್‌ಗಳ ಸಮೂಹ',
    note: 'ಪ್ರಾಡಕ್ಟ್ ಅನ್ನು ಹೇಗೆ ಬಳಸುತ್ತಾರೆ ಎಂದು ತೋರಿಸಲು ಬರೆದದ್ದು. ಯಾವ ಗ್ರಾಹಕರ ಹೆಸರೂ ಇಲ್ಲ, ಯಾವ ವ್ಯಕ್ತಿಯ ಮಾತೂ ಅಲ್ಲ.',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲೇ ಕೇಳಿ',
    lead: `ನಿಮ್ಮ ನಂಬರ್ ಕೊಡಿ, ${brand.name} ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತದೆ. ಹೊಸ ರಿಸೆಪ್ಷನಿಸ್ಟ್ ಅನ್ನು ಕೇಳುವುದನ್ನೆಲ್ಲ ಕೇಳಿ, ಹಿಂದಿಯಲ್ಲಿ, ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಅಥವಾ ಎರಡನ್ನೂ ಬೆರೆಸಿ.`,
    proof: { figure: claims.triedDemoThisMonth, text: 'ಜನ ಈ ತಿಂಗಳು ಡೆಮೊ ಬಳಸಿ ನೋಡಿದ್ದಾರೆ.' },
    notes: [
      'ಮೂರು ನಿಮಿಷದವರೆಗೆ ಉಚಿತ ಕರೆ.',
      `ಬೆಳಿಗ್ಗೆ ${callingHours.from}ರಿಂದ ರಾತ್ರಿ ${callingHours.to - 12}ರವರೆಗೆ ಕರೆಗಳು ಹೋಗುತ್ತವೆ; ಆಮೇಲೆ ಕೇಳಿದರೆ ಮರುದಿನ ಬೆಳಿಗ್ಗೆ ಕರೆ ಬರುತ್ತದೆ.`,
      '“ಸ್ಟಾಪ್” ಎಂದರೆ ಸಾಕು, ಆ ನಂಬರ್‌ಗೆ ಮತ್ತೆ ಕರೆ ಬರುವುದಿಲ್ಲ.',
    ],
  },
  contact: {
    heading: 'ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ',
    lead: `ನಿಮ್ಮ ಗ್ರಾಹಕರು ಯಾವುದರ ಬಗ್ಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ ಎಂದು ತಿಳಿಸಿ. ${claims.replyWithinHours}\u00a0ಗಂಟೆಯೊಳಗೆ ಪ್ಲಾನ್ ಮತ್ತು ದರದೊಂದಿಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ.`,
    points: [
      `ತಿಂಗಳಿಗೆ ${rupees(base.monthly)}\u00a0ರಿಂದ. ಅದೇ ಒಬ್ಬ ಉದ್ಯೋಗಿಗಾದರೆ ಸುಮಾರು ${rupees(traditionalRupeesPerAgent)}.`,
      `Tier-1 ಸಮಸ್ಯೆಗಳಲ್ಲಿ ${claims.tierOneResolved} ಪರಿಹಾರ, ಉಳಿದವು ನಿಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ.`,
      `ಹಿಂದಿ, ಪಂಜಾಬಿ, ಮರಾಠಿ ಮತ್ತು ಇತರ ಭಾರತೀಯ ಭಾಷೆಗಳಲ್ಲಿ ${claims.alwaysOn} ಸೇವೆ.`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `ಕಳೆದ {days} ದಿನಗಳಲ್ಲಿ {share} ಎನ್‌ಕ್ವೈರಿಗಳಿಗೆ ${claims.replyWithinHours}\u00a0ಗಂಟೆಯೊಳಗೆ ಉತ್ತರಿಸಿದ್ದೇವೆ, ಅದರಲ್ಲಿ ಅರ್ಧದಷ್ಟಕ್ಕೆ {median} ಒಳಗೆ.`,
      minutes: { one: '{count} ನಿಮಿಷದ', other: '{count} ನಿಮಿಷಗಳ' },
      hours: { one: '{count} ಗಂಟೆಯ', other: '{count} ಗಂಟೆಗಳ' },
    },
  },
}
