import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { formPaths } from '#contract/form-pages.ts'
import { followService } from '../follow-service.ts'

/** The least that passes for a built site: tests of the calls need no pages. */
export async function aBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, title] of [
    ['home', 'Home'],
    ['404', 'Page Not Found'],
    ...Object.entries(formPaths).map(([name, path]) => [path, name] as const),
  ] as const) {
    await mkdir(join(folder, path), { recursive: true })
    await writeFile(join(folder, path, 'index.html'), `<!doctype html><title>${title}</title>`)
  }
  return folder
}

/** The least that passes for a built desk. */
export async function aBuiltDesk(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-desk-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Desk</title>')
  return folder
}

/** The service as a process of its own, as `npm start` runs it, on a port of its choice. */
export async function startMain(
  settings: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath],
) {
  const child = spawn(program, [...args, 'server/start.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      BUILD_DIR: await aBuiltSite(),
      DESK_BUILD_DIR: await aBuiltDesk(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return followService(child)
}
