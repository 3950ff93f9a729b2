import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { languagePrefixes } from '#content/words/languages.ts'
import { servicePaths } from '#contract/service-paths.ts'
import { nameRoute } from '../http/route-name.ts'
import { httpsHeaders, securityHeaders } from '../http/security-headers.ts'
import { type ByteRange, readRange } from './byte-range.ts'
import { loadServedSite } from './served-site.ts'
import type { Held, SiteFile, Variant } from './site-files.ts'

export type SiteHost = {
  /** Answers a page or a file and says so; leaves everything else alone. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Page Not Found, with its status. */
  answerNotFound(request: IncomingMessage, response: ServerResponse): void
}

type SiteHostOptions = {
  buildDir: string
  dashboardUrl: string
  /** Whether the visitor came by https, as a trusted proxy tells it. */
  isSecure: (request: IncomingMessage) => boolean
  hstsPreload?: boolean
}

const MOVED_FOR_NOW = 302

export function createSiteHost({
  buildDir,
  dashboardUrl,
  isSecure,
  hstsPreload = false,
}: SiteHostOptions): SiteHost {
  const httpsOnly = (request: IncomingMessage) => httpsHeaders(isSecure(request), hstsPreload)
  const { files, forms, notFound } = loadServedSite(buildDir)
  const redirects: Record<string, string> = {
    [servicePaths.dashboard]: dashboardUrl,
    ...Object.fromEntries(languagePrefixes().map((prefix) => [prefix || '/', `${prefix}/home`])),
  }
  const isKnown = (path: string) => path in redirects || files.has(path) || forms.has(path)

  /** Where a path leads on to, if it does; an address within the site keeps its query. */
  function leadsTo(path: string, search: string): string | null {
    const redirect = redirects[path]
    if (redirect) return redirect.startsWith('/') ? redirect + search : redirect
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : ''
    return isKnown(trimmed) ? trimmed + search : null
  }

  return {
    answer(request, response) {
      const { path, search } = addressOf(request.url)
      const redirect = leadsTo(path, search)
      const file = files.get(path)
      if (!redirect && !file) return false
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        nameRoute(response, 'method-not-allowed')
        response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD', 'Content-Length': 0 })
        response.end()
      } else if (redirect) sendRedirect(path, response, redirect)
      else if (file) sendFile(request, response, file, 200, httpsOnly(request))
      return true
    },
    answerNotFound(request, response) {
      const { path } = addressOf(request.url)
      // English has no prefix and stands first: it is found when no other is.
      const own = notFound.findLast(({ prefix }) => path.startsWith(`${prefix}/`)) ?? notFound[0]
      if (own) sendFile(request, response, own.page, 404, httpsOnly(request))
    },
  }
}

export function sendRedirect(path: string, response: ServerResponse, location: string): void {
  nameRoute(response, path)
  response.writeHead(MOVED_FOR_NOW, { ...securityHeaders, Location: location, 'Content-Length': 0 })
  response.end()
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
  transport: readonly string[],
): void {
  nameRoute(response, status === 404 ? 'not-found' : file.route)
  const { headers } = request
  const variant = bestVariant(file, headers['accept-encoding'] ?? '')
  // Headers are prepared when the service starts: what is put together here, each visitor waits for.
  const send = (code: number, prepared: string[]) =>
    response.writeHead(code, transport.length === 0 ? prepared : [...prepared, ...transport])
  if (status === 200 && matches(headers['if-none-match'], variant.etag)) {
    send(304, variant.common).end()
    return
  }
  const range = file.brotli ? null : readRange(headers, file.plain.etag, file.size)
  if (range === 'unsatisfiable') {
    send(416, [...variant.common, 'Content-Range', `bytes */${file.size}`]).end()
    return
  }
  if (range) send(206, [...variant.common, ...rangeHeaders(range, file.size)])
  else send(status, variant.whole)
  if (request.method === 'HEAD') response.end()
  else if (variant.body) response.end(variant.body)
  else sendPlain(response, file.held, range ?? { start: 0, end: file.size - 1 })
}

const rangeHeaders = ({ start, end }: ByteRange, size: number): string[] => [
  ...['Content-Range', `bytes ${start}-${end}/${size}`],
  ...['Content-Length', String(end - start + 1)],
]

function sendPlain(response: ServerResponse, held: Held, { start, end }: ByteRange): void {
  if (held.in === 'disk') {
    // A film that cannot be read breaks off, so that no half of it passes for the whole.
    pipeline(createReadStream(held.path, { start, end }), response, () => {})
    return
  }
  if (held.in === 'gzip') {
    // As it is taken: a text that is unpacked at once is held until the slowest reader has it.
    pipeline(
      Readable.from([held.packed], { objectMode: false }),
      createGunzip(),
      response,
      () => {},
    )
    return
  }
  response.end(held.body.subarray(start, end + 1))
}

function bestVariant(file: SiteFile, accepted: string | string[]): Variant {
  if (file.brotli && accepted.includes('br')) return file.brotli
  if (file.gzip && accepted.includes('gzip')) return file.gzip
  return file.plain
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

/** The path is what is looked up and logged; what follows '?' is only ever passed on. */
export function addressOf(url = '/'): { path: string; search: string } {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return { path: decoded(path), search: end < 0 ? '' : url.slice(end) }
}

function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
