import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number} ’ਤੇ ਤੁਹਾਡੀ ਕਾਲ',
  steps: { asked: 'ਬੇਨਤੀ', ringing: 'ਘੰਟੀ', talking: 'ਗੱਲਬਾਤ', ended: 'ਪੂਰੀ' },
  states: {
    person: 'ਸਾਡੀ ਟੀਮ ਵਿੱਚੋਂ ਕੋਈ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰੇਗਾ',
    queued: 'ਤੁਹਾਡੀ ਕਾਲ ਲਾਈਨ ਵਿੱਚ ਹੈ',
    dialling: 'ਤੁਹਾਡਾ ਨੰਬਰ ਮਿਲਾਇਆ ਜਾ ਰਿਹਾ ਹੈ',
    ringing: 'ਤੁਹਾਡਾ ਫ਼ੋਨ ਵੱਜ ਰਿਹਾ ਹੈ',
    talking: 'ਤੁਸੀਂ ਕਾਲ ’ਤੇ ਹੋ',
    ended: 'ਕਾਲ ਪੂਰੀ ਹੋਈ',
    missed: 'ਕਾਲ ਨਹੀਂ ਲੱਗੀ',
    unheard: 'ਕਾਲ ਦਾ ਕੀ ਬਣਿਆ, ਪਤਾ ਨਹੀਂ ਲੱਗਾ',
  },
  notes: {
    person: `ਇੱਥੇ ਕਾਲ ਸਾਡੀ ਟੀਮ ਆਪ ਕਰਦੀ ਹੈ: ਕੋਈ ਵਿਹਲਾ ਹੁੰਦੇ ਹੀ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰੇਗਾ, ਅੱਜ ਰਾਤ ${callingHours.to - 12} ਵਜੇ ਤੱਕ, ਨਹੀਂ ਤਾਂ ਕੱਲ੍ਹ ਸਵੇਰੇ ${callingHours.from} ਵਜੇ ਤੋਂ।`,
    personLater:
      'ਇੱਥੇ ਕਾਲ ਸਾਡੀ ਟੀਮ ਆਪ ਕਰਦੀ ਹੈ। ਕਾਲ ਸ਼ੁਰੂ ਹੋਣ ਦਾ ਸਮਾਂ: {time}। ਉਸ ਤੋਂ ਬਾਅਦ ਕੋਈ ਵਿਹਲਾ ਹੁੰਦੇ ਹੀ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰੇਗਾ।',
    queued: 'ਲਾਈਨ ਵਿਹਲੀ ਹੁੰਦੇ ਹੀ ਤੁਹਾਨੂੰ ਕਾਲ ਆਵੇਗੀ।',
    queuedLater: 'ਤੁਹਾਨੂੰ ਕਾਲ ਆਵੇਗੀ: {time}, ਜਾਂ ਉਸ ਤੋਂ ਬਾਅਦ ਲਾਈਨ ਵਿਹਲੀ ਹੁੰਦੇ ਹੀ।',
    dialling: 'ਇੱਕ ਮਿੰਟ ਦੇ ਅੰਦਰ ਘੰਟੀ ਵੱਜਣੀ ਚਾਹੀਦੀ ਹੈ। ਫ਼ੋਨ ਕੋਲ ਰੱਖੋ।',
    ringing: `ਫ਼ੋਨ ਚੁੱਕੋ: ${brand.name} ਲਾਈਨ ’ਤੇ ਹੈ।`,
    talking: 'ਉਹੀ ਪੁੱਛੋ ਜੋ ਤੁਹਾਡੇ ਗਾਹਕ ਪੁੱਛਦੇ ਹਨ। “keep it” ਕਹੋਗੇ, ਤਾਂ ਗੱਲਬਾਤ ਬਾਅਦ ਵਿੱਚ ਇੱਥੇ ਦਿਸੇਗੀ।',
    ended: 'ਗੱਲਬਾਤ ਇੱਥੇ ਨਹੀਂ ਦਿਖਾਈ ਜਾਂਦੀ: ਇਹ ਤਾਂ ਹੀ ਦਿਸਦੀ ਹੈ ਜੇ ਕਾਲ ’ਤੇ “keep it” ਕਿਹਾ ਗਿਆ ਹੋਵੇ।',
    missed: 'ਫ਼ੋਨ ਨਹੀਂ ਚੁੱਕਿਆ ਗਿਆ, ਲਾਈਨ ਰੁੱਝੀ ਸੀ ਜਾਂ ਨੈੱਟਵਰਕ ਨਹੀਂ ਮਿਲਿਆ। ਇੱਕ ਘੰਟੇ ਬਾਅਦ ਫਿਰ ਕਾਲ ਮੰਗ ਸਕਦੇ ਹੋ।',
    unheard: 'ਲਾਈਨ ਤੋਂ ਕੋਈ ਖ਼ਬਰ ਨਹੀਂ ਆਈ। ਫ਼ੋਨ ਨਾ ਵੱਜਿਆ ਹੋਵੇ, ਤਾਂ ਇੱਕ ਘੰਟੇ ਬਾਅਦ ਫਿਰ ਕਾਲ ਮੰਗ ਸਕਦੇ ਹੋ।',
  },
  said: 'ਜੋ ਗੱਲ ਹੋਈ',
  speakers: { user: 'ਤੁਸੀਂ', model: brand.name },
  back: 'ਫ਼ਾਰਮ ’ਤੇ ਵਾਪਸ ਜਾਓ',
}
