import { createHash } from 'node:crypto'

/**
 * What a page may do: its own inline texts by their hashes, everything else from our own origin,
 * or from the hosts that the build was told of.
 */
export function pageSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, 'script').join(' ')}`,
    `style-src 'self' ${hashesOf(html, 'style').join(' ')}`,
    `img-src 'self' data: blob:${outside(html, 'media-origin')}`,
    `media-src 'self' blob:${outside(html, 'media-origin')}`,
    "font-src 'self' data:",
    `connect-src 'self'${outside(html, 'calls-origin')}${outside(html, 'lookup-origin')}`,
    "manifest-src 'self'",
    `form-action 'self'${outside(html, 'calls-origin')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const texts = html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))
  const hashes = [...texts]
    .filter(([whole, text]) => text && !whole.startsWith(`<${tag} type="application/ld+json"`))
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** A host that the build was told of, as the page's own head names it. */
function outside(html: string, name: 'calls-origin' | 'lookup-origin' | 'media-origin'): string {
  const [, origin] =
    new RegExp(`<meta name="${name}" content="(https?://[^"/]+)/?"`).exec(html) ?? []
  return origin ? ` ${origin}` : ''
}
