import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '#server/settings/describe.ts'
import { pageSecurityPolicy } from '#server/site/page-security-policy.ts'
import { eventually } from '#server/testing/eventually.ts'
import { startMain } from '#server/testing/start-main.ts'
import { fileServerSettings, nginxConfig } from './file-server/nginx-config.ts'
import { freePort } from './free-port.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const manifest = JSON.parse(read('package.json'))
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ')
const unit = read('deploy/website.service')
const compose = parse(read('deploy/compose.yaml'))

/** What follows an instruction or a key, on each line that has it. */
const linesOf = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(`^\\s*${key}[ =](.+)$`, 'gm'))].map(([, rest = '']) => rest.trim())
const lineOf = (text: string, key: string) => linesOf(text, key)[0] ?? `no ${key}`
const assignments = (lines: readonly string[]) =>
  Object.fromEntries(lines.flatMap((line) => line.split(' ').map((pair) => pair.split('='))))

const image = assignments(linesOf(dockerfile, 'ENV'))
const service = assignments(linesOf(unit, 'Environment'))
const composed = compose.services.website
const healthCheck = /HEALTHCHECK .*?CMD (\[.*\])/.exec(dockerfile)?.[1] ?? '[]'

test('every variable that is set is a setting of the service', () => {
  const known = new Set(settings.map(({ name }) => name))
  const given = [image, service, composed.environment].flatMap((group) => Object.keys(group))
  expect(given.length).toBeGreaterThan(5)
  // What begins with NODE_ is for Node itself, with NGINX_ for the image of nginx.
  const others = /^(?:NODE|NGINX)_/
  expect(
    given.filter((name) => !known.has(name) && !(name in fileServerSettings) && !others.test(name)),
  ).toEqual([])
})

test('the image runs the Node that the lock names', () => {
  const major = manifest.dependencies.node.split('.')[0]
  expect(linesOf(dockerfile, 'FROM').map((from) => from.split(' ')[0])).toEqual([
    `node:${major}-slim`,
    'nginx:1-alpine',
    `node:${major}-slim`,
  ])
})

test('port, data folder and volumes agree', () => {
  expect(linesOf(dockerfile, 'EXPOSE')).toEqual([image.SITE_PORT, image.PORT])
  expect(lineOf(dockerfile, 'VOLUME')).toBe(image.DATA_DIR)
  expect(composed.expose).toEqual([image.PORT])
  expect(composed.ports).toBeUndefined()
  expect(compose.services.files.ports).toEqual([`${image.PORT}:${image.SITE_PORT}`])
  expect(composed.volumes).toEqual([`website-data:${image.DATA_DIR}`])
  expect(Object.keys(compose.volumes)).toEqual(['website-data', 'postgres-data'])
  expect(service.DATA_DIR).toBe(`/var/lib/${lineOf(unit, 'StateDirectory')}`)
  expect(existsSync(join('deploy', composed.build.context, composed.build.dockerfile))).toBe(true)
})

test('the file server has every setting that its configuration asks for, and passes the rest on', () => {
  const template = nginxConfig(settingOf('BUILD_DIR'))
  const asked = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name))
  expect([...asked].sort()).toEqual(Object.keys(fileServerSettings).sort())
  const given = { ...image, ...compose.services.files.environment }
  expect([...asked].filter((name) => !(name in given))).toEqual([])
  expect(image.NGINX_ENVSUBST_FILTER).toBe('^SITE_')
  expect(image.SITE_SERVICE).toBe(`website:${image.PORT}`)
  const [{ subnet }] = compose.networks.default.ipam.config
  expect(composed.environment.TRUSTED_PROXIES).toBe(subnet)
})

test('the file server says of each page what the page itself allows', () => {
  const template = nginxConfig(settingOf('BUILD_DIR'))
  const home = read(join(settingOf('BUILD_DIR'), 'home/index.html'))
  expect(template).toContain(`"/home/index.html" "${pageSecurityPolicy(home)}"`)
  expect(template).not.toContain('"/404"')
  expect(template).not.toContain('"/forms/enquiry"')
})

test('the unit starts what the checkout has, with the Node that npm installs', () => {
  const [node = '', ...rest] = lineOf(unit, 'ExecStart').split(' ')
  const folder = `${lineOf(unit, 'WorkingDirectory')}/`
  expect(node.startsWith(folder)).toBe(true)
  expect(existsSync(node.slice(folder.length))).toBe(true)
  expect(existsSync(scriptOf(rest))).toBe(true)
})

