import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = [
  'assistant',
  'content',
  'contract',
  'desk',
  'media',
  'scripts',
  'server',
  'site',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** The sources in a folder of their own, to be changed and built there. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'website-copy-'))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  cpSync('build/fonts', join(folder, 'build/fonts'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

  const at = (path: string) => join(folder, path)
  return {
    folder,
    read: (path: string) => readFileSync(at(path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(at(path), text),
    copy: (from: string, to: string) => cpSync(at(from), at(to), { recursive: true }),
    /** Puts one text in the place of another, which must be there. */
    edit(path: string, from: string, to: string) {
      const text = readFileSync(at(path), 'utf8')
      if (!text.includes(from)) throw new Error(`${path} has no ‘${from}’`)
      writeFileSync(at(path), text.replaceAll(from, to))
    },
    run(command: string, ...args: readonly string[]) {
      const env = { ...process.env, NODE_ENV: 'production' }
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        env,
      })
      return { ok: status === 0, output: `${stdout}${stderr}` }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
