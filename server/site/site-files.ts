import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { myDataPath } from '#content/facts/pages.ts'
import { languagePrefixes } from '#content/words/languages.ts'
import { fileHeaders, securityHeaders } from '../http/security-headers.ts'
import { pageSecurityPolicy } from './page-security-policy.ts'

export type SiteFile = {
  /** What the log calls it. */
  route: string
  size: number
  held: Held
  plain: Variant
  brotli?: Variant
  gzip?: Variant
}

/** Headers are names and values in turn, as Node sends them with the least work. */
export type Variant = {
  etag: string
  /** What every answer says, a 304 too. */
  common: string[]
  /** The same, of an answer with the whole. */
  whole: string[]
  /** Null where the plain bytes are held in another way. */
  body: Buffer | null
}

/**
 * Where the plain bytes are. Hardly anybody asks for a text that is not compressed, so it is
 * unpacked for them; a film is read from disk as it is watched.
 */
export type Held =
  | { in: 'memory'; body: Buffer }
  | { in: 'gzip'; packed: Buffer }
  | { in: 'disk'; path: string }

/** What only pages say, by their text. */
type PageHeaders = (html: string) => Record<string, string>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.opus': 'audio/ogg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Shows what is stored about somebody: neither kept on the way nor found by searching. */
const isMyData = (address: string): boolean =>
  languagePrefixes().some((prefix) => address.startsWith(`${prefix}${myDataPath}/`))

const immutable = 'public, max-age=31536000, immutable'
const daily = 'public, max-age=86400'
const revalidate = 'no-cache'
/** Long enough that what was prefetched is not asked for again, short enough for a new build. */
const minute = 'public, max-age=60'

const sitePage: PageHeaders = (html) => ({ 'Content-Security-Policy': pageSecurityPolicy(html) })

/** The whole of a built folder, by the path it is asked for. */
export function loadSiteFiles(
  buildDir: string,
  pageHeaders: PageHeaders = sitePage,
): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const entry of readdirSync(buildDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(buildDir, path).split(sep).join('/')}`
    const file = loadFile(path, address, pageHeaders)
    files.set(address.replace(/\/index\.html$/, ''), file)
  }
  return files
}

function loadFile(path: string, address: string, pageHeaders: PageHeaders): SiteFile {
  const body = readFileSync(path)
  const brotli = readCompressed(`${path}.br`)
  const gzip = readCompressed(`${path}.gz`)
  const isPage = address.endsWith('.html')
  const headers = {
    ...(isPage ? securityHeaders : fileHeaders),
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': cacheRule(address),
    ...(isMyData(address) ? { 'X-Robots-Tag': 'noindex' } : {}),
    ...(isPage ? pageHeaders(body.toString('utf8')) : {}),
    ...(brotli ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  return {
    route: isPage ? address.replace(/\/index\.html$/, '') : 'file',
    size: body.length,
    held: whereToHold(path, body, gzip),
    plain: { ...variantOf(headers, body, {}), body: null },
    ...(brotli ? { brotli: variantOf(headers, brotli, { 'Content-Encoding': 'br' }) } : {}),
    ...(gzip ? { gzip: variantOf(headers, gzip, { 'Content-Encoding': 'gzip' }) } : {}),
  }
}

function variantOf(
  headers: Record<string, string>,
  body: Buffer,
  encoding: Record<string, string>,
): Variant {
  const etag = etagOf(body)
  const common = { ...headers, ETag: etag }
  const whole = { ...common, ...encoding, 'Content-Length': String(body.length) }
  return { etag, common: Object.entries(common).flat(), whole: Object.entries(whole).flat(), body }
}

function whereToHold(path: string, body: Buffer, packed: Buffer | undefined): Held {
  if (/\.(webm|mp4|opus)$/.test(path)) return { in: 'disk', path }
  return packed ? { in: 'gzip', packed } : { in: 'memory', body }
}

function cacheRule(address: string): string {
  if (address.startsWith('/assets/')) return immutable
  if (isMyData(address)) return 'no-store'
  if (address.endsWith('.data') || address.startsWith('/words/')) return minute
  return /^\/(media|fonts|icons|og)\//.test(address) ? daily : revalidate
}

function readCompressed(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
