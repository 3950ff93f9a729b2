import { lexiconByTongue } from '#content/assistant/lexicons/by-tongue.ts'
import type { IndustryId, SpokenLanguage, Tongue } from '#content/assistant/tongues.ts'
import type { PlanId } from '#content/facts/plans.ts'
import { type FormIndex, formAt, indexForms, type Token, tokensOf } from './lexicon-index.ts'
import { type Measures, measuresOf } from './measures.ts'
import { normalise } from './normalise.ts'
import { numeralsOf } from './numbers.ts'

/** What a text names: the parts of a question that are not its intent. */
export type Slots = Measures & {
  plans: readonly PlanId[]
  industries: readonly IndustryId[]
  languages: readonly SpokenLanguage[]
  unlistedLanguage: boolean
  appointments: boolean
  together: boolean
  /** Every word is a slot or a word that opens a follow-up: 'and for Pro?' */
  nothingElse: boolean
  /** Opens with a word that leans on what was said before. */
  leans: boolean
  asksWhy: boolean
}

export type Kind =
  | `plan:${PlanId}`
  | `industry:${IndustryId}`
  | `language:${SpokenLanguage}`
  | 'unlisted'
  | `unit:${string}`
  | 'days'
  | 'appointments'
  | 'followUp'
  | 'why'
  | 'notAPlan'

const UNLISTED_LANGUAGES =
  'french,spanish,german,arabic,urdu,assamese,konkani,sanskrit,chinese,mandarin,nepali,bhojpuri,japanese,russian,sindhi,maithili,kashmiri,tulu,korean,italian,portuguese,rajasthani,haryanvi,manipuri,dogri,santali,sinhala,उर्दू,असमिया,फ्रेंच,संस्कृत,भोजपुरी,नेपाली,कोंकणी,உருது,సంస్కృతం,উর্দু,ফরাসি,অসমিয়া,ઉર્દૂ,ಉರ್ದು,ಕೊಂಕಣಿ,ತುಳು,ഉറുദു,ਉਰਦੂ,ଉର୍ଦ୍ଦୁ'
const DAYS = 'days,day,din,working days,दिन,दिवस,நாட்கள்,நாள்,రోజు,রোজ,দিন,દિવસ,ದಿನ,ദിവസ,ਦਿਨ,ଦିନ'
const NOT_PLANS =
  'knowledge base,data base,customer base,client base,base year,basic analytics,basic issues,basic questions,basic queries,basic tickets,pro tip,home base,user base,basic support,premium support,corporate office,corporate hospital,bade client,base me kya,नॉलेज बेस,डेटा बेस,डेटाबेस,प्रोग्राम,प्रोडक्ट,प्रोजेक्ट,நாலெட்ஜ் பேஸ்,பேஸ்புக்,ப்ரோகிராம்,ப்ராஜெக்ட்,ப்ரோடக்ட்,இந்திய மொழி,నాలెడ్జ్ బేస్,ప్రోగ్రామ్,ప్రోడక్ట్,నలేజ్ బేస్,নলেজ বেস,প্রোগ্রাম,প্রোডাক্ট,প্রোজেক্ট,બેઝબૉલ,નોલેજ બેઝ,પ્રોગ્રામ,પ્રોડક્ટ,ನಾಲೆಡ್ಜ್ ಬೇಸ್,ಪ್ರೋಗ್ರಾಂ,ಪ್ರೊಡಕ್ಟ್,ಪ್ರೋಗ್ರಾಮ್,ನೊಲೆಜ್ ಬೇಸ್,നോളജ് ബേസ്,പ്രോഗ്രാം,പ്രോഡക്ട്,ਨਾਲੇਜ ਬੇਸ,ਪ੍ਰੋਗਰਾਮ,ਪ੍ਰੋਡਕਟ,ନଲେଜ ବେସ,ପ୍ରୋଗ୍ରାମ,ପ୍ରୋଡକ୍ଟ,ବେସରକାରୀ'

const indexes = new Map<Tongue, FormIndex<Kind>>()

