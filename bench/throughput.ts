import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startNginx } from '../scripts/file-server/running-nginx.ts'
import { startSite } from './running-site.ts'
import { type BenchSection, megabytes, milliseconds } from './section.ts'

const seconds = 8
const connections = 64
const bareNginxPort = 18080
const path = '/pricing'
/** Of a second, as Linux counts a process's time. */
const TICK_MICROSECONDS = 10_000

type Load = { rate: number; p99: number; processor: number }

/** Our server and nginx send the same built page, from the same machine, one after the other. */
export async function measureThroughput(): Promise<BenchSection> {
  if (spawnSync('wrk', ['-v']).error)
    throw new Error('wrk is missing: install it, on Debian with apt-get install wrk')
  const hasNginx = !spawnSync('nginx', ['-v']).error
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
  const inFront = hasNginx ? await startNginx(site.port) : null
  const bare = hasNginx ? await startBareNginx() : null
  try {
    const ours = load(`${site.origin}${path}`, site.pid)
    const memory = site.memory()
    const front = inFront && load(`${inFront.origin}${path}`, inFront.worker)
    const theirs = bare && load(`http://127.0.0.1:${bareNginxPort}${path}`, bare.worker)
    const share = (of: Load | null) =>
      of && theirs ? `${((100 * of.rate) / theirs.rate).toFixed(0)} %` : 'unknown'
    return {
      title: 'Pages a second, beside nginx',
      meaning: `The page ${path}, brotli-compressed, ${connections} connections for ${seconds} s each, in one run. It tells how many visitors one small machine carries. What else runs on the machine takes pages from all of them; the processor's time for one page it hardly changes.`,
      head: ['Server', 'Pages a second', 'p99', 'Processor for a page', 'Against nginx', 'Memory'],
      rows: [
        ['This service', ...cells(ours), share(ours), memory ? megabytes(memory) : 'unknown'],
        ['nginx in front, its files and headers', ...cells(front), share(front), ''],
        ['nginx, one worker, the file alone', ...cells(theirs), '', ''],
      ],
    }
  } finally {
    bare?.stop()
    await inFront?.stop()
    await site.stop()
  }
}

const cells = (of: Load | null): string[] =>
  of
    ? [of.rate.toFixed(0), milliseconds(of.p99), `${of.processor.toFixed(0)} µs`]
    : ['unknown: nginx is not installed', '', '']

/** wrk needs little of the processor itself, so it does not hide the difference it measures. */
function load(url: string, pid: number): Load {
  const options = ['-t1', `-c${connections}`, '--latency', '-H', 'Accept-Encoding: br']
  spawnSync('wrk', [...options, '-d2s', url])
  const before = processorTime(pid)
  const { stdout } = spawnSync('wrk', [...options, `-d${seconds}s`, url], { encoding: 'utf8' })
  const spent = processorTime(pid) - before
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors:\n${stdout}`)
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? []
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1
  return { rate: Number(rate), p99: Number(p99) * scale, processor: spent / Number(requests) }
}

/** Of a process and its threads, its own and the kernel's for it, in microseconds; unknown outside Linux. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS
  } catch {
    return Number.NaN
  }
}

async function startBareNginx(): Promise<{ worker: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'website-nginx-'))
  const root = resolve('build/site/client')
  // The same file in the same encoding: nginx picks the brotli file by name, without its module.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000;
  types { text/html html; } default_type text/html;
  server { listen ${bareNginxPort}; root ${root};
    location = ${path} { add_header Content-Encoding br; try_files ${path}/index.html.br =404; } } }`,
  )
  const child: ChildProcess = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { stdio: 'ignore' },
  )
  await wait(1_000)
  return {
    worker: workerOf(child.pid),
    stop() {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      child.kill()
    },
  }
}

const workerOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
