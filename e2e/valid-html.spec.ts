import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { formPaths } from '#contract/form-pages.ts'
import { ensureJava } from '../scripts/java.ts'

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
// The checker's own style sheet grammar is years behind browsers: styles are Tailwind's business.
// A page with open slots (⟦) is checked when they are filled. The sign is spelled out: without a locale Java
// would not read it among its arguments.
const ignored = String.raw`CSS: .*|.*\u27E6.*`
const options = ['--skip-non-html', '--errors-only', '--filterpattern', ignored, '--stdout']

/** Styles are left out: reading them on 250 pages, to say nothing of them, took two minutes. */
function expectValid(pages: Readonly<Record<string, string>>): void {
  const folder = mkdtempSync(join(tmpdir(), 'valid-html-'))
  for (const [name, html] of Object.entries(pages)) {
    const file = `${name.replaceAll('/', ',')}.html`
    writeFileSync(join(folder, file), html.replace(/(<style[^>]*>)[^<]*/g, '$1'))
  }
  const { status, stdout, stderr } = spawnSync(
    ensureJava(),
    ['-Xss1m', '-Dfile.encoding=UTF-8', '-jar', checker, ...options, folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  expect(stdout).toBe('')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  rmSync(folder, { recursive: true })
}

test('every built page is valid HTML', () => {
  test.setTimeout(180_000)
  const built = globSync('build/site/client/**/*.html')
  expect(built.length).toBeGreaterThan(250)
  expectValid(Object.fromEntries(built.map((file) => [file, readFileSync(file, 'utf8')])))
})

test('the pages that answer a form are valid HTML, whatever was typed', async ({ request }) => {
  test.setTimeout(180_000)
  const pages: Record<string, string> = {}
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
  }
  const form = { name: '"><script>', email: "'&", phoneNumber: '</p>', query: '\n</textarea><b>' }
  for (const path of Object.values(formPaths)) pages[path] = await (await request.get(path)).text()
  for (const path of [formPaths.enquiry, formPaths.demoCall]) {
    const again = await request.post(path, { form, headers })
    expect(again.status()).toBe(422)
    pages[`${path}/again`] = await again.text()
  }
  expectValid(pages)
})
