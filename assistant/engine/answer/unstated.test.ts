import { expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import { lastReply } from '../../testing/asked.ts'

test.each(['support kab tak milta hai', 'ग्राहकों के लिए सपोर्ट कितने बजे तक मिलता है?'])(
  'what is not stated is named without a slot left open: %s',
  async (asked) => {
    const { text } = await lastReply(asked)
    expect(text).toContain(brand.name)
    expect(text).not.toContain('{')
  },
  300_000,
)
