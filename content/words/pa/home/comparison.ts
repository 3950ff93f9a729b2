import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'ਅਸੀਂ ਹੀ ਕਿਉਂ?',
  traditionalTitle: 'ਪੁਰਾਣਾ ਤਰੀਕਾ',
  ourTitle: `${brand.name} ਦਾ ਤਰੀਕਾ`,
  topics: [
    {
      heading: 'ਕੀਮਤ',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'ਹਰ ਮਹੀਨੇ, ਹਰ ਮੁਲਾਜ਼ਮ ਦੇ। ਸਿਖਲਾਈ, ਸਟਾਫ਼ ਬਦਲਣ ਅਤੇ ਨਾਈਟ ਸ਼ਿਫ਼ਟ ਦਾ ਖ਼ਰਚਾ ਵੱਖਰਾ।',
      },
      ours: {
        figure: `${rupees(base.monthly)} ਤੋਂ`,
        text: `ਹਰ ਮਹੀਨੇ, ${base.freeMinutes} ਮੁਫ਼ਤ ਮਿੰਟਾਂ ਨਾਲ। ਉਸ ਤੋਂ ਬਾਅਦ ਮਿੰਟ ਦੇ ${rupees(rupeesPerExtraMinute)} ਲੱਗਦੇ ਹਨ।`,
      },
    },
    {
      heading: 'ਕੰਮ ਦਾ ਸਮਾਂ',
      traditional: {
        figure: '9 ਤੋਂ 6',
        text: 'ਕੰਮ ਵਾਲੇ ਦਿਨ। ਐਤਵਾਰ, ਤਿਉਹਾਰ ਅਤੇ ਬੰਦ ਹੋਣ ਤੋਂ ਬਾਅਦ ਦਾ ਘੰਟਾ ਵੌਇਸਮੇਲ ਵਿੱਚ।',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'ਹਰ ਦਿਨ, ਹਰ ਘੰਟੇ। ਦੀਵਾਲੀ ਦੀ ਰਾਤ ਅਤੇ ਸੋਮਵਾਰ ਸਵੇਰ ਦੀ ਭੀੜ ਵਿੱਚ ਵੀ।',
      },
    },
    {
      heading: 'ਉਡੀਕ',
      traditional: {
        figure: 'ਲਾਈਨ ਵਿੱਚ',
        text: 'ਇੱਕ ਮੁਲਾਜ਼ਮ, ਇੱਕ ਕਾਲ। ਗਿਆਰ੍ਹਵਾਂ ਫ਼ੋਨ ਕਰਨ ਵਾਲਾ ਸੰਗੀਤ ਸੁਣਦਾ ਹੈ, ਫਿਰ ਫ਼ੋਨ ਰੱਖ ਦਿੰਦਾ ਹੈ।',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `ਕਾਲਾਂ ਦਾ ਜਵਾਬ ਇੱਕੋ ਵੇਲੇ। ${claims.queriesResolvedInstantly} ਸਵਾਲ ਉਸੇ ਵੇਲੇ ਹੱਲ ਹੋ ਜਾਂਦੇ ਹਨ।`,
      },
    },
    {
      heading: 'ਭਾਸ਼ਾਵਾਂ',
      traditional: {
        figure: '2 ਜਾਂ 3',
        text: 'ਭਾਸ਼ਾਵਾਂ ਇੱਕ ਸ਼ਿਫ਼ਟ ਵਿੱਚ, ਉਹ ਵੀ ਜੇ ਉਸ ਦਿਨ ਸਹੀ ਬੰਦਾ ਡੈਸਕ ’ਤੇ ਹੋਵੇ।',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'ਭਾਰਤੀ ਭਾਸ਼ਾਵਾਂ, ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਹਿੰਦੀ, ਪੰਜਾਬੀ ਅਤੇ ਮਰਾਠੀ ਵੀ ਹਨ, ਪਹਿਲੀ ਹੈਲੋ ਤੋਂ ਹੀ।',
      },
    },
  ],
}
