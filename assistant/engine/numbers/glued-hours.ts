/** Hours that are written in one word with their number, or of which a day is said to have one; and their like. */
const GLUED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:అర|అర్ధ)గంట/gu, 'అర గంట'],
  [/(?<!\p{L})గంటన్నర/gu, '1.5 గంట'],
  [/(?<=(?:^|\s)(?:రోజుకి|రోజుకు|రోజూ|రోజు|ప్రతిరోజూ) )గంట(?![\p{L}\p{M}])/gu, '1 గంట'],
  [/\b(?:ara|ardha)ganta/g, 'ara ganta'],
  [/\bgantannara\b/g, '1.5 ganta'],
  [/(?<=\b(?:rojuki|rojuku|roju|rojoo) )ganta\b/g, '1 ganta'],
  [/(?<!\p{L})ಅರ್ಧಗಂಟೆ/gu, 'ಅರ್ಧ ಗಂಟೆ'],
  [/\bardhagante/g, 'ardha gante'],
  [/(?<!\p{L})അരമണിക്കൂ/gu, 'അര മണിക്കൂ'],
  [/(?<!\p{L})அரைமணி/gu, 'அரை மணி'],
  [/\baramani(?=k|\s)/g, 'ara mani'],
  [/(?<!\p{L})আধঘ/gu, 'আধ ঘ'],
  [/\badhgh(?=[ao]nta)/g, 'adh gh'],
  [/(?<!\p{L})ଅଧଘଣ୍ଟା/gu, 'ଅଧ ଘଣ୍ଟା'],
  [/(?<!\p{L})ଘଣ୍ଟାଏ/gu, '1 ଘଣ୍ଟା'],
  [/\badhaghanta/g, 'adha ghanta'],
  [/\bghantae\b/g, '1 ghanta'],
  [/(?<!\p{L})(?:ପଉଣେ|ପୌଣେ) ?(?=ଘଣ୍ଟା)/gu, '0.75 '],
  [/(?<!\p{L})পৌনে ?(?=ঘ)/gu, '0.75 '],
  [/\bp(?:au|ou|o)n[ae] ?(?=gh[ao]nta)/g, '0.75 '],
  // Bengali eight is an English word: 'at masher bill'.
  [/\bat (?=mas(?:h?er|e)?\b|gh[ao]nta|diner\b)/g, '8 '],
]
/** Most texts speak of no hours, and each is read many times. */
const HOURS = /\bat (?:mas|din)|gant|ghant|ghont|mani|గంట|ಗಂಟೆ|മണിക്കൂ|மணி|ঘ|ଘଣ୍ଟା/u

/** 'అరగంట', 'ardhagante': half an hour, in two words. */
export const withHoursApart = (text: string): string =>
  HOURS.test(text)
    ? GLUED.reduce((apart, [glued, parts]) => apart.replace(glued, parts), text)
    : text
