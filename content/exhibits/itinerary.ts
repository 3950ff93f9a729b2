import type { SpokenLine } from './spoken-line.ts'

/** Three days that never were, by the 24-hour clock. What one call moved has two times. */
export const itineraryDays = [
  [
    { stop: 'flight', at: '10:40', moved: '14:15' },
    { stop: 'car', at: '12:15', moved: '15:50' },
    { stop: 'hotel', at: '15:30', moved: '19:00' },
  ],
  [
    { stop: 'sunrise', at: '04:00' },
    { stop: 'toyTrain', at: '10:40' },
    { stop: 'teaGarden', at: '15:00' },
  ],
  [
    { stop: 'checkOut', at: '09:00' },
    { stop: 'carBack', at: '11:30' },
    { stop: 'flightHome', at: '16:20' },
  ],
] as const

export const itineraryCall = {
  language: 'bn',
  direction: 'outbound',
  lines: [
    {
      speaker: 'agent',
      own: 'আপনার ফ্লাইট পিছিয়েছে। নতুন সময় দুপুর\u00a0সোয়া\u00a0দুটো।',
      english: 'Your flight has been delayed. The new time is 2:15 pm.',
    },
    { speaker: 'caller', own: 'আর হোটেল?', english: 'And the hotel?' },
    {
      speaker: 'agent',
      own: 'ড্রাইভার আর হোটেলকেও জানিয়ে দিয়েছি।',
      english: 'I have told the driver and the hotel too.',
    },
  ] satisfies SpokenLine[],
} as const
