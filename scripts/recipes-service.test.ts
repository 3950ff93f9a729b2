import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trainedModelPath } from '#assistant/training/trained-model.ts'
import { copyProject } from './testing/project-copy.ts'

// The recipes of CONTRIBUTING.md for a field of an enquiry, a call and a language of the assistant,
// performed on a copy of the project whose types are then checked and whose service and assistant are then
// asked. Every file that a recipe changes or adds is counted.
const CHECK_MS = 600_000

const project = copyProject()
const changed = new Set<string>()

function add(path: string, text: string) {
  changed.add(path)
  project.write(path, text)
}

function edit(path: string, from: string, to: string) {
  changed.add(path)
  project.edit(path, from, to)
}

const counted = () => {
  const paths = [...changed]
  changed.clear()
  const isWords = (path: string) => path.startsWith('content/words/')
  return {
    words: paths.filter(isWords).map((path) => path.replace(/words\/\w+\//, 'words/<tag>/')),
    others: paths.filter((path) => !isWords(path)),
  }
}

function addAField() {
  edit(
    'contract/enquiry.ts',
    "  query: { parameter: 'message'",
    "  city: { parameter: 'city', limit: 80, optional: true },\n  query: { parameter: 'message'",
  )
  edit(
    'contract/calls/enquiry.ts',
    '  message: messageText',
    "  city: lineText(enquiryFields.city).describe('Where they are'),\n  message: messageText",
  )
  add(
    'server/adapters/storage/migrations/900-city.ts',
    `import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

export const city: Migration = {
  name: '900-city',
  async up(db) {
    await sql\`alter table enquiries add column city text not null default ''\`.execute(db)
  },
}
`,
  )
  const list = 'server/adapters/storage/migrations/all.ts'
  edit(list, '\n/** In the order', "import { city } from './900-city.ts'\n\n/** In the order")
  edit(list, ',\n]\n', ',\n  city,\n]\n')
  const city = "label: 'City', tooLong: 'Keep it within {limit}.', shown: 'City', stored: 'city'"
  for (const words of globSync('content/words/*/enquiry-fields.ts', { cwd: project.folder }))
    edit(words, '  query: {', `  city: { ${city} },\n  query: {`)
  edit(
    'site/features/contact/contact-fields.tsx',
    '      <div className="sm:col-span-2">',
    `      <TextField
        name="city"
        label={labels.city}
        optional={words.optional}
        autoComplete="address-level2"
        {...stateOf('city')}
      />
      <div className="sm:col-span-2">`,
  )
}

function addACall() {
  add(
    'contract/calls/office-hours.ts',
    `import { z } from 'zod'
import { call, json } from '../call.ts'

export const officeHours = call({
  name: 'office-hours',
  summary: 'When the office is open',
  method: 'GET',
  path: '/office_hours',
  answer: json(z.object({ from: z.int() })),
  problems: [],
  callers: 'anyone',
})
`,
  )
  const table = 'contract/calls.ts'
  edit(
    table,
    "import { readPromiseFigures } from './calls/promise-figures.ts'\n",
    "import { officeHours } from './calls/office-hours.ts'\nimport { readPromiseFigures } from './calls/promise-figures.ts'\n",
  )
  edit(table, '  visitorIp,\n', '  visitorIp,\n  officeHours,\n')
  add(
    'server/http/office-hours.ts',
    `import { officeHours } from '#contract/calls/office-hours.ts'
import type { Mount } from './mount.ts'

export const mountOfficeHours = (mount: Mount) => mount(officeHours, () => ({ from: 9 }))
`,
  )
  edit(
    'server/app.ts',
    "import { createMount, type Mount } from './http/mount.ts'\n",
    "import { createMount, type Mount } from './http/mount.ts'\nimport { mountOfficeHours } from './http/office-hours.ts'\n",
  )
  edit(
    'server/app.ts',
    '  mountVisitorIp(mount)\n',
    '  mountVisitorIp(mount)\n  mountOfficeHours(mount)\n',
  )
}

const numberSamples = 'assistant/engine/numbers/indian-words.test.ts'

/** Konkani, as if it were spelled like Marathi: what is tested is what a folder needs to be heard. */
function addALanguageOfTheAssistant() {
  const folder = 'assistant/languages/kok'
  project.copy('assistant/languages/mr', folder)
  project.edit(`${folder}/all.ts`, 'mr', 'kok')
  project.edit(`${folder}/language.ts`, 'export const mr', 'export const kok')
  project.edit(`${folder}/language.ts`, "tag: 'mr'", "tag: 'kok'")
  const list = 'assistant/languages/all.ts'
  edit(list, "import { mr } from './mr/all.ts'\n", "$&import { kok } from './kok/all.ts'\n")
  edit(list, '{ en, hi, hinglish, mr,', '{ en, hi, hinglish, kok, mr,')
  edit(numberSamples, '  mr: ', "  kok: [['एक', 1]],\n  mr: ")
}

/** Asks the copy's own assistant, with the model that was trained before it had the language. */
const askedInKonkani = `
  const { createEmbeddedAssistant } = await import('./assistant/port.ts')
  const assistant = createEmbeddedAssistant(process.argv[1])
  await assistant.prepare()
  const { signal } = new AbortController()
  const question = { text: 'प्रो?', pageLanguage: 'kok', attachments: [], state: null, signal }
  const { about, text } = assistant.draft(question)
  console.log(JSON.stringify({ ...about, text }))`

/** Asks the copy's own service, in the copy. */
const asked = `import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words } from '#content/words/en/all.ts'
import { callPaths } from '#contract/service-paths.ts'
import { calls } from '#contract/calls.ts'
import { ContactFields } from '#site/features/contact/contact-fields.tsx'
import { exportEnquiries } from './adapters/storage/exported-records.ts'
import { look, mailSettings, writeAndGetReceipt } from './privacy/testing/receipt-holder.ts'
import { startSmtpPeer } from './testing/smtp-peer.ts'
import { startTestApp } from './testing/start-test-app.ts'

test('the field', async () => {
  const form = { words: words.contactForm, variant: { tenDigitField: false }, stateOf: () => ({}) }
  expect(renderToStaticMarkup(createElement(ContactFields, form as never))).toContain('name="city"')
  const post = await startSmtpPeer()
  const site = await startTestApp({ settings: mailSettings(post) })
  const { receipt } = await writeAndGetReceipt(site, post, { city: 'Nashik' })
  expect(await site.enquiries()).toMatchObject([{ city: 'Nashik' }])
  expect(await (await look(site, receipt)).json()).toMatchObject({ enquiries: [{ city: 'Nashik' }] })
  expect((await exportEnquiries(site.storage).next()).value).toMatchObject({ city: 'Nashik' })
  const textTo = (to: string) => post.mails.find(({ recipients }) => recipients.includes(to))?.mail.text
  await expect.poll(() => textTo('team@business.example')).toContain('City: Nashik')
  expect(textTo('kavita@sunrise.example')).toContain('phone number, city, message')
  const long = await site.get('/make_contact_us_request?name=a&email=a@b.co&phone=9876543210&message=m&city=' + 'x'.repeat(81))
  expect(await long.json()).toMatchObject({ errors: [{ field: 'city' }] })
})

test('the call', async () => {
  const site = await startTestApp()
  expect(await (await site.get('/office_hours')).json()).toEqual({ from: 9 })
  const { paths } = (await (await site.get('/openapi.json')).json()) as { paths: object }
  expect(paths).toHaveProperty(['/office_hours'])
  expect(JSON.stringify(paths)).toContain('Where they are')
  expect(callPaths(Object.values(calls))).toContain('/office_hours')
})
`

const filesOf: Record<string, ReturnType<typeof counted>> = {}

beforeAll(() => {
  addAField()
  filesOf.field = counted()
  addACall()
  filesOf.call = counted()
  addALanguageOfTheAssistant()
  filesOf.language = counted()
})

afterAll(() => project.remove())

test('a field takes a file of words in each language, and five others', () => {
  expect(filesOf.field?.others).toHaveLength(5)
  expect(new Set(filesOf.field?.words)).toEqual(new Set(['content/words/<tag>/enquiry-fields.ts']))
  expect(filesOf.field?.words).toHaveLength(11)
})

test('a call takes four files', () => {
  expect([...(filesOf.call?.others ?? []), ...(filesOf.call?.words ?? [])]).toHaveLength(4)
})

test('a language of the assistant takes its folder, one list, and number words in one test', () => {
  expect(filesOf.language).toEqual({
    words: [],
    others: ['assistant/languages/all.ts', numberSamples],
  })
})

test(
  'the assistant answers in its new language on pages in it',
  async () => {
    const script = ['--input-type=module', '-e', askedInKonkani, await trainedModelPath()]
    const { output } = project.run('node', ...script)
    expect(JSON.parse(output)).toMatchObject({
      language: 'kok',
      certainty: 'sure',
      text: expect.stringContaining('**प्रो (Pro)**'),
    })
  },
  CHECK_MS,
)

test(
  'nothing else has to change: contract, assistant, service, desk, forms and their tests compile',
  () => {
    const forms = [
      'site/forms',
      'site/features/contact',
      'site/features/chat',
      'site/features/my-data',
    ]
    const include = ['contract', 'assistant', 'content/words', 'server', 'desk', ...forms]
    project.write('service.json', JSON.stringify({ extends: './tsconfig.json', include }))
    const { ok, output } = project.run('node_modules/.bin/tsc', '--noEmit', '-p', 'service.json')
    expect(ok, output).toBe(true)
  },
  CHECK_MS,
)

test(
  'what is filled in is kept, exported, shown and mailed, and the call is answered',
  () => {
    project.write('server/recipes.test.ts', asked)
    const { ok, output } = project.run(
      ...(['env', 'NODE_ENV=test', 'node_modules/.bin/vitest', 'run'] as const),
      'server/recipes.test.ts',
    )
    expect(ok, output).toBe(true)
  },
  CHECK_MS,
)
