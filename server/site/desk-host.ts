import type { IncomingMessage, ServerResponse } from 'node:http'
import { nameRoute } from '../http/route-name.ts'
import { httpsHeaders, securityHeaders } from '../http/security-headers.ts'
import { loadSiteFiles } from './site-files.ts'
import { addressOf, sendFile, sendRedirect } from './site-host.ts'

export type PageHost = {
  /** Answers a page or a file and says so; leaves everything else alone. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

type DeskHostOptions = {
  buildDir: string
  /** Where it is set, the desk's pages are on no other host. */
  origin: string | undefined
  isSecure: (request: IncomingMessage) => boolean
  hstsPreload: boolean
}

const DESK = '/desk'
const CALLS = '/desk/calls/'

/**
 * What a page of the desk may do: nothing inline, nothing from elsewhere, no text made into code. The
 * one policy for trusted types lets it register its own service worker.
 */
const deskSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types desk-worker',
].join('; ')

const pageHeaders = {
  'Content-Security-Policy': deskSecurityPolicy,
  // Not for search engines, nor for whoever looks over a shoulder at a browser's history of caches.
  'X-Robots-Tag': 'noindex',
}

/** The desk's page at every address of the desk, and the files that it loads. */
export function createDeskHost({
  buildDir,
  origin,
  isSecure,
  hstsPreload,
}: DeskHostOptions): PageHost {
  const files = loadSiteFiles(buildDir, () => pageHeaders)
  const page = files.get('')
  if (!page) throw new Error(`${buildDir} holds no built desk: run npm run build`)
  for (const file of files.values()) file.route = file === page ? 'desk' : 'desk-file'

  return {
    answer(request, response) {
      const { path } = addressOf(request.url)
      if (path !== DESK && !path.startsWith(`${DESK}/`)) return false
      if (path.startsWith(CALLS)) return false
      if (origin !== undefined && request.headers.host?.toLowerCase() !== new URL(origin).host) {
        return false
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        nameRoute(response, 'method-not-allowed')
        response.writeHead(405, { ...securityHeaders, Allow: 'GET, HEAD', 'Content-Length': 0 })
        response.end()
        return true
      }
      if (path === DESK) {
        sendRedirect(path, response, `${DESK}/`)
        return true
      }
      const name = path.slice(DESK.length)
      const file = files.get(name)
      // A file that an older page asks for is gone: the page in its place would be taken for a script.
      if (!file && /\.\w+$/.test(name)) return false
      sendFile(request, response, file ?? page, 200, httpsHeaders(isSecure(request), hstsPreload))
      return true
    },
  }
}
