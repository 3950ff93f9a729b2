import { spawn, spawnSync } from 'node:child_process'
import { pipeline } from 'node:stream/promises'

/** A reason to stop that the message explains; a stack trace would only hide it. */
export class CannotMake extends Error {
  override name = 'CannotMake'
}

const howToGet = {
  ffmpeg: 'Films need ffmpeg: `apt-get install ffmpeg` or `brew install ffmpeg`.',
  flite: 'The spoken call needs flite: `apt-get install flite` or `brew install flite`.',
} as const

type Tool = keyof typeof howToGet

export function requireTool(tool: Tool): void {
  const found = spawnSync(tool, [tool === 'ffmpeg' ? '-version' : '--version'], { stdio: 'ignore' })
  if (found.error) throw new CannotMake(howToGet[tool])
}

/** Runs a program to its end; what it said on the error channel is returned, or thrown. */
export async function run(
  tool: Tool,
  args: readonly string[],
  input?: AsyncIterable<Buffer>,
): Promise<string> {
  const child = spawn(tool, args, { stdio: ['pipe', 'ignore', 'pipe'] })
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
  if (ended.value !== 0) throw new Error(`${tool} ended with ${ended.value}:\n${said.slice(-2000)}`)
  if (fed.status === 'rejected') throw fed.reason
  return said
}
