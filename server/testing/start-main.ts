import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The least that passes for a built site: tests of the calls need no pages. */
export async function aBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adya-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, title] of [
    ['home', 'Home'],
    ['404', 'Page Not Found'],
  ] as const) {
    await mkdir(join(folder, path), { recursive: true })
    await writeFile(join(folder, path, 'index.html'), `<!doctype html><title>${title}</title>`)
  }
  return folder
}

/** The service as a process of its own, as `npm start` runs it, on a port of its choice. */
export async function startMain(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      BUILD_DIR: await aBuiltSite(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return followMain(child)
}

export async function followMain(child: ChildProcess) {
  let output = ''
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  )
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /ready at (http:\/\/[^/\s]+)/.exec(output)
      if (address?.[1]) resolve(address[1].replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${output}`)))
  })
  return {
    pid: child.pid ?? 0,
    origin,
    ended,
    output: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
