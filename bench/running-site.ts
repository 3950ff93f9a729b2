import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'

export type RunningSite = {
  origin: string
  port: number
  pid: number
  dataDir: string
  memory(): number | null
  stop(): Promise<void>
}

/** The product as `npm start` runs it, on a port and a data folder of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-'))
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    LIMITS_SCALE: '1000000',
  }
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { ...env, ...settings },
    stdio: 'ignore',
  })
  const origin = `http://localhost:${port}`
  await untilHealthy(origin, child).catch((error: unknown) => {
    child.kill()
    throw error
  })
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    dataDir,
    memory: () => residentMemory(child.pid),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered')
    const healthy = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (healthy) return
    await wait(100)
  }
  throw new Error('The server did not answer within 60 s')
}

/** Resident memory of a process, in bytes; unknown outside Linux. */
export function residentMemory(pid: number | undefined): number | null {
  try {
    const [, kilobytes] =
      /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Number(kilobytes) * 1024 : null
  } catch {
    return null
  }
}
