import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'ਦਸ ਭਾਰਤੀ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ ਨਮੂਨਾ ਕਾਲਾਂ',
    description: `${brand.name} ਫ਼ੋਨ ’ਤੇ ਕੀ ਬੋਲਦੀ ਹੈ, ਲਫ਼ਜ਼-ਲਫ਼ਜ਼: ਲਿਖੀਆਂ ਹੋਈਆਂ ਦਸ ਕਾਲਾਂ, ਲਖਨਊ ਦੇ ਕਲੀਨਿਕ ਤੋਂ ਭੁਵਨੇਸ਼ਵਰ ਦੇ ਟੂਰ ਡੈਸਕ ਤੱਕ, ਹਰ ਇੱਕ ਪੰਜਾਬੀ ਅਰਥ ਨਾਲ।`,
  },
  heading: 'ਦਸ ਕਾਲਾਂ, ਲਫ਼ਜ਼-ਲਫ਼ਜ਼',
  lead: 'ਹਰ ਕਾਲ ਮਿਸਾਲ ਵਜੋਂ ਲਿਖੀ ਗਈ ਹੈ: ਇੱਕ ਕਾਰੋਬਾਰ, ਇੱਕ ਸ਼ਹਿਰ, ਅਤੇ ਅਖ਼ੀਰ ਵਿੱਚ ਪੂਰਾ ਹੋਇਆ ਇੱਕ ਕੰਮ। ਹੋਮ ਪੇਜ ’ਤੇ ਤੁਸੀਂ ਇਹ ਸੁਣ ਸਕਦੇ ਹੋ।',
}
