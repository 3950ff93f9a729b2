import { execFile, spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { readArticles } from '#content/articles/all.ts'
import { nginxConfig } from '../file-server/nginx-config.ts'
import { buildCallFonts } from './call-fonts.ts'
import { writeCaptions } from './captions.ts'
import { checkContent } from './check-content.ts'
import { compressFolder } from './compress.ts'
import { pageFontsFolder, picturesFolder } from './draw-languages.ts'
import { buildFonts } from './fonts.ts'
import { markBuildFresh } from './freshness.ts'
import { addPageFonts } from './page-fonts.ts'
import { copyRecordings } from './recordings.ts'
import { startOnce } from './start-once.ts'
import { writeWellKnownFiles } from './well-known-files.ts'

const client = 'build/site/client'

/**
 * From sources to everything the server serves. Each step says what it does and how long it took. A build whose
 * service does not start is none; where a start follows at once, that is the trial.
 */
export async function buildSite({ startFollows = false } = {}): Promise<void> {
  // These need nothing of the pages and take as long as all the rest: they go on beside them.
  const fonts = runBeside('scripts/build/draw-languages.ts', 'fonts')
  const pictures = runBeside('scripts/build/draw-languages.ts', 'pictures')
  // Trains only if something that it learns from has changed.
  const training = runBeside('scripts/train-assistant.ts', 'build/assistant')
  await step('content checked', () => checkContent())
  await step('fonts cut', async () => {
    await buildFonts('build/fonts')
    await buildCallFonts('build/fonts/calls')
  })
  await step('pages rendered', renderPages)
  await step('fonts of the other languages cut, social pictures drawn', async () => {
    await Promise.all([fonts, pictures])
    await addPageFonts(client, pageFontsFolder, 'build/fonts')
    cpSync(picturesFolder, client, { recursive: true })
  })
  await step('fonts for the chat and the calls copied', () => {
    for (const folder of ['full', 'calls'])
      cpSync(`build/fonts/${folder}`, `${client}/fonts/${folder}`, { recursive: true })
  })
  await step('recordings copied', () =>
    copyRecordings('media/recordings', `${client}/media/recordings`),
  )
  await step('captions written', () => writeCaptions(`${client}/media`))
  await step('site map, feed and the like written', () =>
    writeWellKnownFiles(client, readArticles()),
  )
  await step('desk built', buildDesk)
  await step('files compressed', async () => {
    await compressFolder(client)
    await compressFolder('build/desk')
  })
  await step('configuration of a file server written', () =>
    writeFileSync('build/site/nginx.conf.template', nginxConfig(client)),
  )
  await step('assistant trained', () => training)
  if (!startFollows) await step('service started once', startOnce)
  markBuildFresh()
}

/** In a process of its own. */
function runBeside(...script: string[]): Promise<unknown> {
  const running = promisify(execFile)(process.execPath, script)
  // Should it fail, the step that waits for it says so.
  running.catch(() => {})
  return running
}

function renderPages(): void {
  rmSync('build/site', { recursive: true, force: true })
  const build = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (build.status !== 0)
    throw new Error(`The pages could not be rendered:\n${build.stdout}\n${build.stderr}`)
}

async function buildDesk(): Promise<void> {
  const { build } = await import('vite')
  await build({ configFile: 'desk/vite.config.ts', logLevel: 'error' })
}

async function step(name: string, work: () => unknown): Promise<void> {
  const started = performance.now()
  await work()
  console.log(`  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
