import { spawnSync } from 'node:child_process'
import { checkBrowsers } from './browsers/check-browsers.ts'
import { writePageDays } from './build/page-days.ts'
import { checkFileServer } from './file-server/check-file-server.ts'
import { staticChecks } from './static-checks.ts'
import { changedWords, touchedBy } from './touched-pages.ts'

const slower: Record<string, () => boolean | Promise<boolean>> = {
  browsers: checkBrowsers,
  'all-languages': checkAllLanguages,
  'new-looks': keepLooks,
  'file-server': checkFileServer,
  'page-days': keepPageDays,
}
const well = await (slower[process.argv[2] ?? ''] ?? checkStatically)()
process.exitCode = well ? 0 : 1

/** Every page in every language, in a browser, with and without fonts for its script: the tests walk one a language. */
function checkAllLanguages(): boolean {
  const walks = ['languages', 'languages-still', 'every-page', 'valid-html', 'weight']
  const specs = walks.map((walk) => `e2e/${walk}.spec.ts`)
  const { status } = spawnSync('playwright', ['test', ...specs], {
    stdio: 'inherit',
    env: { ...process.env, ALL_LANGUAGES: '1' },
  })
  return status === 0
}

/** Takes the pictures anew that the tests of looks compare with: those alone that differ. */
function keepLooks(): boolean {
  const looks = ['test', '--project=looks', '--update-snapshots']
  return spawnSync('playwright', looks, { stdio: 'inherit' }).status === 0
}

/** Writes down since when the words of each page have been what they are, for the site map. */
async function keepPageDays(): Promise<boolean> {
  await writePageDays()
  return true
}

function checkStatically(): boolean {
  const failed = staticChecks.filter(({ name, command: [program, ...args] }) => {
    console.log(`› ${name}`)
    return spawnSync(program, args, { stdio: 'inherit' }).status !== 0
  })
  for (const file of changedWords())
    console.log(`${file} is read at: ${touchedBy(file).join(', ')}`)
  const names = failed.map(({ name }) => name).join(', ')
  console.log(failed.length === 0 ? 'All checks pass.' : `Failed: ${names}`)
  return failed.length === 0
}
