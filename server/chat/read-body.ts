export type Body = { ok: true; bytes: Uint8Array } | { ok: false; reason: 'too-large' | 'gone' }

/** What the sender says it will send; null when it does not say. */
export function declaredLength(request: Request): number | null {
  const given = request.headers.get('content-length')
  return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : null
}

/** The whole body, read no further than the limit. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  if ((declaredLength(request) ?? 0) > limit) return { ok: false, reason: 'too-large' }
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength
      if (size > limit) return { ok: false, reason: 'too-large' }
      parts.push(part)
    }
  } catch {
    return { ok: false, reason: 'gone' }
  }
  return { ok: true, bytes: Buffer.concat(parts) }
}
