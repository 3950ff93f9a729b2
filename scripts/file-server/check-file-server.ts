import { request } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { notFoundPath } from '#content/facts/pages.ts'
import { visitorIp } from '#contract/calls/visitor-ip.ts'
import { formPaths } from '#contract/form-pages.ts'
import { problemType } from '#contract/problem.ts'
import { servicePaths } from '#contract/service-paths.ts'
import { loadServedSite } from '#server/site/served-site.ts'
import { startSite } from '../../bench/running-site.ts'
import { buildSite } from '../build/build-site.ts'
import { isBuildFresh } from '../build/freshness.ts'
import { ensureNginx, startNginx } from './running-nginx.ts'

type Asked = { method: string; path: string; headers: Record<string, string> }
type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Of the connection, the clock and the program that answers; an ETag differs and does the same. */
const ownHeaders = ['connection', 'keep-alive', 'date', 'server', 'etag', 'transfer-encoding']

const encodings = ['br, gzip', 'gzip', 'identity']
const besides = [
  ...['/', '/home/', '/hi', '/desk', '/desk/', '/nowhere', '/hi/nowhere', notFoundPath],
  ...['/%68ome', '//home', '/home/../home', '/home/index.html', '/home/index.html.br', '/assets'],
  ...Object.values(servicePaths).filter((path) => path !== servicePaths.readiness),
  ...[formPaths.enquiry, visitorIp.path, problemType('not-found'), '/home?a=1'],
]

/**
 * Asks the service alone, and the same service behind nginx, for every built file in every encoding
 * and for what is no file, and compares status, headers and bytes.
 */
export async function checkFileServer(): Promise<boolean> {
  if (!isBuildFresh()) await buildSite()
  ensureNginx()
  const differences: string[] = []
  let compared = 0
  for (const scheme of ['http', 'https']) {
    const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })
    const nginx = await startNginx(site.port, { scheme })
    try {
      for (const asked of questions()) {
        // As nginx says it: a request of this very machine would be trusted more.
        const forwarded = { 'X-Forwarded-Proto': scheme, 'X-Forwarded-For': '127.0.0.1' }
        const given = { ...asked.headers, ...forwarded }
        const alone = await ask(site.origin, { ...asked, headers: given })
        const behind = await ask(nginx.origin, asked)
        const found = differenceOf(alone, behind)
        compared += 1
        if (found) differences.push(`${asked.method} ${asked.path} (${scheme}): ${found}`)
        for (const known of [alone, behind]) {
          const again = await askAgain(known === alone ? site.origin : nginx.origin, asked, known)
          if (again) differences.push(`${asked.method} ${asked.path} (${scheme}): ${again}`)
        }
      }
    } finally {
      await nginx.stop()
      await site.stop()
    }
  }
  for (const line of differences.slice(0, 50)) console.error(line)
  console.log(`${compared} answers compared, ${differences.length} differ.`)
  return differences.length === 0
}

function* questions(): Generator<Asked> {
  const { files } = loadServedSite('build/site/client')
  for (const [path, file] of files) {
    if (path === '') continue
    for (const encoding of encodings) {
      const headers = { 'Accept-Encoding': encoding }
      yield { method: 'GET', path, headers }
      yield { method: 'HEAD', path, headers }
    }
    yield { method: 'POST', path, headers: {} }
    if (file.brotli) yield { method: 'GET', path, headers: { Range: 'bytes=1-3' } }
    // An empty file has no parts; nginx refuses some of them and sends it whole for others.
    else if (file.size > 0) {
      for (const range of ['bytes=1-3', 'bytes=-5', 'bytes=0-0,1-1', `bytes=${file.size}-`]) {
        yield { method: 'GET', path, headers: { Range: range } }
      }
    }
  }
  for (const path of besides) {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      yield { method, path, headers: { 'Accept-Encoding': 'br' } }
    }
  }
}

/** Whoever has it already is not sent it again. */
async function askAgain(origin: string, asked: Asked, known: Answer): Promise<string | null> {
  const { etag } = known.headers
  if (asked.method !== 'GET' || known.status !== 200 || typeof etag !== 'string') return null
  const headers = { ...asked.headers, 'If-None-Match': etag }
  const { status } = await ask(origin, { ...asked, headers })
  return status === 304 ? null : `${origin} sends it again: ${status}`
}

function differenceOf(alone: Answer, behind: Answer): string | null {
  if (alone.status !== behind.status) return `status ${alone.status}, behind ${behind.status}`
  // A range that a file does not have is refused in nginx's own words.
  const says = alone.status === 416 ? ['content-range'] : null
  const names = says ?? new Set([...Object.keys(alone.headers), ...Object.keys(behind.headers)])
  for (const name of names) {
    // A part of a file says by itself that there are parts.
    if (ownHeaders.includes(name) || (alone.status === 206 && name === 'accept-ranges')) continue
    const [one, other] = [alone.headers[name], behind.headers[name]]
    if (!isDeepStrictEqual(one, other)) return `${name}: ${one}, behind ${other}`
  }
  if (says) return null
  if ('etag' in alone.headers !== 'etag' in behind.headers) return 'one of them has an ETag'
  return alone.body.equals(behind.body) ? null : 'other bytes'
}

/** Plain HTTP, so that nothing is decompressed, normalised or followed on the way. */
function ask(origin: string, { method, path, headers }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}
