// Each says that it is also those before it.
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Browser and system, as far as what the browser says of itself can be believed. */
export function browserName(userAgent: string): string | null {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  return [browser, system].filter(Boolean).join(', ') || null
}