test('the image holds every file and package that its commands load, and no history', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(
    ([, sources = '']) => sources.split(' ').map((path) => path.replace('/app/', '')),
  )
  const scripts = copied.filter((path) => path.startsWith('scripts/'))
  const [, ...started] = JSON.parse(lineOf(dockerfile, 'CMD'))
  const loaded = [...loadedBy([scriptOf(started), ...scripts])]
  expect(loaded.length).toBeGreaterThan(100)
  const isThere = (name: string) =>
    name.includes('/') && existsSync(name)
      ? copied.some((path) => name === path || name.startsWith(`${path}/`))
      : name in manifest.dependencies
  expect(loaded.filter((name) => !isThere(name))).toEqual([])
  expect(copied).toContain('node_modules')
  expect(copied).toContain(join(settingOf('BUILD_DIR')))
  expect(copied).toContain(join(settingOf('DESK_BUILD_DIR')))
  expect(copied).toContain('build/assistant')
  expect(read('.dockerignore').split('\n')).toContain('.git')
})

test('the health check tells a service that answers from one that does not, and ends one that hangs', {
  timeout: 90_000,
}, async () => {
  const port = String(await freePort())
  const [node, ...args] = JSON.parse(healthCheck)
  expect(node).toBe('node')
  const check = (init: string) =>
    spawnSync(process.execPath, [...args, init], { env: { PORT: port } }).status
  expect(check('none')).toBe(1)
  const folder = await mkdtemp(join(tmpdir(), 'website-deploy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // A shell stands where the image has its init.
  const service = await startMain(
    { PORT: port, DATA_DIR: folder, WATCHDOG_SECONDS: '0', NODE_OPTIONS: `--import=${HANG}` },
    ['bash', '-c', '"$0" "$@" & trap "kill -USR2 $!" USR2; wait $!; wait $!', process.execPath],
  )
  expect(check(String(service.pid))).toBe(0)
  service.signal('SIGUSR2')
  await eventually(async () => (await answers(port)) === false)
  expect(check(String(service.pid))).toBe(1)
  expect(await service.ended).toBe(137)
})

const HANG = import.meta.resolve('#server/testing/hang-on-signal.ts')

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

test('whoever hangs is replaced: the watchdog has an init to outlive it, and the unit one of its own', () => {
  expect(JSON.parse(lineOf(dockerfile, 'ENTRYPOINT'))).toEqual(['/usr/bin/tini', '--'])
  expect(composed.restart).toBe('unless-stopped')
  expect(lineOf(unit, 'Type')).toBe('notify')
  // What tells systemd is a process beside the main one.
  expect(lineOf(unit, 'NotifyAccess')).toBe('all')
  expect(lineOf(unit, 'Restart')).toBe('on-failure')
  // The thread in the process goes first, since it says why.
  expect(Number(lineOf(unit, 'WatchdogSec'))).toBeGreaterThan(Number(settingOf('WATCHDOG_SECONDS')))
})

/** The file that Node is told to run, behind flags that it knows. */
function scriptOf(args: readonly string[]): string {
  const flags = args.filter((arg) => arg.startsWith('-'))
  const { status } = spawnSync(process.execPath, [...flags, '--eval', ''])
  expect(status).toBe(0)
  return args.find((arg) => !arg.startsWith('-')) ?? ''
}

const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.default ?? ''

/** Our files and the packages that a program loads, followed through every import. */
function loadedBy(entries: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of entries) {
    if (found.has(file)) continue
    found.add(file)
    if (!file.endsWith('.ts')) continue
    const imports = read(file).matchAll(
      /^import (?!type )(?:[^']* from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
    )
    for (const [, still, lazy] of imports) {
      const name = still ?? lazy ?? ''
      if (name.startsWith('node:')) continue
      if (name.startsWith('#')) loadedBy([name.slice(1)], found)
      else if (name.startsWith('.')) loadedBy([join(dirname(file), name)], found)
      else found.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
  }
  return found
}

test('inside a container it listens on every address, or nobody could reach it', () => {
  expect(image.HOST).toBe('0.0.0.0')
})

test('supervisors wait longer than the service takes to finish what it has in hand', () => {
  const grace = Number(/GRACE_MS = ([\d_]+)/.exec(read('server/main.ts'))?.[1]?.replace('_', ''))
  expect(grace).toBeGreaterThan(0)
  expect(Number(lineOf(unit, 'TimeoutStopSec')) * 1000).toBeGreaterThan(grace)
  expect(Number.parseInt(composed.stop_grace_period, 10) * 1000).toBeGreaterThan(grace)
})

test('git does not take the file that holds the secrets', () => {
  const ignored = (file: string) => spawnSync('git', ['check-ignore', '-q', file]).status === 0
  expect([ignored('.env'), ignored('.env.production'), ignored('.env.example')]).toEqual([
    true,
    true,
    false,
  ])
})
