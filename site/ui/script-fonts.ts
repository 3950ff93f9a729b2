type ScriptFont = { family: string; file: string; from: number; to: number }

const block = (family: string, file: string, from: number): ScriptFont => ({
  family: `Anek Chat ${family}`,
  file,
  from,
  to: from + 0x7f,
})

const fonts: readonly ScriptFont[] = [
  block('Devanagari', 'devanagari', 0x0900),
  block('Bangla', 'bangla', 0x0980),
  block('Gurmukhi', 'gurmukhi', 0x0a00),
  block('Gujarati', 'gujarati', 0x0a80),
  block('Odia', 'odia', 0x0b00),
  block('Tamil', 'tamil', 0x0b80),
  block('Telugu', 'telugu', 0x0c00),
  block('Kannada', 'kannada', 0x0c80),
  block('Malayalam', 'malayalam', 0x0d00),
]

const INDIC = /[\u0900-\u0d7f]/g
const loaded = new Set<string>()

/** The fonts of the scripts that the text is written in, by the name of their file. */
export function scriptsIn(text: string): string[] {
  const found = new Set<string>()
  for (const [letter] of text.matchAll(INDIC)) {
    const code = letter.charCodeAt(0)
    const font = fonts.find(({ from, to }) => code >= from && code <= to)
    // The danda is shared: it belongs to Devanagari's block but is written in every script.
    if (font && code !== 0x0964 && code !== 0x0965) found.add(font.file)
  }
  return [...found]
}

const hex = (code: number) => code.toString(16)

/** Loads a script's font when text in it first appears: no page pays for what nobody writes. */
export function loadScriptFonts(text: string): void {
  if (!/[\u0900-\u0d7f]/.test(text)) return
  for (const file of scriptsIn(text)) {
    const font = fonts.find((entry) => entry.file === file)
    if (!font || loaded.has(file)) continue
    loaded.add(file)
    const face = new FontFace(font.family, `url(/fonts/full/${file}.woff2) format("woff2")`, {
      weight: '100 800',
      stretch: '75% 125%',
      unicodeRange: `U+${hex(font.from)}-${hex(font.to)}, U+964-965, U+200c-200d, U+25cc`,
    })
    document.fonts.add(face)
    // Without the file the system's own font shows the words.
    face.load().catch(() => loaded.delete(file))
  }
}
