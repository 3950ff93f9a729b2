import call from '../example-calls/gu.ts'

/** A morning's orders that never were. The last is the one of the call. */
export const orders = [
  { number: 1041, parcel: 'kurta', cash: 899, result: 'confirmed' },
  { number: 1042, parcel: 'cooker', cash: 2340, result: 'moved' },
  { number: 1043, parcel: 'sandals', cash: 749, result: 'cancelled' },
  { number: 1044, parcel: 'lamp', cash: 1150, result: 'confirmed' },
  { number: 1045, parcel: 'toys', cash: 560, result: 'noAnswer' },
  { number: 1046, parcel: 'saree', cash: 1250, result: 'changed' },
] as const

export type OrderResult = (typeof orders)[number]['result']

/** Without a yes, no parcel goes out. */
export const staysBehind: readonly OrderResult[] = ['cancelled', 'noAnswer']

export const orderCall = {
  language: call.language,
  direction: call.direction,
  lines: call.turns.map(({ speaker, chunks }) => ({
    speaker,
    own: chunks.map(([own]) => own).join(' '),
    english: chunks.map(([, english]) => english).join(' '),
  })),
}
