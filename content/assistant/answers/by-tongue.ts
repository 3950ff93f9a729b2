import type { Tongue } from '../tongues.ts'
import { answers as bn } from './bn.ts'
import { answers as en } from './en.ts'
import { answers as gu } from './gu.ts'
