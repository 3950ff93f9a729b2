import type { FilmFacts } from '../media/film.ts'
import type { LanguageCode } from './languages.ts'

const wide = { width: 1280, height: 720 } as const

/** The films of pages. Examples of calls stand on the ribbons of the first. */
export const films = {
  hero: { id: 'films/hero', ...wide, seconds: 12 },
  heroPhone: { id: 'films/hero-phone', width: 720, height: 900, seconds: 12 },
} as const satisfies Record<string, FilmFacts>

/** The first job of the service page is a film with sound. */
export const supportFilm = {
  id: 'films/service-support',
  ...wide,
  seconds: 14,
  sound: true,
} as const satisfies FilmFacts

/** Captions in the language of a page come with those in the language that is spoken. */
export const captionTags = (page: string): string[] => [...new Set([page, 'hi'])]

/** Beside the film, written when the site is built. */
export const captionsFile = (film: string, tag: string): string =>
  `${film.slice(film.lastIndexOf('/') + 1)}.${tag}.vtt`

/** The four jobs of the service page, in its order; each is an address on it. */
export const services = {
  'customer-support': { film: supportFilm },
  'appointment-management': { call: 'mr', writes: 'calendar' },
  'delivery-updates': { call: 'pa', writes: 'slot' },
  'hotels-and-restaurants': { call: 'ml', writes: 'tables' },
} as const satisfies Record<
  string,
  { film: FilmFacts } | { call: LanguageCode; writes: 'calendar' | 'slot' | 'tables' }
>

/** The calendar that the appointment's call writes into: its times, and the one that is taken. */
export const calendarTimes = ['7:00', '7:15', '7:30'] as const

export type ServiceId = keyof typeof services
