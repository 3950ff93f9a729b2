import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { readArticles } from '#content/articles/all.ts'
import { trainAssistant } from '../train-assistant.ts'
import { checkContent } from './check-content.ts'
import { compressFolder } from './compress.ts'
import { buildFonts } from './fonts.ts'
import { markBuildFresh } from './freshness.ts'
import { drawSocialPictures } from './social-pictures.ts'
import { startOnce } from './start-once.ts'
import { writeWellKnownFiles } from './well-known-files.ts'

const client = 'build/site/client'

/** From sources to everything the server serves. Each step says what it does and how long it took. */
export async function buildSite(): Promise<void> {
  await step('content checked', () => checkContent())
  await step('fonts cut', () => buildFonts('build/fonts'))
  await step('pages rendered', renderPages)
  await step('fonts for the chat copied', () =>
    cpSync('build/fonts/full', `${client}/fonts/full`, { recursive: true }),
  )
  await step('social pictures drawn', () => drawSocialPictures(client))
  await step('site map, feed and the like written', () =>
    writeWellKnownFiles(client, readArticles()),
  )
  await step('files compressed', () => compressFolder(client))
  await step('assistant trained', () => trainAssistant('build/assistant'))
  await step('service started once', startOnce)
  markBuildFresh()
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

async function step(name: string, work: () => unknown): Promise<void> {
  const started = performance.now()
  await work()
  console.log(`  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
