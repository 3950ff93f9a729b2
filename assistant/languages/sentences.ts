import type { FactId } from '../knowledge/facts.ts'
import type { NotStatedId } from '../knowledge/not-stated.ts'
import type { Feature } from '../knowledge/plan-features.ts'
import type { PlanId, SpokenLanguage } from '../knowledge/site.ts'

/**
 * What the assistant says in one language. Between braces stand the figures of `knowledge/site.ts`
 * ({basePrice}, {rate} …), names ({base}, {pro}, {enterprise}: the plans' names below), what the page
 * in that language calls a button (`knowledge/buttons.ts`: {sendButton} …) and what a sentence is
 * about ({plan}, {minutes}, {total} …, named beside it). No figure and no button is written by hand.
 * An opening 'yes' or 'no' is never part of a sentence: the engine puts it there when it is true.
 */
export type Sentences = {
  yes: string
  no: string
  /** The language's word between the last two names of a list, with its spaces: ' and '. */
  listAnd: string
  listOr: string
  /** '{day}', '{month}', '{year}' in the language's order. */
  date: string
  /** The twelve months, divided by '|'. */
  months: string
  plans: Readonly<Record<PlanId, string>>
  /** The languages that the agent speaks, by name. */
  languages: Readonly<Record<SpokenLanguage, string>>
  /** Feature names that fit into 'has …' and 'does not have …'. */
  features: Readonly<Record<Feature, string>>
  /** What a link to the page is called. */
  pages: Readonly<Record<PageName, string>>
  facts: Readonly<Record<FactId, string>>
  /** A noun phrase that fits into `unstated.nothing`. */
  things: Readonly<Record<NotStatedId, string>>
  pricing: Readonly<Record<PricingSentence, string>>
  bills: Readonly<Record<BillSentence, string>>
  unstated: Readonly<Record<UnstatedSentence, string>>
  talk: Readonly<Record<TalkSentence, string>>
}

type PageName =
  | 'home'
  | 'demo'
  | 'contact'
  | 'pricing'
  | 'service'
  | 'faq'
  | 'about'
  | 'privacy'
  | 'founder'
  | 'blog'
  | 'healthcare'
  | 'onlineStore'
  | 'travelBooking'
  | 'financialService'

type PricingSentence =
  /** The three plans with prices and free minutes, as a list. */
  | 'overview'
  /** Price and everything that is inside. */
  | 'base'
  | 'pro'
  | 'enterprise'
  /** The price alone. */
  | 'basePrice'
  | 'proPrice'
  | 'enterprisePrice'
  | 'compareBasePro'
  | 'compareBaseEnterprise'
  | 'compareProEnterprise'
  | 'compareAll'
  /** For whom each plan is. */
  | 'forBase'
  | 'forPro'
  | 'forEnterprise'
  | 'freeMinutesBase'
  | 'freeMinutesPro'
  | 'freeMinutesEnterprise'
  | 'freeMinutesAll'
  | 'linesBase'
  | 'linesPro'
  | 'linesEnterprise'
  | 'linesAll'
  /** {count} calls at once: which plan takes them. */
  | 'linesFit'
  | 'linesNeedEnterprise'
  /** {plan} has {feature}. */
  | 'has'
  /** {plan} does not have {feature}; it comes with {first}, and with what is larger. */
  | 'lacks'
  /** {feature} comes with {first} and every larger plan. */
  | 'firstWith'
  | 'inEveryPlan'
  /** What the lists of the plans do not name: chat, email, integrations … */
  | 'notByPlan'
  | 'suggestAppointments'
  | 'suggestFeature'
  | 'suggestEnterprise'
  | 'suggestProForLines'
  /** {minutes}, {plan}, {baseTotal}, {proTotal} */
  | 'suggestByMinutes'
  /** The rule of thumb, and one question back. */
  | 'suggestGeneral'
  /** That it is a lot of money. */
  | 'objection'
  /** {languages}: names of languages it speaks. */
  | 'speaks'
  /** {language}: asked for by a name that is not on the list; empty when unknown. */
  | 'speaksNot'
  /** {product}: a named product the site does not name. */
  | 'productNotNamed'

type BillSentence =
  /** {plan} {minutes} {free} {extra} {rate} {price} {charge} {total}: the sum, step by step. */
  | 'beyond'
  | 'within'
  /** {minutes} {baseTotal} {proTotal} {cheaper} */
  | 'both'
  | 'bothSame'
  | 'enterprise'
  | 'askMinutes'
  /** {extra} minutes beyond the free ones: {charge} on top of the plan's price. */
  | 'extraOnly'
  /** {steps}: how the minutes of a month came about. */
  | 'minutesFrom'
  /** A number could not be read for sure; asks for the minutes in digits. */
  | 'unsureNumber'
  /** Calls were counted, but not how long one takes. */
  | 'askCallLength'
  | 'budget'
  | 'breakEven'
  | 'budgetTooSmall'
  /** {months} × {total}. */
  | 'months'
  | 'agents'
  | 'rangeIntro'

type UnstatedSentence =
  /** The site says nothing about {thing}; a person can tell. */
  | 'nothing'
  /** A question about the product whose answer is not known at all. */
  | 'unknown'
  | 'offTopic'
  | 'rivalPrice'
  | 'theirOrder'
  | 'medical'
  | 'emergency'
  | 'despair'
  | 'abuse'
  | 'injection'
  | 'gibberish'

type TalkSentence =
  | 'hello'
  | 'thanks'
  | 'bye'
  | 'ok'
  | 'howAreYou'
  | 'isAi'
  | 'help'
  | 'notNow'
  | 'whatElse'
  /** {page} is a link. */
  | 'source'
  | 'sure'
  | 'again'
  | 'wrong'
  /** After an answer that may not be the one wanted. */
  | 'unsure'
  | 'person'
  | 'detailsTaken'
  | 'waiting'
  | 'waitingAgain'
  | 'replyIn'
  | 'replyInNot'
  | 'unreadFile'
  | 'emptyFile'
  | 'fromFile'
  /** {quote}: a sentence of the site. {page} is a link. */
  | 'quoted'
  /** The same, after saying that the page is in English. */
  | 'quotedInEnglish'
