/** FNV-1a over UTF-16 units: the same buckets in training and at run time, on every machine. */
export function hash(text: string, seed = 0): number {
  let value = (0x811c9dc5 ^ seed) >>> 0
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}
