import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startMain } from '../testing/start-main.ts'

const HANG = import.meta.resolve('../testing/hang-on-signal.ts')

async function startHangable(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'website-hang-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const service = await startMain({
    NODE_OPTIONS: `--import=${HANG}`,
    DATA_DIR: join(folder, 'data'),
    WATCHDOG_SECONDS: '3',
    ...settings,
  })
  return { ...service, folder }
}

test('a process whose event loop hangs is ended from outside of it', async () => {
  const service = await startHangable()
  service.signal('SIGUSR2')
  service.signal('SIGTERM')
  expect(await service.ended).toBe('SIGKILL')
  expect(service.output()).toContain('The event loop has stood still for 3 s')
})

test('a process that is stopped for as long and goes on is left alone', async () => {
  const service = await startHangable()
  service.signal('SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  service.signal('SIGCONT')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect((await fetch(`${service.origin}/healthz`)).status).toBe(200)
  service.signal('SIGTERM')
  expect(await service.ended).toBe(0)
})

test('systemd hears that the service is ready, and then as long as its event loop turns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'website-notify-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // Stands where systemd's own command does, and writes down what it is told.
  const command = join(folder, 'systemd-notify')
  const heard = join(folder, 'heard')
  await writeFile(command, `#!/bin/sh\necho "$NOTIFY_SOCKET $1" >> ${heard}\n`)
  await chmod(command, 0o755)
  const lines = async () => (await readFile(heard, 'utf8').catch(() => '')).trim().split('\n')

  const service = await startHangable({
    PATH: `${folder}:${process.env.PATH}`,
    NOTIFY_SOCKET: '/run/notify',
    WATCHDOG_USEC: '900000',
    WATCHDOG_SECONDS: '0',
  })
  await eventually(async () => (await lines()).length > 3)
  expect((await lines()).slice(0, 2)).toEqual(['/run/notify READY=1', '/run/notify WATCHDOG=1'])
  service.signal('SIGUSR2')
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const silent = (await lines()).length
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(await lines()).toHaveLength(silent)
})
