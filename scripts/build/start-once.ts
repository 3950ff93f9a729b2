import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followService } from '#server/follow-service.ts'

/**
 * Starts the service, asks the assistant one thing and ends it. A build that cannot do so is none;
 * and Node keeps the compiled code, which saves every later start time and 20 MB of memory.
 */
export async function startOnce(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-first-'))
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const service = await followService(child)
    const { chat_id } = (await (await fetch(`${service.origin}/generate_chat_id`)).json()) as {
      chat_id: string
    }
    const search = new URLSearchParams({ chat_id, text: 'What does Pro cost?' })
    const reply = await fetch(`${service.origin}/generate_chat_response?${search}`)
    if (!(await reply.text()).includes('₹')) throw new Error('The assistant tells no price')
    service.signal('SIGTERM')
    if ((await service.ended) !== 0) throw new Error(`It did not end well: ${service.output()}`)
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) await startOnce()
