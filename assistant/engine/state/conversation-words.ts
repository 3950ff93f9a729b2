/**
 * What visitors say of the conversation itself, as lists of phrases between commas, native spellings
 * first and Latin ones after the bar. A star stands for any ending of a word, three dots for up to
 * three words.
 */
export type ConversationWords = Readonly<Record<Turn, string>>

export const turns = [
  /** Are you sure? */
  'sure',
  /** You say the same again. */
  'saidBefore',
  /** I will think about it. */
  'putOff',
  /** That sounds fair. */
  'content',
  /** I did that, and still nothing. */
  'inVain',
  /** By how much? */
  'difference',
  /** And the remaining ones? */
  'rest',
  /** In which one is it? */
  'inWhich',
  /** For us, for me. */
  'forUs',
  /** Both of them. */
  'both',
  /** The two months, the two bills: both of them, where they are added up. */
  'twoOfThem',
  /** Added up: what stands beside 'both' where their sum is asked for. */
  'together',
  'inTotal',
  /** For how long is something kept? */
  'keptHowLong',
  /** Nobody picks up the phone. */
  'nobodyThere',
  /** Of that one: beside a price, the plan that was just named. */
  'its',
  'sunday',
  'saturday',
  'weekend',
  /** Closed on that day, except that day. */
  'closed',
  'twice',
  'thrice',
  'half',
  'hours',
  /** After a number: so many more. */
  'more',
  /** Before a number: another so many. */
  'another',
  /** Beside a number that is added to the last one. */
  'onTop',
  /** Beside a number that is taken from the last one. */
  'lessBy',
  /** It becomes more, it becomes less: beside a share. */
  'rises',
  'falls',
  'aThird',
  /** A shop, a clinic, a counter of theirs. */
  'branch',
  /** What one call, one day, one minute of it costs. */
  'perCall',
  'perDay',
  'averageMinute',
  /** It costs, it comes to so much. */
  'comesTo',
  /** Only what is beyond the free minutes. */
  'extraAlone',
  /** What is not used up. */
  'leftOver',
  /** For all of the year. */
  'wholeYear',
  /** On that one. */
  'there',
  /** By how much the price came down. */
  'reducedBy',
  /** The people that were spoken of. */
  'thosePeople',
  /** More than so many: no number to add. */
  'moreThan',
  /** Tell, write or answer it: what stands beside a language that is asked for. */
  'sayIn',
  /** The letters of a language. */
  'script',
  /** Latin letters for a language that has its own. */
  'latinLetters',
  /** That very thing, once more. */
  'same',
  /** The bill or the minutes that were spoken of. */
  'thatBill',
  'thatPlan',
  /** Suppose that, and what then? */
  'whatIf',
  /** Without going beyond the free minutes. */
  'insideFree',
  /** Besides the money. */
  'apartFrom',
  /** Several of theirs on one plan, or each with its own. */
  'sharing',
  'ownPlan',
  /** Somebody does not know or read a language. */
  'cannotRead',
  /** That number was wrong, I wanted to say another. */
  'correction',
  /** For this money I could employ somebody. */
  'hireInstead',
  /** I cannot afford that. */
  'tooMuch',
  /** How did it come to that, why that much? */
  'howSo',
  /** Then do it. */
  'goAhead',
  /** You will not call me again and again? */
  'pester',
  'first',
  'second',
  'third',
  'smaller',
  'bigger',
  /** The biggest of all. */
  'biggest',
  /** Is there anything for less? */
  'forLess',
  /** Which of them costs me less? */
  'whichPays',
  'when',
  'roughly',
  /** Despair that does not speak of death by name. */
  'despair',
  /** Without me: of despair, unless a business is spoken of. */
  'withoutMe',
  /** I have no strength left. */
  'wornOut',
  /** There is nothing left, no way out. */
  'nothingLeft',
  /** Nobody cares, I am only a trouble to all. */
  'onlyATrouble',
  /** Somebody is in danger now: unconscious, bleeding, a fire. */
  'inDanger',
  /** Of me and mine: what befalls the visitor, not a caller of theirs. */
  'ofMine',
  /** I wrote, I filled the form, I asked for the call. */
  'sentAlready',
  /** Nothing came, nobody called. */
  'noAnswer',
  /** Must the caller tell everything from the start? */
  'fromTheStart',
  /** Must it all be said or asked once more? */
  'startsAnew',
  /** One of your people, in the words of who wants to talk to one. */
  'yourPeople',
  /** And whom do I ask, then? */
  'whomToAsk',
  /** To hear it with one's own ears. */
  'hearIt',
  /** What is it that you do? */
  'whatDoYouDo',
  /** What all can it do, how would it help? */
  'whatAll',
  /** So many times: a factor of a sum that no unit tells. */
  'timesEach',
  /** Must I take that plan for it? */
  'mustTake',
  /** What a doctor or a consultant is paid: no minutes. */
  'aFee',
  /** Half of those that are called pick up. */
  'halfAnswer',
] as const

export type Turn = (typeof turns)[number]
