import type { ByTongue } from '../tongues.ts'
import { answers as bn } from './bn.ts'
import { answers as en } from './en.ts'
import type { AnswersFrom } from './format.ts'
import { answers as gu } from './gu.ts'
import { answers as hi } from './hi.ts'
import { answers as hinglish } from './hinglish.ts'
import { answers as kn } from './kn.ts'
import { answers as ml } from './ml.ts'
import { answers as mr } from './mr.ts'
import { answers as or } from './or.ts'
import { answers as pa } from './pa.ts'
import { answers as ta } from './ta.ts'
import { answers as te } from './te.ts'

const all = { en, hinglish, hi, ta, te, bn, mr, gu, kn, ml, pa, or }

/** What the assistant says, in every language it is asked in. */
export const answersByTongue: ByTongue<AnswersFrom> = all
