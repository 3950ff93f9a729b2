// Marks that reorder the text around them can make a reply look like something it does not say.
// The joiners U+200C and U+200D stay: Indic scripts need them.
const REORDERING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

export function plainLetters(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(REORDERING, '').replace(CONTROL, '')
}
