import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileHeaders, securityHeaders } from '../http/security-headers.ts'
import { pageSecurityPolicy } from './page-security-policy.ts'

export type SiteFile = {
  /** What the log calls it. */
  route: string
  headers: Record<string, string>
  body: Buffer
  etag: string
  brotli?: Variant
  gzip?: Variant
}

type Variant = { body: Buffer; etag: string }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const immutable = 'public, max-age=31536000, immutable'
const daily = 'public, max-age=86400'
const revalidate = 'no-cache'

/** The whole built site, in memory, by the path it is asked for. */
export function loadSiteFiles(buildDir: string): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const entry of readdirSync(buildDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(buildDir, path).split(sep).join('/')}`
    const file = loadFile(path, address)
    files.set(address.replace(/\/index\.html$/, ''), file)
  }
  return files
}

function loadFile(path: string, address: string): SiteFile {
  const body = readFileSync(path)
  const brotli = compressed('brotli', `${path}.br`)
  const isPage = address.endsWith('.html')
  return {
    route: isPage ? address.replace(/\/index\.html$/, '') : 'file',
    body,
    etag: etagOf(body),
    headers: {
      ...(isPage ? securityHeaders : fileHeaders),
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': cacheRule(address),
      ...(isPage ? { 'Content-Security-Policy': pageSecurityPolicy(body.toString('utf8')) } : {}),
      ...(brotli.brotli ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    },
    ...brotli,
    ...compressed('gzip', `${path}.gz`),
  }
}

function cacheRule(address: string): string {
  if (address.startsWith('/assets/')) return immutable
  return /^\/(media|fonts|icons|og)\//.test(address) ? daily : revalidate
}

function compressed(name: 'brotli' | 'gzip', path: string): { [key in typeof name]?: Variant } {
  try {
    const body = readFileSync(path)
    return { [name]: { body, etag: etagOf(body) } }
  } catch {
    return {}
  }
}

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
