import { describe, expect, test } from 'vitest'
import { articleSlugs } from '#content/articles/all.ts'
import { languages } from '../../languages/all.ts'
import { articleQuestions } from './article-questions.ts'
import { articleTexts } from './article-texts.ts'
import { collectPassages } from './collect.ts'

const questions = articleSlugs.flatMap(articleQuestions)
const texts = articleTexts()
const tags = languages.map(({ tag }) => tag).sort()

describe('the questions that articles answer', () => {
  test('each names a piece that stands in its article', () => {
    const lost = questions.filter(
      ({ page, answer }) => !texts.some((text) => text.page === page && text.text.includes(answer)),
    )
    expect(lost.map(({ page, answer }) => `${page}: ${answer}`)).toEqual([])
  })

  test('each is asked in every language', () => {
    expect(questions.length).toBeGreaterThan(0)
    for (const { answer, asked } of questions)
      expect(Object.keys(asked).sort(), answer).toEqual(tags)
  })

  test('what is told is told in every language but English, in its own letters, without a price by hand', () => {
    const told = questions.filter((one) => Object.keys(one.told).length > 0)
    expect(told.length).toBeGreaterThan(0)
    for (const one of told) {
      const others = tags.filter((tag) => tag !== 'en')
      expect(Object.keys(one.told).sort(), one.answer).toEqual([...others, 'hinglish'].sort())
      expect(Object.values(one.told).join(' '), one.answer).not.toContain('₹')
    }
  })

  test('a sentence is found by its questions where it can be said, and elsewhere as before', async () => {
    const collected = await collectPassages()
    for (const { tag } of languages)
      for (const { page, answer, told } of questions) {
        const sentences = (collected[tag] ?? []).filter(
          (one) => one.page === page && one.text.includes(answer),
        )
        const isSaid = tag === 'en' || tag in told
        expect(
          sentences.some((one) => one.asked !== undefined),
          `${tag}: ${answer}`,
        ).toBe(isSaid)
      }
    expect(articleQuestions('an-article-without-questions')).toEqual([])
  })
})
