import type { Language } from '../../languages/language.ts'
import { normaliseText } from '../numbers/normalise-text.ts'
import { readNumbers } from '../numbers/read-numbers.ts'
import { numberLanguages } from '../understand/number-languages.ts'

/** What takes a number back that was just told, in every language: visitors mix them. */
const SORRY =
  'sorry|sory|oops|correction|actually|rather|wait|no wait|i mean|i meant|make that|மன்னிக்கவும்|மன்னிக்கணும்|சாரி|ஸாரி|mannikkavum|mannikanum|సారీ|సారి|క్షమించండి|kshaminchandi|ಸಾರಿ|ಸ್ಸಾರಿ|ಕ್ಷಮಿಸಿ|kshamisi|സോറി|ക്ഷമിക്കണം|ക്ഷമിക്കുക|kshamikkanam|kshamikku|সরি|স্যরি|দুঃখিত|dukkhito|soryy|ସରି|କ୍ଷମା କରନ୍ତୁ|କ୍ଷମା କରିବେ|khyama|सॉरी|सोरी|माफ़ कीजिए|माफ कीजिए|माफ करा|maaf|maaf kijiye|maaf karo|સૉરી|સોરી|માફ કરશો|ਸੌਰੀ|ਮਾਫ਼ ਕਰਨਾ|ਮਾਫ ਕਰਨਾ'
/** 'Not that', after the number. */
const NOT =
  'அல்ல|alla|కాదు|kaadu|kadu|kaadhu|kadhu|ಅಲ್ಲ|അല്ല|ନୁହେଁ|ନୁହେ|nuhe|nuhen|नहीं|नही|नाही|नव्हे|nahi|nahin|nahii|nai|નહીં|નહિ|ਨਹੀਂ|nahee'
/** These may also be 'or': then a pause follows only where the number is taken back. */
const NOT_OR = 'இல்ல|இல்லை|illa|illai|ಇಲ್ಲ|না|নয়|na|noy|ନା|ନାହିଁ|ना|no|not'

const PAUSE = '[\\s,.…;:!–—-]'
const TAKEN_BACK = new RegExp(
  `^(.*?)${PAUSE}+(?:(?:${NOT})${PAUSE}+|(?:${NOT_OR})\\s*[,.…;:!–—-]${PAUSE}*)?(?:(?:(?:no|illa|illai|alla|na|no no)${PAUSE}+)?(?:${SORRY})${PAUSE}+)?$`,
  'u',
)
const NOT_BEFORE = /(?:^|\s)(?:not|no)\s+$/u
const MOST_WORDS_BETWEEN = 3
/** Nobody says more between the two numbers, and the pattern takes the cube of this. */
const MOST_LETTERS_BETWEEN = 60
const WORD = /[\p{L}\p{M}]+/gu
const SAYS_SO = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${SORRY}|${NOT}|${NOT_OR})(?![\\p{L}\\p{M}])`,
  'u',
)

const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** '300 minutes… sorry, 900', 'not 300, 800', '300 alla, 800': the number that was meant, alone. */
export function putRight(text: string, language: Language): string {
  const normalised = normaliseText(text)
  if (!SAYS_SO.test(normalised)) return text
  const numbers = readNumbers(normalised, { languages: numberLanguages(language) })
  for (const [i, { start, end, weak }] of numbers.entries()) {
    const meant = numbers[i + 1]
    if (!meant || weak || meant.weak) continue
    const before = normalised.slice(0, start)
    const counted = countedBetween(before, normalised.slice(end, meant.start))
    if (counted === null) continue
    const said = normalised.slice(meant.start, meant.end)
    return before.replace(NOT_BEFORE, ' ') + said + goingOn(counted, normalised.slice(meant.end))
  }
  return text
}

/** What the number counted that is taken back; null if none is. */
function countedBetween(before: string, between: string): string | null {
  if (between.length > MOST_LETTERS_BETWEEN) return null
  if (NOT_BEFORE.test(before) && /^\s*(?:,|but|;|-)\s*$/u.test(between)) return ''
  const [, counted] = TAKEN_BACK.exec(between) ?? []
  const isSaid = counted !== undefined && SAYS_SO.test(between.slice(counted.length))
  return isSaid && wordsOf(counted).length <= MOST_WORDS_BETWEEN ? counted : null
}

/** '20 minutes a day, sorry, 30': what was counted, where the number that was meant counts the same. */
function goingOn(counted: string, rest: string): string {
  const [unit, ...often] = wordsOf(counted)
  const [next] = wordsOf(rest)
  const isAlone = /^\s*(?:$|[,.…;:!?।–—])/u.test(rest)
  if (unit === undefined || (!isAlone && unit !== next)) return rest
  return isAlone ? counted + rest : often.length === 0 ? rest : counted + rest.replace(unit, '')
}
