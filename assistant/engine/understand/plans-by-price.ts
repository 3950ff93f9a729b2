import { type PricedPlanId, statedPrices } from '../../knowledge/site.ts'
import type { ReadText } from './read-text.ts'

const PLANS = Object.keys(statedPrices) as PricedPlanId[]
/** 'The 3999 one': a word of each language that makes a name of what stands before it. */
const OF_IT =
  /^(?:w?aal[aei]|wal[aei]+|vaal[aei]|val[aeo]|waal[aei]|ch[ay]a|ch[ei]|one|वाल[ाेी]|वाल्या|वाळ[ाेी]|च्या|चा|ची|चे|વાળ[ાોીું]|ਵਾਲ[ਾੇੀ]|ওয়ালা|ওয়ালা)$/u
const REACH = 2

/** 'The 3999 plan', '5999 वाले में': plans that are named by what they cost. */
export function plansByPrice({ tokens, spotted }: Pick<ReadText, 'tokens' | 'spotted'>) {
  const words = tokens.map((token, at) => ({ ...token, at })).filter(({ kind }) => kind !== 'sign')
  const isOf = (concept: string, at: number | undefined) =>
    at !== undefined &&
    spotted.some((one) => one.concept === concept && one.start <= at && at < one.end)
  const plans = words.flatMap(({ text, kind }, i): PricedPlanId[] => {
    const plan = kind === 'number' ? PLANS.find((id) => statedPrices[id] === Number(text)) : null
    const [next, ...others] = words.slice(i + 1, i + 1 + REACH)
    // '3999 minutes on the plan' are minutes.
    if (!plan || isOf('minute', next?.at)) return []
    const isNamed =
      OF_IT.test(next?.text ?? '') ||
      [next, ...others].some((word) => isOf('plan', word?.at)) ||
      (isOf('plan', words[i - 1]?.at) && !isOf('bill', next?.at))
    return isNamed ? [plan] : []
  })
  return [...new Set(plans)]
}
