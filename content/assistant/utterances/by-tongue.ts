import type { ByTongue } from '../tongues.ts'
import { utterances as bn } from './bn.ts'
import { utterances as en } from './en.ts'
import type { Utterances } from './format.ts'
import { utterances as gu } from './gu.ts'
import { utterances as hi } from './hi.ts'
import { utterances as hinglish } from './hinglish.ts'
import { utterances as kn } from './kn.ts'
import { utterances as ml } from './ml.ts'
import { utterances as mr } from './mr.ts'
import { utterances as or } from './or.ts'
import { utterances as pa } from './pa.ts'
import { utterances as ta } from './ta.ts'
import { utterances as te } from './te.ts'

const all = { en, hinglish, hi, ta, te, bn, mr, gu, kn, ml, pa, or }

/** What visitors say, in every language the assistant is asked in. */
export const utterancesByTongue: ByTongue<Utterances> = all
