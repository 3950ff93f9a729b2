export type Body = { ok: true; bytes: Uint8Array } | { ok: false; reason: 'too-large' | 'gone' }

/** The whole body, read no further than the limit. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    return { ok: false, reason: 'too-large' }
  }
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
  return { ok: true, bytes: new Uint8Array(Buffer.concat(parts)) }
}
