import { escapeMarkup } from '#content/format/escape-markup.ts'

/** A visitor's words on one line of a header: no line can be broken, none grows long. */
export function headerLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : line
}

/** An instant as a language writes it, with Latin digits whatever its script. */
export function indianInstant(at: number, locale = 'en-IN'): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  })
  return `${format.format(at)} IST`
}

/** The frame of every mail: paragraphs and labelled lines, no pictures, no scripts, no remote parts. */
export function htmlMail(title: string, body: string, language = 'en'): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;padding:24px;background:#FBF9F4;color:#0F1F18;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto">
${body}
</div></body></html>
`
}

export const htmlParagraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`

/** A paragraph that ends with an address of ours, to be followed. */
export const htmlLink = (text: string, address: string): string =>
  `<p style="margin:0 0 16px">${escapeMarkup(text)}<br><a href="${escapeMarkup(address)}">${escapeMarkup(address)}</a></p>`

export function htmlFacts(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#55645C;vertical-align:top">${escapeMarkup(label)}</td><td style="padding:4px 0">${escapeMarkup(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`
}

export const textFacts = (facts: readonly (readonly [string, string])[]): string =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n')
