import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SMTPServer } from 'smtp-server'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'
import { followService } from '#server/follow-service.ts'

/** The service with settings of its own and a mail server behind it, for one test file. */
export async function startOwnService(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-own-'))
  const mails: string[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        // Long lines are folded with '=' and '=' itself is written as '=3D'.
        mails.push(Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      LIMITS_SCALE: '1000',
      FORM_MIN_MS: '0',
      MAILER: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`,
      NOTIFY_TO: 'team@business.example',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const service = await followService(child)
  return {
    port: new URL(service.origin).port,
    origin: service.origin.replace('127.0.0.1', 'localhost'),
    mails,
    output: service.output,
    /** Every row of a table, as it is on disk. */
    rows(table: 'enquiries' | 'demo_calls' | 'erasures'): Record<string, unknown>[] {
      const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
      const found = database.prepare(`select * from ${table}`).all()
      database.close()
      return found as Record<string, unknown>[]
    },
    async stop() {
      service.signal('SIGTERM')
      await service.ended
      await new Promise<void>((resolve) => post.close(() => resolve()))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type OwnService = Awaited<ReturnType<typeof startOwnService>>
