import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'ਇਨਕੁਆਰੀ ਭੇਜੋ',
    description: 'ਦੱਸੋ ਤੁਹਾਡੇ ਗਾਹਕ ਕਿਸ ਲਈ ਫ਼ੋਨ ਕਰਦੇ ਹਨ। ਅਸੀਂ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ’ਤੇ ਜਵਾਬ ਦਿਆਂਗੇ।',
    heading: 'ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
  },
  demoCall: {
    title: 'ਮੁਫ਼ਤ ਟੈਸਟ ਕਾਲ ਲਓ',
    description: `ਆਪਣਾ ਮੋਬਾਈਲ ਨੰਬਰ ਦਿਓ, ਅਤੇ ਇੱਕ ਮਿੰਟ ਦੇ ਅੰਦਰ ਫ਼ੋਨ ’ਤੇ ${brand.name} ਨੂੰ ਸੁਣੋ।`,
    heading: 'ਮੁਫ਼ਤ ਟੈਸਟ ਕਾਲ ਲਓ',
  },
  enquiryThanks: {
    title: 'ਤੁਹਾਡੀ ਇਨਕੁਆਰੀ ਭੇਜ ਦਿੱਤੀ ਗਈ',
    description: 'ਤੁਹਾਡੀ ਇਨਕੁਆਰੀ ਸਾਨੂੰ ਮਿਲ ਗਈ ਹੈ। ਇਸ ਪੇਜ ’ਤੇ ਲਿਖੇ ਸਮੇਂ ਦੇ ਅੰਦਰ ਜਵਾਬ ਦਿਆਂਗੇ।',
    heading: 'ਧੰਨਵਾਦ',
  },
  demoCallThanks: {
    title: 'ਤੁਹਾਡੀ ਟੈਸਟ ਕਾਲ ਆ ਰਹੀ ਹੈ',
    description: 'ਤੁਹਾਡਾ ਮੋਬਾਈਲ ਨੰਬਰ ਮਿਲ ਗਿਆ ਹੈ। ਇਸ ਪੇਜ ’ਤੇ ਲਿਖੇ ਮੁਤਾਬਕ ਕਾਲ ਆਵੇਗੀ। ਫ਼ੋਨ ਕੋਲ ਰੱਖੋ।',
    heading: 'ਧੰਨਵਾਦ',
  },
  reference: 'ਤੁਹਾਡਾ ਰੈਫ਼ਰੈਂਸ: {id}',
  action: 'ਵਾਪਸ ਹੋਮ ਪੇਜ ’ਤੇ',
  /** Said above a form that could not be taken, whatever was typed. */
  problems: {
    notFromHere: 'ਇਹ ਸਾਡੇ ਪੇਜ ਤੋਂ ਨਹੀਂ ਆਇਆ, ਇਸ ਲਈ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਇੱਥੋਂ ਭੇਜੋ।',
    tooMany: 'ਤੁਹਾਡੇ ਕਨੈਕਸ਼ਨ ਤੋਂ ਬਹੁਤ ਸਾਰੀਆਂ ਬੇਨਤੀਆਂ ਆਈਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    unexpected: 'ਕੋਈ ਗਲਤੀ ਹੋ ਗਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    notStored: 'ਇਸ ਵੇਲੇ ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    tooLarge: 'ਇੰਨਾ ਲੰਬਾ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ। ਥੋੜ੍ਹਾ ਛੋਟਾ ਲਿਖੋ।',
    paused: 'ਟੈਸਟ ਕਾਲਾਂ ਫ਼ਿਲਹਾਲ ਬੰਦ ਹਨ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    notWanted: 'ਇਸ ਨੰਬਰ ’ਤੇ ਕਾਲ ਨਾ ਕਰਨ ਲਈ ਕਿਹਾ ਗਿਆ ਹੈ।',
    notDialled: 'ਕਾਲ ਨਹੀਂ ਲੱਗ ਸਕੀ। ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
}
