import type { FilmRecord } from '../media/film.ts'
import type { PictureId } from '../media/pictures.ts'

export type IndustrySlug = 'healthcare' | 'online-store' | 'travel-booking' | 'financial-service'

type Point = { title: string; text: string }

export type Industry = {
  slug: IndustrySlug
  /** As it stands in a card on the other pages. */
  name: string
  title: string
  description: string
  headline: string
  lead: string
  film: FilmRecord
  picture: PictureId
  /** What this page's card says on the other three. */
  card: { title: string; para: string }
  tasks: { heading: string; points: readonly [Point, Point, Point] }
  worries: { heading: string; points: readonly [Point, Point, Point] }
  /** A worked example in rupees; `minutes` go through the plan calculator. */
  sum: { heading: string; story: string; plan: 'base' | 'pro'; minutes: number; after: string }
  updated: string
}
