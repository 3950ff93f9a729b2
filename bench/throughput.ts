import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startSite } from './running-site.ts'
import { type BenchSection, megabytes, milliseconds } from './section.ts'

const seconds = 8
const connections = 64
const nginxPort = 18080
const path = '/pricing'

/** Our server and nginx send the same built page, from the same machine, one after the other. */
export async function measureThroughput(): Promise<BenchSection> {
  if (spawnSync('wrk', ['-v']).error)
    throw new Error('wrk is missing: install it, on Debian with apt-get install wrk')
  const site = await startSite()
  const nginx = startNginx()
  try {
    const ours = load(`${site.origin}${path}`)
    const memory = site.memory()
    const theirs = nginx ? load(`http://localhost:${nginxPort}${path}`) : null
    const ratio = theirs
      ? `${((100 * ours.rate) / theirs.rate).toFixed(0)} %`
      : 'unknown: nginx is not installed'
    return {
      title: 'Pages a second, beside nginx',
      meaning: `The page ${path}, brotli-compressed, ${connections} connections for ${seconds} s each, in one run. It tells how many visitors one small machine carries.`,
      head: ['Server', 'Pages a second', 'p99', 'Memory'],
      rows: [
        [
          'This service',
          ours.rate.toFixed(0),
          milliseconds(ours.p99),
          memory ? megabytes(memory) : 'unknown',
        ],
        [
          'nginx, one worker',
          theirs ? theirs.rate.toFixed(0) : 'unknown',
          theirs ? milliseconds(theirs.p99) : 'unknown',
          '',
        ],
        ['This service against nginx', ratio, '', ''],
      ],
    }
  } finally {
    nginx?.stop()
    await site.stop()
  }
}

/** wrk needs little of the processor itself, so it does not hide the difference it measures. */
function load(url: string): { rate: number; p99: number } {
  const options = ['-t1', `-c${connections}`, '--latency', '-H', 'Accept-Encoding: br']
  spawnSync('wrk', [...options, '-d2s', url])
  const { stdout } = spawnSync('wrk', [...options, `-d${seconds}s`, url], { encoding: 'utf8' })
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors:\n${stdout}`)
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1
  return { rate: Number(rate), p99: Number(p99) * scale }
}

function startNginx(): { stop: () => void } | null {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = mkdtempSync(join(tmpdir(), 'website-nginx-'))
  const root = resolve('build/site/client')
  // The same file in the same encoding: nginx picks the brotli twin by name, without its module.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000;
  types { text/html html; } default_type text/html;
  server { listen ${nginxPort}; root ${root};
    location = ${path} { add_header Content-Encoding br; try_files ${path}/index.html.br =404; } } }`,
  )
  const child: ChildProcess = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: 'ignore' },
  )
  return {
    stop() {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      child.kill()
    },
  }
}
