/**
 * From here on this thread may take so many bytes for typed arrays and buffers in all. A thread's
 * resource limits count its heap alone, and what a stream inflates to lies outside of it.
 */
export function limitAllocation(mostBytes: number): void {
  let left = mostBytes
  const spend = (bytes: number) => {
    left -= bytes
    if (left < 0) throw new RangeError('a document may not grow beyond its limit')
  }
  const scope = globalThis as unknown as Record<string, unknown>
  for (const type of [
    ArrayBuffer,
    Uint8Array,
    Uint8ClampedArray,
    Int8Array,
    Uint16Array,
    Int16Array,
    Uint32Array,
    Int32Array,
    Float32Array,
    Float64Array,
  ]) {
    const width = 'BYTES_PER_ELEMENT' in type ? type.BYTES_PER_ELEMENT : 1
    scope[type.name] = new Proxy(type, {
      construct(target, given: unknown[], newTarget) {
        const [size] = given
        const count = typeof size === 'number' ? size : lengthOf(size)
        spend(count * width)
        return Reflect.construct(target, given, newTarget) as object
      },
    })
  }
  // Inflates outside of the thread, and so outside of the limit.
  delete scope.DecompressionStream
}

/** A view takes no bytes of its own; a copy of a list does. */
function lengthOf(source: unknown): number {
  if (source instanceof ArrayBuffer) return 0
  return (source as { length?: number } | null | undefined)?.length ?? 0
}
