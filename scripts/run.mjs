// Runs under whatever Node is installed: brings the project's own Node and packages, then hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectEntries } from './collect.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed-lock')
const [task = 'start', ...args] = process.argv.slice(2)

installIfChanged()
collectEntries(root)
handOver()

function installIfChanged() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing what package-lock.json names …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (install.status !== 0) {
    console.error('npm ci failed: see its lines above.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

function handOver() {
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  if (!existsSync(node)) {
    console.error('Node 24 is missing from node_modules: remove node_modules and run this again.')
    process.exit(1)
  }
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`
  const child = spawn(node, [join(root, 'scripts', `${task}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Compiled code is kept between starts: the second one is quicker and smaller.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...process.env,
      PATH: path,
    },
  })
  // Ctrl-C reaches the child by itself; it decides when everything is put away.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
