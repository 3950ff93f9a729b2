import { spawn, spawnSync } from 'node:child_process'
import { pipeline } from 'node:stream/promises'

/** A reason to stop that the message explains; a stack trace would only hide it. */
export class CannotMake extends Error {
  override name = 'CannotMake'
}

export function requireFfmpeg(): void {
  const found = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' })
  if (found.error)
    throw new CannotMake('Films need ffmpeg: `apt-get install ffmpeg` or `brew install ffmpeg`.')
}

/** Runs it to its end; what it said on the error channel is thrown if it failed. */
export async function ffmpeg(
  args: readonly string[],
  input?: AsyncIterable<Buffer>,
): Promise<void> {
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
  })
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  // A program that stops early breaks its input too; its own words are the ones worth hearing.
  const [ended, fed] = await Promise.allSettled([exit, pipeline(input ?? [], child.stdin)])
  if (ended.status === 'rejected') throw ended.reason
  if (ended.value !== 0) throw new Error(`ffmpeg ended with ${ended.value}:\n${said.slice(-2000)}`)
  if (fed.status === 'rejected') throw fed.reason
}
