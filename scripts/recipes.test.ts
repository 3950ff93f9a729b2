import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import { copyProject } from './testing/project-copy.ts'

// The recipes of CONTRIBUTING.md, performed on one copy of the project that is then built, under
// another brand. A full build takes a minute on two busy cores.
const BUILD_MS = 600_000

const project = copyProject()
const { read, write, copy, edit, run } = project
const site = 'build/site/client'
const page = (path: string) => read(`${site}/${path}/index.html`)
const text = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')

function changeAPrice() {
  edit('content/facts/plans/base.ts', 'monthly: 3999', 'monthly: 4321')
}

function addAnArticle() {
  write(
    'content/articles/a-shop-that-never-sleeps.mdx',
    `---
title: A Shop That Never Sleeps
description: What happened when a small shop let an agent answer at night, told in one honest page.
summary: A small shop, an agent, and the hours after closing.
date: 2025-10-01
tag: Stories
keywords: [night calls, small shop]
related: [top-use-case, ai-customer-support, adya-vs-bland]
---

{brand} answers at night.

## What changed

Base costs <Fact name="base.monthly" /> a month.
`,
  )
}

function addAnIndustry() {
  copy('content/industries/healthcare.ts', 'content/industries/education.ts')
  edit('content/industries/education.ts', 'healthcare', 'education')
  edit(
    'content/industries/education.ts',
    'list: 1, desktopMenu: 1, mobileMenu: 2',
    'list: 5, desktopMenu: 5, mobileMenu: 5',
  )
  const words = 'content/words/en/industries/education.ts'
  for (const path of globSync('content/words/*/industries/healthcare.ts', { cwd: project.folder }))
    copy(path, path.replace('healthcare', 'education'))
  edit(
    words,
    'The front desk that never puts a patient on hold',
    'The office that answers every parent',
  )
  edit(
    words,
    'No. It books, reminds and informs. Symptoms and dosage questions go to the nurse you name.',
    'The school bus leaves at seven, and every parent who asks is told so.',
  )
  edit(words, 'HealthCare', 'Education')
  edit(words, "mobile: 'Healthcare'", "mobile: 'Education'")
  copy(
    'site/public/media/pictures/industries/healthcare.svg',
    'site/public/media/pictures/industries/education.svg',
  )
}

function addAnIntegration() {
  write(
    'content/facts/integrations/calendar.ts',
    "export default { id: 'calendar', place: 7 } as const\n",
  )
  const kind = "{ name: 'Calendars', text: 'Slots kept.', reads: 'free slots', writes: 'bookings' }"
  for (const path of globSync('content/words/*/home/integrations.ts', { cwd: project.folder }))
    edit(path, '  kinds: {', `  kinds: {\n    calendar: ${kind},`)
}

const languageLine = "  as: language('as-IN', () => import('./as/all.ts')),\n"

function addALanguage() {
  copy('content/words/en', 'content/words/as')
  edit('content/words/languages.ts', '} as const satisfies', `${languageLine}} as const satisfies`)
  edit('content/words/as/chat.ts', 'Hello! How can I help you today?', 'নমস্কাৰ! কেনেকৈ সহায় কৰোঁ?')
}

function takeAnotherBrand() {
  const brandFile = 'content/facts/brand.ts'
  write(
    brandFile,
    read(brandFile).replaceAll(brand.name, 'Zeeva').replaceAll(brand.name.toLowerCase(), 'zeeva'),
  )
}

beforeAll(() => {
  changeAPrice()
  addAnArticle()
  addAnIndustry()
  addAnIntegration()
  addALanguage()
  takeAnotherBrand()
  const collected = run(
    'node',
    '-e',
    "import('./scripts/collect.mjs').then((all) => all.collectEntries('.'))",
  )
  expect(collected.output).toBe('')
  const checked = run(
    'node',
    '-e',
    "import('./scripts/build/check-content.ts').then((all) => all.checkContent())",
  )
  expect(checked.output).toBe('')
  const built = run(
    'node',
    'node_modules/@react-router/dev/bin.cjs',
    'build',
    '--logLevel',
    'error',
  )
  expect(built.ok, built.output).toBe(true)
  const written = run(
    'node',
    '-e',
    `Promise.all([import('./scripts/build/well-known-files.ts'), import('./content/articles/all.ts')])
      .then(([files, articles]) => files.writeWellKnownFiles('${site}', articles.readArticles()))`,
  )
  expect(written.output).toBe('')
}, BUILD_MS)

afterAll(() => project.remove())

test('a price that changed in one file stands on every page that names it', () => {
  for (const path of ['pricing', 'home', 'faq', 'blog/a-shop-that-never-sleeps']) {
    expect(text(page(path)), path).toContain('₹4,321')
    expect(text(page(path)), path).not.toContain('₹3,999')
  }
  expect(page('home')).toContain('"lowPrice":4321')
  expect(read(`${site}/llms.txt`)).toContain('₹4,321 a month')
})

test('a new article has its page, its card, its cover and its place in the lists', () => {
  const own = page('blog/a-shop-that-never-sleeps')
  expect(text(own)).toContain('Zeeva answers at night.')
  expect(own).toContain('<h2 id="what-changed">')
  const blog = page('blog')
  expect(blog).toContain('href="/blog/a-shop-that-never-sleeps"')
  const [cover = ''] =
    /\/media\/pictures\/articles\/a-shop-that-never-sleeps-800\.avif/.exec(blog) ?? []
  expect(existsSync(join(project.folder, site, cover))).toBe(true)
  for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt'])
    expect(read(`${site}/${file}`), file).toContain('/blog/a-shop-that-never-sleeps')
})

