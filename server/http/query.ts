export type Query = {
  /** Every value, in the order given. A value that cannot be decoded is null. */
  values: Map<string, (string | null)[]>
}

/** Reads a query string strictly: broken percent-encoding is noticed, not guessed at. */
export function readQuery(url: string): Query {
  const values: Query['values'] = new Map()
  const start = url.indexOf('?')
  if (start === -1) return { values }
  const end = url.indexOf('#', start)
  const search = url.slice(start + 1, end === -1 ? undefined : end)
  for (const pair of search.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals === -1 ? pair : pair.slice(0, equals))
    if (name === null) continue
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1))
    const known = values.get(name)
    if (known) known.push(value)
    else values.set(name, [value])
  }
  return { values }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

export type SingleValues =
  | { ok: true; values: Record<string, string> }
  | { ok: false; errors: { field: string; message: string }[] }

/** Each named parameter at most once; others are ignored. */
export function singleValues(url: string, names: readonly string[]): SingleValues {
  const query = readQuery(url)
  const values: Record<string, string> = {}
  const errors: { field: string; message: string }[] = []
  for (const field of names) {
    const given = query.values.get(field)
    if (given === undefined) continue
    if (given.length > 1) errors.push({ field, message: 'This value was given more than once.' })
    else if (given[0] == null) errors.push({ field, message: 'This value is not encoded rightly.' })
    else values[field] = given[0]
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values }
}
