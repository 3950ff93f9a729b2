import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ScriptResult = { code: number; stdout: string; stderr: string }

/** Runs one of our TypeScript files in a process of its own. */
export async function runScript(
  file: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<ScriptResult> {
  const env = { PATH: process.env.PATH, ...settings }
  try {
    const { stdout, stderr } = await run(process.execPath, [file, ...args], {
      env,
      timeout: 90_000,
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as ScriptResult
    return { code, stdout, stderr }
  }
}
