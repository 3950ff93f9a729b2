import { brand, brandDomain } from '#content/facts/brand.ts'
import {
  htmlFacts,
  htmlMail,
  htmlParagraph,
  indianInstant,
  textFacts,
} from '../outbox/mail-text.ts'
import type { Mail } from '../outbox/ports.ts'
import { englishNameOf } from '../site-words.ts'
import type { DemoCall } from './ports.ts'

/** Asks staff to call back: sent when no provider places the calls. */
export function demoCallNotice(call: DemoCall, notifyTo: string): Mail {
  const subject = `Demo call wanted: ${call.phone}`
  const facts = [
    ['Number', call.phone],
    ['Language of the page', englishNameOf(call.language)],
    ['Asked', indianInstant(call.requestedAt)],
    ['Call from', indianInstant(call.dialAfter)],
    ['Reference', call.id],
  ] as const
  const request = `A visitor of the ${brand.name} site asked for a demo call. Please ring them within calling hours.`
  return {
    messageId: `<${call.id}.call@${brandDomain}>`,
    to: notifyTo,
    replyTo: null,
    subject,
    text: `${request}\n\n${textFacts(facts)}\n`,
    html: htmlMail(subject, htmlParagraph(request) + htmlFacts(facts)),
  }
}
