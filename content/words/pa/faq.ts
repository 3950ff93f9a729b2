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
    title: 'ਅਕਸਰ ਪੁੱਛੇ ਜਾਂਦੇ ਸਵਾਲ',
    description: `${brand.name} ਕਿਹੜੇ ਕੰਮ ਆਪੇ ਕਰਦੀ ਹੈ, ਕਿੰਨਾ ਖ਼ਰਚਾ ਤੇ ਕਿੰਨੀ ਬੱਚਤ, ਕਿਹੜੀਆਂ ਭਾਸ਼ਾਵਾਂ, ਇੱਕੋ ਵੇਲੇ ਕਿੰਨੀਆਂ ਕਾਲਾਂ, ਅਤੇ ਜਵਾਬ ਨਾ ਪਤਾ ਹੋਵੇ ਤਾਂ ਕੀ ਹੁੰਦਾ ਹੈ।`,
  },
  heading: 'ਕੋਈ ਸਵਾਲ ਹੈ?',
  subheading: 'ਆਮ ਸਵਾਲ',
  intro: 'ਖ਼ਰੀਦਣ ਵਾਲੇ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਇਹ ਛੇ ਗੱਲਾਂ ਪੁੱਛਦੇ ਹਨ। ਕੁਝ ਹੋਰ ਪੁੱਛਣਾ ਹੋਵੇ ਤਾਂ {email} ’ਤੇ ਲਿਖੋ।',
  measured: `ਸਵਾਲਾਂ ਦੇ ਸਹੀ ਜਵਾਬ ਇਸ ਸਾਈਟ ਦੀ ਆਪਣੀ ਅਸਿਸਟੈਂਟ ਨੇ ਦਿੱਤੇ: ਪ੍ਰੋਡਕਟ ਬਾਰੇ ${measured.questions}\u00a0ਸਵਾਲ, ${measured.languages}\u00a0ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ (95%\u00a0ਭਰੋਸੇ ਨਾਲ ${percent(measured.atLeast)}\u00a0ਜਾਂ\u00a0ਵੱਧ)। ਜਿਨ੍ਹਾਂ ${measured.toDecline}\u00a0ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਇਨ੍ਹਾਂ ਪੇਜਾਂ ’ਤੇ ਨਹੀਂ ਹਨ, ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ${percent(measured.declined)}\u00a0’ਤੇ ਕੁਝ ਘੜੇ ਬਿਨਾਂ ਨਾਂਹ ਕੀਤੀ; ${measured.conversations}\u00a0ਪੂਰੀਆਂ ਗੱਲਬਾਤਾਂ ਵਿੱਚੋਂ ${percent(measured.conversationsRight)} ਸ਼ੁਰੂ ਤੋਂ ਅਖ਼ੀਰ ਤੱਕ ਸਹੀ ਰਹੀਆਂ। {date}\u00a0ਨੂੰ ਮਾਪਿਆ ਗਿਆ: ਸਵਾਲ ਸਿਰਫ਼ ਇਨ੍ਹਾਂ ਪੇਜਾਂ ਤੋਂ ਲਿਖੇ ਗਏ ਅਤੇ ਇਸ ਦੀ ਸਿਖਲਾਈ ਤੋਂ ਵੱਖ ਰੱਖੇ ਗਏ।`,
  items: [
    {
      id: 'what-it-automates',
      question: `ਸਪੋਰਟ ਡੈਸਕ ਲਈ ${brand.name} ਕੀ ਕਰਦੀ ਹੈ?`,
      answer: `ਕਾਲਾਂ, ਚੈਟਾਂ ਅਤੇ ਈਮੇਲਾਂ ਦੇ ਜਵਾਬ ਦਿੰਦੀ ਹੈ, ਅਤੇ ਰੋਜ਼ਮਰ੍ਹਾ ਦੀ ਪੁੱਛਗਿੱਛ ਦਾ ${claims.queriesResolvedInstantly}\u00a0ਤੱਕ ਆਪੇ ਨਿਬੇੜਦੀ ਹੈ: ਆਰਡਰ ਕਿੱਥੇ ਹੈ, ਬੁਕਿੰਗ, ਰਿਮਾਈਂਡਰ, ਕਾਗਜ਼, ਸਮਾਂ। ਤੁਹਾਡੇ ਸਿਸਟਮ ਵਿੱਚ ਦੇਖਦੀ ਹੈ, ਕੰਮ ਪੂਰਾ ਕਰਦੀ ਹੈ, ਅਤੇ ਜੋ ਹੋਇਆ ਉਹ ਲਿਖ ਲੈਂਦੀ ਹੈ। ਜੋ ਪੂਰਾ ਨਾ ਹੋਵੇ, ਉਹ ਹੁਣ ਤੱਕ ਦੀ ਗੱਲ ਸਮੇਤ ਤੁਹਾਡੇ ਲੋਕਾਂ ਕੋਲ ਜਾਂਦਾ ਹੈ।`,
    },
    {
      id: 'what-it-saves',
      question: 'ਖ਼ਰਚਾ ਕਿੰਨਾ ਹੈ, ਅਤੇ ਬੱਚਤ ਕਿੰਨੀ?',
      answer: `ਪਲਾਨ ਮਹੀਨੇ ਦੇ ${rupees(base.monthly)}\u00a0ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ, ${base.freeMinutes}\u00a0ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਨਾਲ; Pro ${rupees(pro.monthly)}\u00a0ਦਾ ਹੈ, ${pro.freeMinutes}\u00a0ਮਿੰਟਾਂ ਨਾਲ। ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਤੋਂ ਬਾਅਦ ਹਰ ਮਿੰਟ ਦੇ\u00a0${rupees(rupeesPerExtraMinute)}\u00a0ਲੱਗਦੇ ਹਨ। ਇੱਕ ਮੁਲਾਜ਼ਮ ਦੇ ਮਹੀਨੇ ਦੇ ਕਰੀਬ\u00a0${rupees(traditionalRupeesPerAgent)}\u00a0ਦੇ ਮੁਕਾਬਲੇ ਕਾਰੋਬਾਰਾਂ ਦਾ ਸਪੋਰਟ ਖ਼ਰਚਾ ${claims.costCutRange}\u00a0ਘਟਦਾ ਹੈ।`,
    },
    {
      id: 'languages',
      question: 'ਇਹ ਕਿਹੜੀਆਂ ਭਾਸ਼ਾਵਾਂ ਬੋਲਦੀ ਹੈ?',
      answer: `${claims.languagesSpoken}\u00a0ਭਾਸ਼ਾਵਾਂ, ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਹਿੰਦੀ ਅਤੇ ਤਮਿਲ ਹਨ, ਨਾਲ ਹੀ ਤੇਲਗੂ, ਬੰਗਾਲੀ, ਮਰਾਠੀ, ਗੁਜਰਾਤੀ, ਕੰਨੜ, ਮਲਿਆਲਮ, ਪੰਜਾਬੀ, ਉੜੀਆ ਅਤੇ ਅੰਗਰੇਜ਼ੀ। ਜਿਹੜੀ ਭਾਸ਼ਾ ਸੁਣਦੀ ਹੈ, ਉਸੇ ਵਿੱਚ ਜਵਾਬ ਦਿੰਦੀ ਹੈ, ਅਤੇ ਕੋਈ ਦੋ ਭਾਸ਼ਾਵਾਂ ਰਲਾ ਕੇ ਬੋਲੇ ਤਾਂ ਵੀ ਸਮਝ ਲੈਂਦੀ ਹੈ।`,
    },
    {
      id: 'how-many-calls',
      question: 'ਜੇ ਸਾਰੇ ਇੱਕੋ ਵੇਲੇ ਫ਼ੋਨ ਕਰਨ ਤਾਂ?',
      answer: `ਕਿਸੇ ਨੂੰ ਉਡੀਕ ਨਹੀਂ ਕਰਨੀ ਪੈਂਦੀ। ${brand.name} ਇੱਕੋ ਵੇਲੇ ${claims.simultaneousCalls}\u00a0ਕਾਲਾਂ ਲੈਂਦੀ ਹੈ, ਇਸ ਲਈ ਫ਼ਲੈਸ਼ ਸੇਲ ਹੋਵੇ, ਗੱਡੀ ਰੱਦ ਹੋ ਜਾਵੇ ਜਾਂ ਸੋਮਵਾਰ ਦੀ ਸਵੇਰ ਹੋਵੇ, ਕੋਈ ਕਤਾਰ ਨਹੀਂ ਲੱਗਦੀ। ਤੁਹਾਡੀਆਂ ਲਾਈਨਾਂ ਕਿੰਨੀਆਂ ਹਨ, ਇਹ ਪਲਾਨ ’ਤੇ ਹੈ: Base ਵਿੱਚ\u00a0${base.concurrentCalls}, Pro ਵਿੱਚ\u00a0${pro.concurrentCalls}, Enterprise ਵਿੱਚ ਜਿੰਨੀਆਂ ਚਾਹੀਦੀਆਂ ਹੋਣ।`,
    },
    {
      id: 'hard-questions',
      question: 'ਜੇ ਇਸ ਨੂੰ ਜਵਾਬ ਨਾ ਪਤਾ ਹੋਵੇ?',
      answer: `ਤਾਂ ਇਹ ਸਾਫ਼ ਦੱਸ ਦਿੰਦੀ ਹੈ। ${brand.name} ਟੀਅਰ-1 ਮਸਲਿਆਂ ਵਿੱਚੋਂ ${claims.tierOneResolved}\u00a0ਹੱਲ ਕਰਦੀ ਹੈ, ਅਤੇ ਫ਼ੋਨ ਕਰਨ ਵਾਲੇ ਨੂੰ ਕੀ ਚਾਹੀਦਾ ਹੈ, ਇਹ ${claims.intentAccuracy}\u00a0ਸਹੀ ਸਮਝਦੀ ਹੈ। ਬਾਕੀ ਵਿੱਚ ਅੰਦਾਜ਼ਾ ਨਹੀਂ ਲਾਉਂਦੀ: ਵੇਰਵਾ ਲੈਂਦੀ ਹੈ, ਦੱਸਦੀ ਹੈ ਕਿ ਜਵਾਬ ਕਦੋਂ ਮਿਲੇਗਾ, ਅਤੇ ਗੱਲ ਇਨਸਾਨ ਨੂੰ ਸੌਂਪ ਦਿੰਦੀ ਹੈ।`,
    },
    {
      id: 'getting-started',
      question: 'ਸ਼ੁਰੂ ਕਿਵੇਂ ਕਰੀਏ, ਅਤੇ ਮਦਦ ਕੌਣ ਕਰੇਗਾ?',
      answer: `ਹੋਮ ਪੇਜ ਵਾਲਾ ਫ਼ਾਰਮ ਭੇਜੋ; ਅਸੀਂ ${claims.replyWithinHours}\u00a0ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ। ਪਲੇਟਫ਼ਾਰਮ ’ਤੇ ਤੁਸੀਂ ਕੁਝ ਹੀ ਮਿੰਟਾਂ ਵਿੱਚ ਪਹਿਲੀ ਵੌਇਸ ਏਜੰਟ ਬਣਾ ਸਕਦੇ ਹੋ: ਆਪਣਾ ਸਮਾਂ, ਰੇਟ ਅਤੇ ਰੋਜ਼ ਦੇ ਸਵਾਲ ਦਿਓ, ਨੰਬਰ ਚੁਣੋ, ਅਤੇ ਆਪ ਫ਼ੋਨ ਕਰ ਕੇ ਦੇਖੋ। ਕੁਝ ਇੰਸਟਾਲ ਨਹੀਂ ਕਰਨਾ ਪੈਂਦਾ।`,
    },
  ],
}
