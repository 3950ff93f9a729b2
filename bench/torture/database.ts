import pg from 'pg'
import { startPostgres } from '../../scripts/local-postgres.ts'

export type PausableDatabase = {
  url: string
  /** Every process of PostgreSQL stands still: connections stay open and nothing answers. */
  pause(): Promise<void>
  resume(): void
  stop(): Promise<void>
}

export async function startPausableDatabase(): Promise<PausableDatabase> {
  const server = await startPostgres()
  const url = await server.createDatabase()
  const control = new pg.Client(url)
  await control.connect()
  const file = await control.query<{ text: string }>(
    `select pg_read_file('postmaster.pid') as text`,
  )
  const postmaster = Number.parseInt(file.rows[0]?.text ?? '', 10)
  let paused: number[] = []

  const resume = () => {
    for (const pid of paused.reverse()) signal(pid, 'SIGCONT')
    paused = []
  }
  return {
    url,
    async pause() {
      // The parent first: then no new process can appear while the others are listed.
      process.kill(postmaster, 'SIGSTOP')
      const others = await control.query<{ pid: number }>('select pid from pg_stat_activity')
      paused = [postmaster, ...others.rows.map(({ pid }) => pid)]
      for (const pid of paused) signal(pid, 'SIGSTOP')
    },
    resume,
    async stop() {
      resume()
      await control.end()
      await server.stop()
    },
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // A connection's process may have ended by itself.
  }
}
