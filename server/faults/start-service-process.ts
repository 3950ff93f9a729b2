import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { followService } from '../follow-service.ts'

const SCRIPT = fileURLToPath(import.meta.resolve('../../scripts/service-process.ts'))

/** Starts the service in a process that can be killed, and whose files may be kept from growing. */
export async function startServiceProcess(
  settings: Record<string, string>,
  { largestFileKilobytes }: { largestFileKilobytes?: number } = {},
) {
  // A write beyond the file-size limit must fail as a full disk does, not end the process.
  const limit = largestFileKilobytes ? `ulimit -S -f ${largestFileKilobytes};` : ''
  const command = `trap '' XFSZ; ${limit} exec "${process.execPath}" "${SCRIPT}"`
  const child = spawn('bash', ['-c', command], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'website-compiled'),
      LIMITS_SCALE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return followService(child)
}
