const LONGEST_SPOKEN = 600

/** Markdown as a voice would read it: no marks, no addresses, no tables, not too long. */
export function spokenText(markdown: string): string {
  const plain = markdown
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/^[ \t:|-]+$/gm, '')
    .replace(/^[ \t]*\||\|[ \t]*$/gm, '')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`~#]/g, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/₹\s?([\d,.]*\d)/g, '$1 rupees')
    .trim()
    .replace(/(?<![.!?।:,;\s])\s*\n\s*/g, '. ')
    .replace(/\s+/g, ' ')
  return shorten(plain)
}

function shorten(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST_SPOKEN) return text
  const cut = characters.slice(0, LONGEST_SPOKEN).join('')
  const end = Math.max(...['.', '!', '?', '।'].map((mark) => cut.lastIndexOf(`${mark} `)))
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}.`
}

export type VoiceLanguage = 'en-IN' | 'hi-IN'

export const voiceLanguage = (text: string): VoiceLanguage =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi-IN' : 'en-IN'

const STOP =
  /\bstop (calling|call|phoning|this|it|now|please)\b|\b(unsubscribe|(do not|don'?t|never) call|remove (me|my number)|call mat (karo|karna|kijiye)|band kar(o|iye|do))\b|स्टॉप|बंद कर|कॉल (मत|न|ना) |फ़?ोन मत/iu
// The word alone or nearly so; in a longer sentence it may be about a subscription.
const STOP_ALONE = /^\W*(\w+\W+){0,2}stop(\W+\w+)?\W*$/iu
const GOODBYE = /\b(good ?bye|bye|hang up|that'?s all|bas itna hi)\b|अलविदा|बाय/iu
const HINDI = /^\W*(in |speak |talk in )?hindi( please| mein| me)?\W*$|हिंदी|हिन्दी/iu

// Said of the call itself, in few words: whoever asks whether a number can be kept asks a question.
const KEEP =
  /^(yes |okay |ok |haan )?((you (may|can) |please )?keep (it|this|this call|my words)( please)?|(aap )?(ise )?rakh (lo|lijiye|sakte hain)|(हाँ |जी )?(आप )?(इसे )?रख (लो|लीजिए|लें|सकते हैं))$/iu
const SIGNS = /[\s,.!?।]+/gu

export type Wish = 'stop' | 'goodbye' | 'hindi' | 'keep' | 'question' | 'nothing'

/** What the caller wants of the call itself, before the assistant is asked. */
export function wishOf(heard: string): Wish {
  if (heard.trim() === '') return 'nothing'
  if (STOP.test(heard) || STOP_ALONE.test(heard)) return 'stop'
  if (GOODBYE.test(heard)) return 'goodbye'
  if (KEEP.test(heard.replace(SIGNS, ' ').trim())) return 'keep'
  if (HINDI.test(heard.trim()) && heard.trim().length <= 30) return 'hindi'
  return 'question'
}
