import type { Draft } from './draft.ts'
import type { Item } from './items.ts'

const SPANS: readonly (readonly [RegExp, number])[] = [
  [
    /\bquarter(?:ly)?\b|\bt(?:i|ri)ma(?:hi|sik)\b|\btraimasik|तिमाही|तिमाहि|ত্রৈমাসিক|காலாண்டு|త్రైమాసిక|ત્રિમાસિક|ತ್ರೈಮಾಸಿಕ|ത്രൈമാസ|ਤਿਮਾਹੀ|ତ୍ରୈମାସିକ/iu,
    3,
  ],
  [
    /\bhalf[ -]?year(?:ly)?\b|\bhalf a year\b|\bchh?a?mahi\b|\bsahamahi\b|छमाही|सहामाही|ষাণ্মাসিক|அரையாண்டு|అర్ధ సంవత్సర|અર્ધવાર્ષિક|છમાસિક|ಅರ್ಧ ವರ್ಷ|ಅರ್ಧವಾರ್ಷಿಕ|അർധവാർഷിക|അരക്കൊല്ല|ਛਿਮਾਹੀ|ଅର୍ଦ୍ଧବାର୍ଷିକ/iu,
    6,
  ],
  [
    /\b(?:annual(?:ly)?|yearly) (?:cost|bill|total|price|spend)\b|\bfor (?:a|the|one) (?:whole )?year\b/i,
    12,
  ],
]

/** 'What does Pro cost a quarter, with 600 minutes a month?': the months that a word stands for. */
export const monthsIn = (text: string): number | null =>
  SPANS.find(([pattern]) => pattern.test(text))?.[1] ?? null

const AGO =
  /^(?:ago|back|pehle|pahle|pehla|pehlan|purvi|aadhi|adhi|age|aage|munnadi|munbu|munpu|krit(?:h)?am|hinde|mumbu|mumb|munp|tale|purbaru|पहले|पूर्वी|आधी|আগে|முன்|முன்பு|முன்னாடி|முன்னால்|క్రితం|ముందు|ಹಿಂದೆ|ಮುಂಚೆ|മുമ്പ്|മുന്പ്|മുൻപ്|ਪਹਿਲਾਂ|ਪਹਿਲੇ|પહેલા|પહેલાં|ତଳେ|ପୂର୍ବରୁ|ଆଗରୁ)$/u

/** 'Three months ago' are none to pay for. */
export function isAgo(items: readonly Item[], { unit, lastAt }: Draft): boolean {
  const next = items[lastAt + 1]
  return unit === 'months' && next !== undefined && 'text' in next && AGO.test(next.text)
}
