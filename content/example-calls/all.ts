import { indianLanguages, type LanguageCode } from '../facts/languages.ts'
import bn from './bn.ts'
import type { ExampleCall } from './example-call.ts'
import gu from './gu.ts'
import hi from './hi.ts'
import kn from './kn.ts'
import ml from './ml.ts'
import mr from './mr.ts'
import or from './or.ts'
import pa from './pa.ts'
import ta from './ta.ts'
import te from './te.ts'

export const callsByLanguage: Record<LanguageCode, ExampleCall> = {
  hi,
  ta,
  te,
  bn,
  mr,
  gu,
  kn,
  ml,
  pa,
  or,
}

/** One a language, in the order of the languages. */
export const exampleCalls: readonly ExampleCall[] = indianLanguages.map(
  ({ code }) => callsByLanguage[code],
)
