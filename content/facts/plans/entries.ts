// Written by scripts/collect.mjs: every other file of this folder is an entry.
import base from './base.ts'
import enterprise from './enterprise.ts'
import pro from './pro.ts'

export const entries = {
  base,
  enterprise,
  pro,
} as const
