import type { Logger } from 'pino'

export type BackgroundTask = {
  /** Runs soon, without waiting for the next turn. */
  wake(): void
  /**
   * Resolves when the run under way is over; none begins after. It may finish what it has in hand
   * within the grace, and is then told to drop it.
   */
  stop(graceMs: number): Promise<void>
}

export type BackgroundOptions = {
  name: string
  everyMs: number
  log: Logger
  /** True asks for another run at once: there was more to do than one run takes. */
  run: (dropIt: AbortSignal) => Promise<boolean>
}

/** For a service that does nothing by itself. */
export const noBackground: BackgroundTask = { wake() {}, stop: async () => {} }

/** Repeats a run, one at a time. A run that fails is logged and tried again in its turn. */
export function startBackground({ name, everyMs, log, run }: BackgroundOptions): BackgroundTask {
  const dropping = new AbortController()
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false

  const turn = async () => {
    do {
      again = false
      try {
        if (await run(dropping.signal)) again = true
      } catch (error) {
        log.warn({ task: name, error: (error as Error).name }, 'background run failed')
      }
    } while (again && !stopped)
    running = null
    schedule()
  }
  const schedule = () => {
    if (stopped) return
    timer = setTimeout(begin, everyMs)
    timer.unref()
  }
  const begin = () => {
    clearTimeout(timer)
    if (stopped) return
    if (running) again = true
    else running = turn()
  }
  begin()
  return {
    wake: begin,
    async stop(graceMs) {
      stopped = true
      clearTimeout(timer)
      const patience = setTimeout(() => dropping.abort(), graceMs)
      await running
      clearTimeout(patience)
    },
  }
}
