import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** A file for its owner alone, whatever the umask. SQLite gives the files beside it the same rights. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY_FILE))
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name)) chmodSync(name, OWNER_ONLY_FILE)
  }
}

/** A folder for its owner alone. One that also holds what is not ours keeps its rights. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const isOurs = (name: string) => /^(.+\.sqlite.*|backups|exports)$/.test(name)
  if (!readdirSync(folder).every(isOurs)) return
  try {
    chmodSync(folder, OWNER_ONLY_FOLDER)
  } catch {
    // A volume that belongs to another user: the files in it are private all the same.
  }
}
