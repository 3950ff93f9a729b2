import type { FilmFacts } from '../media/film.ts'

const wide = { width: 1280, height: 720 } as const

/** The films of pages. Pages of industries stand on the ribbons of the first. */
export const films = {
  hero: { id: 'films/hero', ...wide, seconds: 12 },
  heroPhone: { id: 'films/hero-phone', width: 720, height: 900, seconds: 12 },
  about: { id: 'films/about', ...wide, seconds: 14 },
} as const satisfies Record<string, FilmFacts>

/** The four jobs of the service page, in its order; each is an address on it. */
export const services = {
  'customer-support': {
    film: {
      id: 'films/service-support',
      ...wide,
      seconds: 14,
      captions: [
        { lang: 'en', file: 'service-support.en.vtt' },
        { lang: 'hi', file: 'service-support.hi.vtt' },
      ],
    },
  },
  'appointment-management': {
    film: { id: 'films/service-appointments', ...wide, seconds: 12, onLight: true },
  },
  'delivery-updates': {
    film: { id: 'films/service-delivery', ...wide, seconds: 13, onLight: true },
  },
  'hotels-and-restaurants': {
    film: { id: 'films/service-hospitality', ...wide, seconds: 13 },
  },
} as const satisfies Record<string, { film: FilmFacts }>

export type ServiceId = keyof typeof services