test('a new industry has its page, its card, its entries in both menus and in the lists', () => {
  expect(text(page('education'))).toContain('The office that answers every parent')
  expect(page('healthcare')).toContain('href="/education"')
  expect(page('about').match(/href="\/education"/g)).toHaveLength(2)
  for (const file of ['sitemap.xml', 'llms.txt'])
    expect(read(`${site}/${file}`), file).toContain('/education')
})

test(
  'the assistant tells of a new industry by the sentences of its page',
  () => {
    const script = `
    const { trainedModelPath } = await import('./assistant/training/trained-model.ts')
    const { createEmbeddedAssistant } = await import('./assistant/port.ts')
    const assistant = createEmbeddedAssistant(await trainedModelPath())
    await assistant.prepare()
    const { signal } = new AbortController()
    const text = 'What time does the bus of the school leave in the morning?'
    const question = { text, pageLanguage: 'en', attachments: [], state: null, signal }
    console.log(JSON.stringify(assistant.draft(question)))`
    const { output } = run('node', '--input-type=module', '-e', script)
    expect(output).toContain('The school bus leaves at seven')
    expect(output).toContain('"sources":["/education"]')
  },
  BUILD_MS,
)

test('a new integration stands on the home page of every language', () => {
  for (const path of ['home', 'hi/home']) expect(text(page(path)), path).toContain('Slots kept.')
})

test('a new language brings its words, and no page of another gets them', () => {
  expect(read(`${site}/words/as/chat.json`)).toContain('নমস্কাৰ! কেনেকৈ')
  expect(page('as/pricing')).toContain('<html lang="as-IN"')
  expect(page('pricing')).toContain('hrefLang="as"')
  expect(page('pricing')).toContain('aria-label="অসমীয়া"')
  const named = `
    const { namedLanguages } = await import('./content/words/languages.ts')
    console.log(namedLanguages().join(' '))`
  // The build draws their names.
  expect(run('node', '--input-type=module', '-e', named).output).toMatch(/\bas\b/)
  const english = globSync(`${site}/{home,faq}*`, { cwd: project.folder })
  expect(english.length).toBeGreaterThan(2)
  expect(read(`${site}/words/en/chat.json`)).not.toContain('কেনেকৈ')
  expect(read(`${site}/home.data`)).not.toContain('কেনেকৈ')
})

describe('a language of which a word', () => {
  const types = () => {
    write('words.json', JSON.stringify({ extends: './tsconfig.json', include: ['content/words'] }))
    return run('node_modules/.bin/tsc', '--noEmit', '-p', 'words.json')
  }

  test.each([
    ['is missing', 'shell.ts', "  skip: 'Skip to content',\n", ''],
    ['is one too many', 'shell.ts', "  skip: 'Skip to content',\n", "  skip: 'x',\n  more: 'y',\n"],
    ['has lost its slot', 'calculator.ts', '{amount} less every month.', 'less every month.'],
  ])(
    '%s does not compile',
    (_, file, from, to) => {
      const path = `content/words/as/${file}`
      const before = read(path)
      edit(path, from, to)
      const { ok, output } = types()
      write(path, before)
      expect(ok).toBe(false)
      expect(output).toContain('content/words/')
    },
    BUILD_MS,
  )

  test('was only translated does compile', () => expect(types().output).toBe(''), BUILD_MS)
})

describe('under another brand', () => {
  const trace = new RegExp(brand.name, 'gi')
  const fixed = [/adya-vs-bland/g, /\/make_call_to_adya/g]
  const traces = (source: string) => {
    const rest = fixed.reduce((rest, pattern) => rest.replaceAll(pattern, ''), source)
    return [...rest.matchAll(trace)].map(({ index }) =>
      rest.slice(Math.max(0, index - 40), index + 40),
    )
  }

  test('no page, data, script or list of the site has a trace of the first', () => {
    const files = globSync(
      `${project.folder}/${site}/**/*.{html,data,json,js,css,xml,txt,webmanifest,svg}`,
    )
    expect(files.length).toBeGreaterThan(80)
    const found = files.flatMap((file) => traces(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
    expect(page('home')).toContain(
      '<title>AI voice, chat and email agents for Indian businesses | Zeeva</title>',
    )
    expect(page('home')).toContain('href="https://zeeva.example/"')
  })

  test('nor has a mail, a caption, the OpenAPI document or a setting', () => {
    const script = `
      const [mails, privacy, notice, captions, words, openapi, calls, table] = await Promise.all([
        import('./server/enquiry/mails.ts'),
        import('./server/privacy/mails.ts'),
        import('./server/demo-call/notice.ts'),
        import('./media/sound/captions.ts'),
        import('./content/words/en/all.ts'),
        import('./server/openapi/document.ts'),
        import('./contract/calls.ts'),
        import('./server/settings/settings-table.ts'),
      ])
      const enquiry = { id: 'e', name: 'K', business_name: '', email: 'k@k.in', phone: '9', message: 'm', language: 'en', receivedAt: 0, replyBy: 0 }
      const call = { id: 'c', phone: '9', requestedAt: 0, dialAfter: 0, language: 'en' }
      console.log(JSON.stringify([
        mails.noticeMail(enquiry, 't@t.in'), await mails.confirmationMail(enquiry, { link: 'https://l', keptDays: 1 }),
        await privacy.linkMail({ id: 'o' }, enquiry, 'https://l'), notice.demoCallNotice(call, 't@t.in'),
        captions.supportCaptions(words.words.service.filmCall), openapi.openApiDocument(calls.siteCalls), table.exampleFile(),
      ]))`
    const { output } = run('node', '--input-type=module', '-e', script)
    expect(output).toContain('thank you for writing to Zeeva')
    expect(traces(output)).toEqual([])
  })
})