function indexFor(tongue: Tongue): FormIndex<Kind> {
  const known = indexes.get(tongue)
  if (known) return known
  const sources =
    tongue === 'en' ? [lexiconByTongue.en] : [lexiconByTongue[tongue], lexiconByTongue.en]
  const groups: (readonly [Kind, readonly string[]])[] = [
    ['notAPlan', NOT_PLANS.split(',')],
    ['unlisted', UNLISTED_LANGUAGES.split(',')],
  ]
  for (const lexicon of sources) {
    for (const [id, forms] of Object.entries(lexicon.plans))
      groups.push([`plan:${id as PlanId}`, forms])
    for (const [id, forms] of Object.entries(lexicon.industries))
      groups.push([`industry:${id as IndustryId}`, forms])
    for (const [id, forms] of Object.entries(lexicon.languages))
      groups.push([`language:${id as SpokenLanguage}`, forms])
    for (const [unit, forms] of Object.entries(lexicon.units)) groups.push([`unit:${unit}`, forms])
    groups.push(['appointments', lexicon.appointments], ['why', lexicon.why])
  }
  // Last: the stem of 'day' must not swallow a lexicon's 'per day'.
  groups.push(['days', DAYS.split(',')])
  const index = indexForms(groups)
  indexes.set(tongue, index)
  return index
}

const followUps = new Map<Tongue, FormIndex<true>>()

function followUpsFor(tongue: Tongue): FormIndex<true> {
  const known = followUps.get(tongue)
  if (known) return known
  const forms = [
    ...lexiconByTongue.en.followUp,
    ...lexiconByTongue[tongue].followUp,
    ...PLAIN_WORDS.split(','),
  ]
  const index = indexForms<true>([[true, forms]])
  followUps.set(tongue, index)
  return index
}

// Words that add nothing of their own to a short follow-up.
const PLAIN_WORDS =
  'the,a,plan,package,one,on,ok,okay,it,is,of,please,pls,if,only,just,take,use,i,we,ji,plan me,wala,hai'

export type Mark = { kind: Kind; from: number; to: number }

export function marksOf(tokens: readonly Token[], tongue: Tongue): Mark[] {
  const index = indexFor(tongue)
  const marks: Mark[] = []
  for (let at = 0; at < tokens.length; ) {
    const form = formAt(index, tokens, at)
    if (form) marks.push({ kind: form.value, from: at, to: at + form.length })
    at += form?.length ?? 1
  }
  return marks
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]
const named = <T extends string>(marks: readonly Mark[], kind: string): T[] =>
  unique(
    marks.flatMap((mark) =>
      mark.kind.startsWith(`${kind}:`) ? [mark.kind.slice(kind.length + 1) as T] : [],
    ),
  )

export function slotsOf(text: string, tongue: Tongue): Slots {
  const normalised = normalise(text)
  const tokens = tokensOf(normalised)
  const marks = marksOf(tokens, tongue)
  const numerals = numeralsOf(tokens, tongue)
  const covered = new Set<number>()
  for (const { from, to } of [...marks, ...numerals]) for (let i = from; i < to; i++) covered.add(i)
  const follow = followUpsFor(tongue)
  let leans = false
  for (let at = 0; at < tokens.length; at++) {
    const form = formAt(follow, tokens, at)
    if (!form) continue
    if (at === 0) leans = true
    for (let i = at; i < at + form.length; i++) covered.add(i)
  }
  return {
    ...measuresOf(normalised, tokens, marks, numerals),
    plans: named<PlanId>(marks, 'plan'),
    industries: named<IndustryId>(marks, 'industry'),
    languages: named<SpokenLanguage>(marks, 'language'),
    unlistedLanguage: marks.some(({ kind }) => kind === 'unlisted'),
    appointments: marks.some(({ kind }) => kind === 'appointments'),
    together: marks.some(({ kind }) => kind === 'unit:together'),
    asksWhy: marks.some(({ kind }) => kind === 'why') && tokens.length <= 4,
    nothingElse: tokens.length > 0 && tokens.every((_, i) => covered.has(i)),
    leans,
  }
}

/** Marks for the classifier: what kinds of things are named, not which. */
export function tagsOf(slots: Slots): string[] {
  const tags: string[] = []
  if (slots.plans.length === 1) tags.push('plan')
  if (slots.plans.length > 1) tags.push('plans')
  if (slots.industries.length) tags.push('industry')
  if (slots.languages.length || slots.unlistedLanguage) tags.push('language')
  if (slots.minutes.length) tags.push('minutes')
  if (slots.calls !== null) tags.push('calls')
  if (slots.money !== null) tags.push('money')
  if (slots.agents !== null) tags.push('agents')
  if (slots.bare.length) tags.push('number')
  if (slots.together) tags.push('together')
  if (slots.appointments) tags.push('appointments')
  if (slots.plans.length && (slots.minutes.length || slots.bare.length)) tags.push('plan+number')
  return tags
}
