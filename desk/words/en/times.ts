export const times = {
  locale: 'en-IN',
  justNow: 'just now',
  inIndia: (time: string) => `${time} IST`,
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
} as const
