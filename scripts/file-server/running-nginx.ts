import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDebianRoot } from '../browser.ts'
import { freePort } from '../free-port.ts'
import { type fileServerSettings, nginxConfig } from './nginx-config.ts'

type RunningNginx = {
  origin: string
  /** The process that answers. */
  worker: number
  stop(): Promise<void>
}

/** The installed nginx, else Debian's package. */
export function ensureNginx(): void {
  if (runs()) return
  if (isDebianRoot()) {
    console.log('No nginx found: installing Debian’s nginx-light …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], { stdio: 'inherit' })
  }
  if (!runs()) throw new Error('No nginx: install it and run this again.')
}

const runs = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** nginx in front of a service on this machine, with one worker. */
export async function startNginx(
  servicePort: number,
  { scheme = 'http', buildDir = 'build/site/client' } = {},
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'website-nginx-'))
  const port = await freePort()
  const settings: Record<keyof typeof fileServerSettings, string> = {
    SITE_PORT: `127.0.0.1:${port}`,
    SITE_ROOT: resolve(buildDir),
    SITE_SERVICE: `127.0.0.1:${servicePort}`,
    SITE_SCHEME: scheme,
    SITE_PRELOAD: '',
    SITE_LOG: join(folder, 'access.log'),
  }
  const filled = nginxConfig(buildDir).replace(
    /\$\{(SITE_\w+)\}/g,
    (_, name: keyof typeof settings) => settings[name],
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { keepalive_requests 1000000;
${filled}}`,
  )
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await answers(origin)); attempt++) {
    if (attempt > 200) throw new Error(`nginx did not start: see ${folder}/error.log`)
    await wait(50)
  }
  return {
    origin,
    worker: Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/robots.txt`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
