import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'ਮੁਫ਼ਤ ਟੈਸਟ ਕਾਲ ਲਓ',
  /** For the worked example of the page. */
  price: 'ਮਹੀਨੇ ਦੇ {amount}, ਪੂਰੇ ਹਿਸਾਬ ਨਾਲ',
  othersHeading: 'ਹੋਰ ਕਾਰੋਬਾਰ',
  sumPlan: 'ਕੀਮਤ ਵਾਲੇ ਪੇਜ ਦੇ ਮੌਜੂਦਾ ਪਲਾਨਾਂ ਮੁਤਾਬਕ ਹਿਸਾਬ।',
  sumLink: 'ਆਪਣੇ ਅੰਕੜੇ ਪਾ ਕੇ ਦੇਖੋ',
  tryForFree: {
    heading: `${brand.name} ਮੁਫ਼ਤ ਅਜ਼ਮਾਓ`,
    text: 'ਸਾਡੇ SaaS ਪਲੇਟਫ਼ਾਰਮ ’ਤੇ ਕੁਝ ਹੀ ਮਿੰਟਾਂ ਵਿੱਚ AI ਵੌਇਸ ਏਜੰਟ ਬਣਾਓ: ਆਪਣਾ ਸਮਾਂ, ਰੇਟ ਅਤੇ ਰੋਜ਼ ਦੇ ਸਵਾਲ ਦਿਓ, ਨੰਬਰ ਚੁਣੋ, ਅਤੇ ਫ਼ੋਨ ਕਰ ਕੇ ਦੇਖੋ।',
    action: 'ਸੰਪਰਕ ਕਰੋ',
  },
}
