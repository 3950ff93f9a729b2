import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { formPaths } from '#contract/form-pages.ts'
import { ensureJava } from '../scripts/java.ts'

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const pages = 'build/site/client'
// The checker's own style sheet grammar is years behind browsers: styles are Tailwind's business.
// A page with open slots is checked when they are filled.
const ignored = 'CSS: .*|.*⟦.*'
const options = ['--skip-non-html', '--errors-only', '--filterpattern', ignored, '--stdout']

function expectValid(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    ensureJava(),
    ['-Xss1m', '-Dfile.encoding=UTF-8', '-jar', checker, ...options, folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  expect(stdout).toBe('')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

test('every built page is valid HTML', () => {
  test.setTimeout(180_000)
  expectValid(pages)
})

test('the pages that answer a form are valid HTML, whatever was typed', async ({ request }) => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'form-pages-'))
  const keep = async (name: string, answer: { text(): Promise<string> }) =>
    writeFileSync(join(folder, `${name}.html`), await answer.text())
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
  }
  const form = { name: '"><script>', email: "'&", phoneNumber: '</p>', query: '\n</textarea><b>' }
  for (const [name, path] of Object.entries(formPaths)) await keep(name, await request.get(path))
  for (const path of [formPaths.enquiry, formPaths.demoCall]) {
    const again = await request.post(path, { form, headers })
    expect(again.status()).toBe(422)
    await keep(path.replaceAll('/', '-'), again)
  }
  expectValid(folder)
  rmSync(folder, { recursive: true })
})
