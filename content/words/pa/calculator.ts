import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'ਤੁਹਾਡੇ ਮਹੀਨੇ ਦਾ ਖ਼ਰਚਾ ਕਿੰਨਾ ਹੋਵੇਗਾ?',
  lead: 'ਸਲਾਈਡਰ ਹਿਲਾਓ ਜਾਂ ਆਪਣੇ ਅੰਕੜੇ ਲਿਖੋ। ਹਿਸਾਬ ਤੁਹਾਡੇ ਸਾਹਮਣੇ ਹੁੰਦਾ ਹੈ ਅਤੇ ਇਸ ਪੇਜ ਦੇ ਐਡਰੈੱਸ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ, ਤਾਂ\u00a0ਜੋ ਤੁਸੀਂ ਕਿਸੇ ਸਾਥੀ ਨੂੰ ਭੇਜ ਸਕੋ।',
  minutes: { label: 'ਮਹੀਨੇ ਦੇ ਮਿੰਟ', hint: 'ਸਾਰੀਆਂ ਕਾਲਾਂ ਮਿਲਾ ਕੇ' },
  calls: { label: 'ਇੱਕੋ ਵੇਲੇ ਕਾਲਾਂ', hint: 'ਸਭ ਤੋਂ ਵੱਧ ਭੀੜ ਵਾਲੇ ਘੰਟੇ ਵਿੱਚ' },
  recommended: 'ਤੁਹਾਡਾ ਪਲਾਨ',
  action: '{plan} ਬਾਰੇ ਪੁੱਛੋ, ਮਹੀਨੇ ਦੇ {amount}',
  actionCustom: `${enterprise.name} ਦੀ ਕੀਮਤ ਪੁੱਛੋ`,
  /** What the enquiry carries. */
  topic: '{plan}, ਮਹੀਨੇ ਦੇ {minutes} ਮਿੰਟ, ਇੱਕੋ ਵੇਲੇ {calls} ਕਾਲਾਂ, {amount}',
  print: 'ਕੋਟੇਸ਼ਨ ਦੀ PDF',
  quotation: 'ਇੱਕ ਮਹੀਨੇ ਦੀ ਕੋਟੇਸ਼ਨ',
  quotationNote: 'ਕੀਮਤਾਂ ਉਹ ਹਨ ਜੋ ਪ੍ਰਿੰਟ ਕਰਨ ਵਾਲੇ ਦਿਨ ਵੈੱਬਸਾਈਟ ’ਤੇ ਸਨ। ਸਾਡੇ ਕਨਫ਼ਰਮ ਕਰਨ ਤੋਂ ਬਾਅਦ ਹੀ ਕੋਟੇਸ਼ਨ ਪੱਕੀ ਹੈ।',
  copy: 'ਇਸ ਹਿਸਾਬ ਦਾ ਲਿੰਕ ਕਾਪੀ ਕਰੋ',
  copied: 'ਲਿੰਕ ਕਾਪੀ ਹੋ ਗਿਆ।',
  notCopied: 'ਲਿੰਕ ਕਾਪੀ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਇਹ ਐਡਰੈੱਸ ਬਾਰ ਵਿੱਚ ਹੈ।',
  custom: 'ਕੀਮਤ ਤੁਹਾਡੇ ਨਾਲ ਤੈਅ ਹੋਵੇਗੀ',
  customText: `ਇੱਕੋ ਵੇਲੇ ${count(pro.concurrentCalls)} ਤੋਂ ਵੱਧ ਕਾਲਾਂ ਲਈ ${enterprise.name} ਚਾਹੀਦਾ ਹੈ: ਜਿੰਨੇ ਫ਼ੋਨ ਕਰਨ ਵਾਲੇ, ਓਨੀਆਂ ਲਾਈਨਾਂ, ਅਤੇ ਕਾਲਾਂ ਦੀ ਗਿਣਤੀ ਮੁਤਾਬਕ ਮਿੰਟ ਦਾ ਰੇਟ।`,
  reasons: {
    cheapest: 'ਇੰਨੇ ਮਿੰਟਾਂ ਲਈ ਇਹ ਪਲਾਨ ਸਸਤਾ ਪੈਂਦਾ ਹੈ।',
    lines: 'ਇੰਨੀਆਂ ਲਾਈਨਾਂ ਵਾਲਾ ਪਹਿਲਾ ਪਲਾਨ।',
  },
  people: {
    heading: 'ਬੰਦੇ ਰੱਖਣ ਦੇ ਮੁਕਾਬਲੇ',
    one: 'ਇੱਕ ਮੁਲਾਜ਼ਮ',
    many: '{count} ਮੁਲਾਜ਼ਮ, ਇੱਕੋ ਵੇਲੇ ਆਉਂਦੀ ਹਰ ਕਾਲ ਲਈ ਇੱਕ',
    each: `ਹਰੇਕ ਦੇ ${rupees(traditionalRupeesPerAgent)}, ਹਰ ਮਹੀਨੇ`,
    saved: 'ਹਰ ਮਹੀਨੇ {amount} ਘੱਟ।',
    dearer: `ਤਨਖ਼ਾਹ ਤੋਂ {amount} ਵੱਧ। ਇੰਨੀਆਂ ਕਾਲਾਂ ਹੋਣ ਤਾਂ ਸਾਡੇ ਤੋਂ ${enterprise.name} ਬਾਰੇ ਪੁੱਛੋ, ਜਾਂ ਕੁਝ ਕਾਲਾਂ ਆਪਣੇ ਲੋਕਾਂ ਨੂੰ ਲੈਣ ਦਿਓ।`,
  },
}
