import { BlockList, isIP } from 'node:net'

/** '203.0.113.7' or '10.0.0.0/8', of either version. */
export function isAddressRange(entry: string): boolean {
  const [base = '', bits] = entry.split('/')
  const version = isIP(base)
  if (version === 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

export function addressRanges(entries: readonly string[]): BlockList {
  const ranges = new BlockList()
  for (const entry of entries) {
    const [base = '', bits] = entry.split('/')
    const type = isIP(base) === 6 ? 'ipv6' : 'ipv4'
    ranges.addSubnet(base, bits === undefined ? (type === 'ipv6' ? 128 : 32) : Number(bits), type)
  }
  return ranges
}
