import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slot } from '#contract/form-pages.ts'
import { pageTemplate } from './page-template.ts'

const page = pageTemplate(`<input value="${slot('value.name')}"><p>${slot('error')}</p><b>end</b>`)

test('texts stand where their slots stood, and a slot without one is empty', () => {
  expect(page({ 'value.name': 'आशा', error: 'No' })).toBe('<input value="आशा"><p>No</p><b>end</b>')
  expect(page({})).toBe('<input value=""><p></p><b>end</b>')
})

test('a page without slots stays as it is', () => {
  expect(pageTemplate('<p>⟦ no slot ⟧</p>')({ no: 'x' })).toBe('<p>⟦ no slot ⟧</p>')
})

test('no text leaves its place, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [, value, error] =
        /^<input value="([^"<>]*)"><p>([^<>]*)<\/p><b>end<\/b>$/.exec(
          page({ 'value.name': text, error: text }),
        ) ?? []
      expect(value).toBe(error)
      expect(unescaped(value ?? '')).toBe(text)
    }),
  )
})

test('a text that looks like a slot is only a text', () => {
  expect(page({ 'value.name': slot('error'), error: 'secret' })).toContain(
    `value="${slot('error')}"`,
  )
})

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => signs[name] ?? '')
