import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that the search path leads to. */
export function installed(...commands: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isExecutable)
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
