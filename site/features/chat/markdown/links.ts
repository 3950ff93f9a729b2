export type SafeLink = { href: string; inside: boolean }

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
// A host that cannot exist tells a path of our own from an address of another's.
const HERE = 'https://this-site.invalid'

/** The address as a browser would read it, if it is one that a reply may lead to. */
export function safeLink(address: string): SafeLink | null {
  const url = URL.parse(address.trim(), `${HERE}/`)
  if (!url || !SCHEMES.has(url.protocol)) return null
  if (url.username || url.password) return null
  if (url.origin !== HERE) return { href: url.href, inside: false }
  return { href: `${url.pathname}${url.search}${url.hash}`, inside: true }
}
