import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'ਕੀਮਤ ਅਤੇ ਖ਼ਰਚੇ ਦਾ ਕੈਲਕੁਲੇਟਰ',
    description:
      'ਤਿੰਨ ਪਲਾਨ, ਵਾਧੂ ਮਿੰਟ ਦਾ ਇੱਕੋ ਰੇਟ, ਕੋਈ ਸੀਟ ਫ਼ੀਸ ਨਹੀਂ। ਆਪਣੇ ਮਿੰਟ ਲਿਖੋ ਅਤੇ ਦੇਖੋ ਬਿੱਲ ਕਿਵੇਂ ਬਣਦਾ ਹੈ, ਨਾਲ ਹੀ ਇੱਕ ਮੁਲਾਜ਼ਮ ਦਾ ਖ਼ਰਚਾ।',
    keywords: ['AI ਵੌਇਸ ਏਜੰਟ ਕੀਮਤ', 'ਕਾਲ ਸੈਂਟਰ ਖ਼ਰਚਾ ਕੈਲਕੁਲੇਟਰ', 'AI agent price rupees'],
  },
  hero: {
    headline: 'ਪੈਸੇ ਮਿੰਟਾਂ ਦੇ, ਸੀਟਾਂ\u00a0ਦੇ\u00a0ਨਹੀਂ',
    lead: 'ਮਹੀਨੇ ਦੀ ਇੱਕ ਕੀਮਤ, ਜਿਸ ਵਿੱਚ ਮਿੰਟ ਸ਼ਾਮਲ ਹਨ। ਉਸ\u00a0ਤੋਂ ਬਾਅਦ ਹਰ ਮਿੰਟ ਦਾ ਇੱਕੋ ਰੇਟ। ਕੋਈ ਸੀਟ ਫ਼ੀਸ ਨਹੀਂ।',
  },
  plans: {
    heading: 'ਪਲਾਨ',
    from: 'ਸ਼ੁਰੂਆਤੀ ਕੀਮਤ',
    perMonth: 'ਹਰ ਮਹੀਨੇ',
    custom: 'ਕਸਟਮ',
    customNote: 'ਤੁਹਾਡੇ ਨਾਲ ਤੈਅ',
    formerly: 'ਪਹਿਲਾਂ ਦੀ ਕੀਮਤ',
    now: 'ਹੁਣ ਦੀ ਕੀਮਤ',
    action: 'ਸੰਪਰਕ ਕਰੋ',
    minuteFigure: `ਮਿੰਟ ਦੇ ${rupees(rupeesPerExtraMinute)}`,
    minuteNote: `ਮੁਫ਼ਤ ਮਿੰਟ ਮੁੱਕਣ ਤੋਂ ਬਾਅਦ ਹੀ ਲੱਗਦੇ ਹਨ: ${base.name} ਵਿੱਚ\u00a0${count(base.freeMinutes)}, ${pro.name} ਵਿੱਚ\u00a0${count(pro.freeMinutes)}\u00a0ਮਿੰਟ।`,
    each: {
      base: {
        summary: 'ਇੱਕ ਡੈਸਕ ਲਈ, ਜਿੱਥੇ ਕੋਈ ਕਾਲ ਖੁੰਝਣੀ ਨਹੀਂ ਚਾਹੀਦੀ।',
        points: [
          `${base.freeMinutes} ਮੁਫ਼ਤ ਮਿੰਟ`,
          'AI ਵੌਇਸ ਕਾਲਾਂ',
          'ਬੇਸਿਕ ਐਨਾਲਿਟਿਕਸ',
          'ਕਾਲ ਰਿਕਾਰਡਿੰਗ',
          `ਇੱਕੋ ਵੇਲੇ ${base.concurrentCalls} ਕਾਲਾਂ ਤੱਕ`,
          'ਮੋਬਾਈਲ ਐਪ ਸਪੋਰਟ',
        ],
      },
      pro: {
        summary: 'ਉਸ ਟੀਮ ਲਈ ਜੋ ਬੁਕਿੰਗ ਲੈਂਦੀ ਹੈ, ਫ਼ਾਲੋ-ਅੱਪ ਕਰਦੀ ਹੈ ਅਤੇ ਜਾਣਨਾ ਚਾਹੁੰਦੀ ਹੈ ਕਿ ਲੋਕ ਕਿਉਂ ਫ਼ੋਨ ਕਰਦੇ ਹਨ।',
        points: [
          `${pro.freeMinutes} ਮੁਫ਼ਤ ਮਿੰਟ`,
          `${base.name} ਵਾਲਾ ਸਭ ਕੁਝ`,
          'ਐਡਵਾਂਸਡ ਐਨਾਲਿਟਿਕਸ',
          'ਕਾਲ ਰਿਕਾਰਡਿੰਗ ਅਤੇ ਸਾਰ',
          `ਇੱਕੋ ਵੇਲੇ ${pro.concurrentCalls} ਕਾਲਾਂ ਤੱਕ`,
          'ਅਪੌਇੰਟਮੈਂਟ ਸ਼ੈਡਿਊਲਿੰਗ',
        ],
      },
      enterprise: {
        summary: 'ਕਈ ਬ੍ਰਾਂਚਾਂ, ਕਈ ਨੰਬਰਾਂ ਅਤੇ ਤੁਹਾਡੀਆਂ ਆਪਣੀਆਂ ਸ਼ਰਤਾਂ ਲਈ।',
        points: [
          'ਕਸਟਮ ਕੀਮਤ',
          `${pro.name} ਵਾਲਾ ਸਭ ਕੁਝ`,
          'ਫ਼ਲੈਕਸੀਬਲ ਕੀਮਤ',
          'ਇੱਕ ਤੋਂ ਵੱਧ ਏਜੰਟਾਂ ਵਾਲੀਆਂ ਕਾਲਾਂ',
          'ਇੱਕ ਤੋਂ ਵੱਧ ਨੰਬਰ',
          'ਫ਼ਲੈਕਸੀਬਲ ਕ੍ਰੈਡਿਟ',
        ],
      },
    },
  },
  connect: {
    heading: 'ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
    text: 'ਇੱਕ ਹਫ਼ਤੇ ਵਿੱਚ ਕਿੰਨੀਆਂ ਕਾਲਾਂ ਆਉਂਦੀਆਂ ਹਨ, ਸਾਨੂੰ ਲਿਖ ਭੇਜੋ। ਜਿਹੜਾ ਪਲਾਨ ਤੁਹਾਨੂੰ ਸਭ ਤੋਂ ਸਸਤਾ ਪਵੇ, ਅਸੀਂ ਉਹੀ ਦੱਸਾਂਗੇ, ਭਾਵੇਂ ਛੋਟਾ ਹੀ ਹੋਵੇ।',
    action: 'ਸੰਪਰਕ ਕਰੋ',
  },
}
