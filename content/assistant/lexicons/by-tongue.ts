import type { ByTongue } from '../tongues.ts'
import { lexicon as bn } from './bn.ts'
import { lexicon as en } from './en.ts'
import type { Lexicon } from './format.ts'
import { lexicon as gu } from './gu.ts'
import { lexicon as hi } from './hi.ts'
import { lexicon as hinglish } from './hinglish.ts'
import { lexicon as kn } from './kn.ts'
import { lexicon as ml } from './ml.ts'
import { lexicon as mr } from './mr.ts'
import { lexicon as or } from './or.ts'
import { lexicon as pa } from './pa.ts'
import { lexicon as ta } from './ta.ts'
import { lexicon as te } from './te.ts'

const all = { en, hinglish, hi, ta, te, bn, mr, gu, kn, ml, pa, or }

/** The words of every language the assistant is asked in. */
export const lexiconByTongue: ByTongue<Lexicon> = all
