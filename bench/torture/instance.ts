import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeFlags, nodeSettings } from '#server/node-flags.ts'
import { freePort } from '../../scripts/free-port.ts'

/** In bytes: what the process occupies, and what of its heap is held after a collection. */
export type Memory = { resident: number; held: number }

export type Instance = {
  origin: string
  port: number
  memory(): Promise<Memory>
  /** Ends it as a power cut would, starts it again, and tells after how many ms it answers. */
  killAndRestart(): Promise<number>
  /** Ends it as a supervisor does, starts it again, and tells how it ended. */
  endAndRestart(): Promise<{ code: number | null; ms: number }>
  /** Lets its event loop hang until its watchdog has ended it and the next one answers. */
  hangUntilReplaced(): Promise<number>
  stop(): Promise<void>
}

// It ends what hangs. On a busy machine a start has taken two minutes.
const UP_WITHIN_MS = 300_000
const OBEY_PARENT = import.meta.resolve('./obey-parent.ts')

/**
 * The service as `npm start` runs it, on a port that it keeps, and its supervisor: when it has ended
 * without being told to, such as by its own watchdog, it is started again.
 */
export async function startInstance(settings: Record<string, string>): Promise<Instance> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const toldToEnd = new WeakSet<ChildProcess>()
  let child = spawnService()
  await untilReady()

  function spawnService(): ChildProcess {
    const args = [...nodeFlags, '--expose-gc', '--import', OBEY_PARENT, 'server/main.ts']
    const started = spawn(process.execPath, args, {
      env: {
        ...nodeSettings,
        ...process.env,
        LOG_LEVEL: 'error',
        ...settings,
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.once('exit', () => {
      if (!toldToEnd.has(started)) child = spawnService()
    })
    return started
  }

  async function untilReady(): Promise<void> {
    const until = Date.now() + UP_WITHIN_MS
    while (Date.now() < until) {
      const ready = await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready) return
      await wait(50)
    }
    throw new Error(`The service did not answer within ${UP_WITHIN_MS / 1000} s`)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    toldToEnd.add(child)
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }

  async function startAgain(): Promise<number> {
    const ended = performance.now()
    child = spawnService()
    await untilReady()
    return performance.now() - ended
  }

  return {
    origin,
    port,
    async memory() {
      const ended = once(child, 'exit').then(() => Promise.reject(new Error('It has ended')))
      const told = once(child, 'message')
      child.send('memory')
      const [memory] = (await Promise.race([told, ended])) as [Memory]
      return memory
    },
    async killAndRestart() {
      await end('SIGKILL')
      return startAgain()
    },
    async endAndRestart() {
      const code = await end('SIGTERM')
      return { code, ms: await startAgain() }
    },
    async stop() {
      await end('SIGTERM')
    },
    async hangUntilReplaced() {
      const ended = once(child, 'exit')
      const hung = performance.now()
      child.send('hang')
      await ended
      await untilReady()
      return performance.now() - hung
    },
  }
}
