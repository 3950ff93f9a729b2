import type { Logger } from 'pino'

export type BackgroundTask = {
  /** Runs soon, without waiting for the next turn. */
  wake(): void
  /** Resolves when the run under way is over; none begins after. */
  stop(): Promise<void>
}

export type BackgroundOptions = {
  name: string
  everyMs: number
  log: Logger
  /** True asks for another run at once: there was more to do than one run takes. */
  run: (signal: AbortSignal) => Promise<boolean>
}

/** Repeats a run, one at a time. A run that fails is logged and tried again in its turn. */
export function startBackground({ name, everyMs, log, run }: BackgroundOptions): BackgroundTask {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false

  const turn = async () => {
    do {
      again = false
      try {
        if (await run(ending.signal)) again = true
      } catch (error) {
        log.warn({ task: name, error: (error as Error).name }, 'background run failed')
      }
    } while (again && !ending.signal.aborted)
    running = null
    schedule()
  }
  const schedule = () => {
    if (ending.signal.aborted) return
    timer = setTimeout(begin, everyMs)
    timer.unref()
  }
  const begin = () => {
    clearTimeout(timer)
    if (ending.signal.aborted) return
    if (running) again = true
    else running = turn()
  }
  begin()
  return {
    wake: begin,
    async stop() {
      ending.abort()
      clearTimeout(timer)
      await running
    },
  }
}
