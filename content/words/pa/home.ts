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
const figuresLink = 'ਇਹ ਅੰਕੜੇ ਕੀ ਦੱਸਦੇ ਹਨ'

export const home: Words['home'] = {
  head: {
    title: 'ਭਾਰਤ ਦੇ ਕਾਰੋਬਾਰਾਂ ਲਈ AI ਵੌਇਸ, ਚੈਟ ਅਤੇ ਈਮੇਲ ਏਜੰਟ',
    description: `${brand.name} ${claims.languagesSpoken} ਭਾਰਤੀ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ ਹਰ ਕਾਲ, ਚੈਟ ਅਤੇ ਈਮੇਲ ਸੰਭਾਲਦੀ ਹੈ: ਬੁਕਿੰਗ, ਫ਼ਾਲੋ-ਅੱਪ, ਅਤੇ ਲੋੜ ਪਵੇ ਤਾਂ ਗੱਲ ਇਨਸਾਨ ਨੂੰ। ਮਹੀਨੇ ਦੇ ${rupees(base.monthly)} ਤੋਂ। ਮੁਫ਼ਤ ਟੈਸਟ ਕਾਲ ਲਓ।`,
    keywords: [
      'AI ਵੌਇਸ ਏਜੰਟ',
      'AI ਕਸਟਮਰ ਸਪੋਰਟ',
      'ਪੰਜਾਬੀ ਵੌਇਸ ਬੋਟ',
      'AI voice agent Punjabi',
      'AI ਚੈਟ ਸਪੋਰਟ',
      'AI ਈਮੇਲ ਸਪੋਰਟ',
    ],
  },
  hero: {
    eyebrow: 'ਕਾਲ, ਚੈਟ ਅਤੇ ਈਮੇਲ ਲਈ AI ਏਜੰਟ',
    headline: ['ਹਰ ਕਾਲ ਚੁੱਕੋ।', 'ਹਰ ਗਾਹਕ ਦੀ ਬੋਲੀ\u00a0ਵਿੱਚ।'],
    subheadline: `${brand.name} ਦਿਨ-ਰਾਤ, ${claims.languagesSpoken} ਭਾਰਤੀ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ ਜਵਾਬ ਦਿੰਦੀ ਹੈ, ਬੁਕਿੰਗ ਕਰਦੀ ਹੈ, ਫ਼ਾਲੋ-ਅੱਪ ਕਰਦੀ ਹੈ, ਅਤੇ ਲੋੜ ਪਵੇ ਤਾਂ ਗੱਲ ਇਨਸਾਨ ਨੂੰ ਸੌਂਪਦੀ ਹੈ।`,
    primary: 'ਮੁਫ਼ਤ ਟੈਸਟ ਕਾਲ ਲਓ',
    secondary: 'ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'ਸਵਾਲ ਉਸੇ ਵੇਲੇ ਹੱਲ' },
      { figure: claims.simultaneousCalls, label: 'ਕਾਲਾਂ ਇੱਕੋ ਵੇਲੇ' },
      { figure: claims.supportCostLowerBy, label: 'ਘੱਟ ਸਪੋਰਟ ਖ਼ਰਚਾ' },
    ],
    figuresLink,
    stage: {
      label: ['ਭਾਸ਼ਾ ਚੁਣੋ,', 'ਕਾਲ ਸੁਣੋ'],
      languages: 'ਭਾਸ਼ਾਵਾਂ',
      example: 'ਨਮੂਨਾ ਕਾਲ',
      speakers: { caller: 'ਫ਼ੋਨ ਕਰਨ ਵਾਲਾ', customer: 'ਗਾਹਕ', agent: brand.name },
      pause: 'ਕਾਲ ਰੋਕੋ',
      play: 'ਕਾਲ ਚਲਾਓ',
      again: 'ਕਾਲ ਦੁਬਾਰਾ ਚਲਾਓ',
      hear: 'ਸੁਣੋ',
      mute: 'ਆਵਾਜ਼ ਬੰਦ',
      deviceVoice: 'ਡਿਵਾਈਸ ਦੀ ਆਵਾਜ਼',
      recording: 'ਰਿਕਾਰਡਿੰਗ',
      captionsOnly: 'ਸਿਰਫ਼ ਲਿਖਤ',
    },
    greetingsLabel: 'ਦਸ ਭਾਰਤੀ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ ਦੁਆ-ਸਲਾਮ',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'ਰੋਜ਼ਮਰ੍ਹਾ ਦੇ ਸਵਾਲਾਂ ਦਾ ਜਵਾਬ ਉਸੇ ਵੇਲੇ, ਕਾਲ, ਚੈਟ ਅਤੇ ਈਮੇਲ ’ਤੇ। ਜੋ ਰੋਜ਼ ਵਾਲੀ ਗੱਲ ਨਹੀਂ, ਉਹ ਤੁਹਾਡੇ ਲੋਕਾਂ ਕੋਲ ਜਾਂਦੀ ਹੈ।',
      },
      {
        figure: claims.simultaneousCalls,
        text: `ਕਾਲਾਂ ${brand.name} ਕੁੱਲ ਮਿਲਾ ਕੇ ਇੱਕੋ ਵੇਲੇ ਲੈਂਦੀ ਹੈ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਤੁਹਾਡੀਆਂ ਕਿੰਨੀਆਂ, ਇਹ ਪਲਾਨ ਦੱਸਦਾ ਹੈ: ${base.name} ਵਿੱਚ ${base.concurrentCalls} ਤੱਕ, ${pro.name} ਵਿੱਚ ${pro.concurrentCalls} ਤੱਕ।`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `ਘੱਟ ਖ਼ਰਚਾ, ${brand.name} ਤੋਂ ਬਿਨਾਂ ਸਪੋਰਟ ’ਤੇ ਜੋ ਲੱਗਦਾ ਹੈ ਉਸ ਨਾਲੋਂ: ਆਮ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬਾਂ ਵਿੱਚ ਅਸੀਂ ਜੋ ${claims.costCutRange} ਦੱਸਦੇ ਹਾਂ, ਉਸ ਦਾ ਵਿਚਕਾਰਲਾ ਅੰਕੜਾ।`,
      },
    ],
  },
  stats: {
    heading: 'ਤੁਹਾਡੇ ਕਾਰੋਬਾਰ ਲਈ ਹੱਲ',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'ਪੂਰੀ ਸੈਲਫ਼-ਸਰਵਿਸ',
        description: 'ਫ਼ੋਨ ਕਰਨ ਵਾਲੇ ਇੰਨੇ ਫ਼ੀਸਦੀ ਲੋਕਾਂ ਨੂੰ ਜਵਾਬ ਜਾਂ ਬੁਕਿੰਗ ਲਈ ਕਿਸੇ ਬੰਦੇ ਦੀ ਉਡੀਕ ਨਹੀਂ ਕਰਨੀ ਪੈਂਦੀ।',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'ਭਾਸ਼ਾਵਾਂ',
        description: 'ਲੋਕ ਜਿਸ ਭਾਸ਼ਾ ਵਿੱਚ ਸੋਚਦੇ ਹਨ, ਉਸੇ ਵਿੱਚ ਬੋਲਦੇ ਹਨ, ਅਤੇ ਜੀਅ ਕਰੇ ਤਾਂ ਅੱਧ ਵਿਚਾਲੇ ਬਦਲ ਵੀ ਲੈਂਦੇ ਹਨ।',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'ਹਰ ਕਾਲ ਦਾ ਔਸਤ ਸਮਾਂ ਘੱਟ',
        description: 'ਟ੍ਰਾਂਸਫ਼ਰ ਅਤੇ ਹੋਲਡ ਦੇ ਸੰਗੀਤ ਵਾਲੀ ਕਾਲ ਦੇ ਮੁਕਾਬਲੇ: ਜਵਾਬ ਤੁਹਾਡੇ ਸਿਸਟਮ ਵਿੱਚੋਂ ਉਸੇ ਵੇਲੇ ਮਿਲਦਾ ਹੈ।',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'ਸਰਵਿਸ ਦਾ ਖ਼ਰਚਾ ਘੱਟ',
        description: 'ਖ਼ਾਲੀ ਪਈਆਂ ਕੁਰਸੀਆਂ\u00a0ਦੇ ਖ਼ਰਚੇ ਦੇ ਮੁਕਾਬਲੇ: ਜਿੰਨੇ ਮਿੰਟ ਗੱਲ ਹੋਈ, ਪੈਸੇ ਓਨਿਆਂ\u00a0ਦੇ\u00a0ਹੀ।',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'ਇੱਕ ਕਾਲ, ਜ਼ਰਾ ਗੌਰ ਨਾਲ',
    notes: [
      'ਇੱਕੋ ਵਾਕ ਵਿੱਚ ਤਿੰਨ ਗੱਲਾਂ: ਦਿਨ, ਟੈਸਟ ਅਤੇ ਇੱਕ ਸਵਾਲ। ਤਿੰਨੇ ਯਾਦ\u00a0ਰਹਿੰਦੀਆਂ\u00a0ਹਨ।',
      'ਖ਼ਾਲੀ ਪੇਟ ਆਉਣ ਦੀ ਹਦਾਇਤ ਲੈਬ ਦੀ ਆਪਣੀ ਹੈ। ਸਮਾਂ ਵੀ ਉਹੀ, ਜੋ ਲੈਬ ਦੇ ਕੈਲੰਡਰ ਵਿੱਚ ਖ਼ਾਲੀ ਹੈ।',
      'ਗੱਲ ਕਰਦਿਆਂ ਹੀ ਬੁੱਕ: ਕੈਲੰਡਰ ਵਿੱਚ ਵੀ, ਅਤੇ ਸਾਰ ਸਮੇਤ ਰਿਕਾਰਡ\u00a0ਵਿੱਚ\u00a0ਵੀ।',
    ],
  },
  successStory: {
    heading: 'ਗਾਹਕ ਦੀ ਕਾਮਯਾਬੀ ਦੀ ਕਹਾਣੀ',
    label: 'ਮਿਸਾਲ ਵਜੋਂ ਲਿਖੀ ਕਹਾਣੀ',
    quote:
      'ਸ਼ਾਮ ਸਾਡਾ ਸਭ ਤੋਂ ਔਖਾ ਵੇਲਾ ਹੁੰਦਾ ਸੀ: ਰਿਸੈਪਸ਼ਨ ’ਤੇ ਦੋ ਜਣੇ, ਤੇ ਵੱਜਦੇ ਨੌਂ ਫ਼ੋਨ। ਹੁਣ ਹਰ ਕਾਲ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ, ਮਰਾਠੀ ਹੋਵੇ ਜਾਂ ਹਿੰਦੀ, ਅਤੇ ਮੇਰਾ ਸਟਾਫ਼ ਸਾਹਮਣੇ ਖੜ੍ਹੇ ਮਰੀਜ਼ ਵੱਲ ਧਿਆਨ ਦਿੰਦਾ\u00a0ਹੈ।',
    role: 'ਆਪਰੇਸ਼ਨਜ਼ ਹੈੱਡ',
    business: 'ਪੱਛਮੀ ਮਹਾਰਾਸ਼ਟਰ ਦੇ ਚਾਰ OPD ਕਲੀਨਿਕਾਂ\u00a0ਦਾ\u00a0ਗਰੁੱਪ',
    note: 'ਇਹ ਦਿਖਾਉਣ ਲਈ ਲਿਖੀ ਗਈ ਕਿ ਪ੍ਰੋਡਕਟ ਕਿਵੇਂ ਵਰਤਿਆ ਜਾਂਦਾ ਹੈ। ਨਾ ਕਿਸੇ ਗਾਹਕ ਦਾ ਨਾਂ ਹੈ, ਨਾ ਕਿਸੇ ਦੇ ਕਹੇ ਸ਼ਬਦ।',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'ਆਪਣੇ ਹੀ ਫ਼ੋਨ ’ਤੇ ਸੁਣੋ',
    lead: `ਆਪਣਾ ਨੰਬਰ ਦਿਓ, ${brand.name} ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰੇਗੀ। ਨਵੀਂ ਰਿਸੈਪਸ਼ਨਿਸਟ ਤੋਂ ਜੋ ਵੀ ਪੁੱਛਦੇ, ਉਹ ਪੁੱਛੋ: ਹਿੰਦੀ ਵਿੱਚ, ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਜਾਂ ਦੋਵੇਂ ਰਲਾ ਕੇ।`,
    proof: { figure: claims.triedDemoThisMonth, text: 'ਲੋਕਾਂ ਨੇ ਇਸ ਮਹੀਨੇ ਡੈਮੋ ਅਜ਼ਮਾਇਆ।' },
    notes: [
      'ਤਿੰਨ ਮਿੰਟ ਤੱਕ ਦੀ ਮੁਫ਼ਤ ਕਾਲ।',
      `ਕਾਲਾਂ ਸਵੇਰੇ ${callingHours.from} ਤੋਂ ਰਾਤ ${callingHours.to - 12} ਵਜੇ ਤੱਕ ਹੁੰਦੀਆਂ ਹਨ; ਇਸ ਤੋਂ ਬਾਅਦ ਨੰਬਰ ਦਿਓ ਤਾਂ ਕਾਲ ਅਗਲੀ ਸਵੇਰ ਆਉਂਦੀ ਹੈ।`,
      '“ਸਟੌਪ” ਕਹੋ, ਅਤੇ ਉਸ ਨੰਬਰ ’ਤੇ ਮੁੜ ਕਦੇ ਕਾਲ ਨਹੀਂ ਆਵੇਗੀ।',
    ],
  },
  contact: {
    heading: 'ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
    lead: `ਦੱਸੋ ਤੁਹਾਡੇ ਗਾਹਕ ਕਿਸ ਲਈ ਫ਼ੋਨ ਕਰਦੇ ਹਨ। ਅਸੀਂ ${claims.replyWithinHours}\u00a0ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ ਪਲਾਨ ਅਤੇ ਕੀਮਤ ਸਮੇਤ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ।`,
    points: [
      `ਮਹੀਨੇ ਦੇ ${rupees(base.monthly)} ਤੋਂ, ਜਦ ਕਿ ਇੱਕ ਮੁਲਾਜ਼ਮ ਦੇ ਕਰੀਬ ${rupees(traditionalRupeesPerAgent)} ਲੱਗਦੇ ਹਨ।`,
      `ਟੀਅਰ-1 ਮਸਲਿਆਂ ਵਿੱਚੋਂ ${claims.tierOneResolved} ਹੱਲ, ਬਾਕੀ ਤੁਹਾਡੇ ਲੋਕਾਂ\u00a0ਦੇ\u00a0ਹੱਥ।`,
      `ਹਿੰਦੀ, ਪੰਜਾਬੀ, ਮਰਾਠੀ ਅਤੇ ਹੋਰ ਭਾਰਤੀ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ ${claims.alwaysOn} ਸਪੋਰਟ।`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `ਪਿਛਲੇ {days} ਦਿਨਾਂ ਵਿੱਚ ਅਸੀਂ {share} ਇਨਕੁਆਰੀਆਂ ਦਾ ਜਵਾਬ ${claims.replyWithinHours}\u00a0ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ ਦਿੱਤਾ, ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਅੱਧੀਆਂ ਦਾ {median} ਦੇ ਅੰਦਰ।`,
      minutes: { one: '{count} ਮਿੰਟ', other: '{count} ਮਿੰਟਾਂ' },
      hours: { one: '{count} ਘੰਟੇ', other: '{count} ਘੰਟਿਆਂ' },
    },
  },
}
