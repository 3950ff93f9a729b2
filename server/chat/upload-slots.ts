export type SlotLimits = { overall: number; perAddress: number }
export type SlotRefusal = 'address-busy' | 'all-busy'

export type UploadSlots = ReturnType<typeof createUploadSlots>

/** How many bodies may be in memory at once, of everybody and of one address. */
export function createUploadSlots({ overall, perAddress }: SlotLimits) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    /** The function that gives the slot back, or why there is none. */
    take(addressKey: string): (() => void) | SlotRefusal {
      const own = taken.get(addressKey) ?? 0
      if (own >= perAddress) return 'address-busy'
      if (all >= overall) return 'all-busy'
      taken.set(addressKey, own + 1)
      all++
      return () => {
        const left = (taken.get(addressKey) ?? 1) - 1
        if (left > 0) taken.set(addressKey, left)
        else taken.delete(addressKey)
        all--
      }
    },
  }
}
