import { escapeMarkup } from '#content/format/escape-markup.ts'
import type { Speech } from '#server/demo-call/converse.ts'
import { twilioLine } from './twilio-languages.ts'

/** Without the characters that XML 1.0 cannot carry at all. */
const escapeXml = (text: string): string => escapeMarkup(text).replace(/[^\P{Cc}\n\t]/gu, ' ')

export type TwimlPaths = { turn: string; silence: string }

/** The speech as TwiML: said while listening, so that the caller can break in. */
export function twiml(speech: Speech, paths: TwimlPaths): string {
  const said = speech.lines
    .map(({ language, text }) => {
      const { say, voice } = twilioLine(language)
      const attributes = `language="${say}"${voice ? ` voice="${voice}"` : ''}`
      return `<Say ${attributes}>${escapeXml(text)}</Say>`
    })
    .join('')
  const body =
    speech.listenIn === null
      ? `${said}<Hangup/>`
      : `<Gather input="speech" method="POST" action="${escapeXml(paths.turn)}" language="${twilioLine(speech.listenIn).listen}" speechTimeout="auto" timeout="6">${said}</Gather><Redirect method="POST">${escapeXml(paths.silence)}</Redirect>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Response>${body}</Response>`
}
