import { industry } from './industry.ts'

export default industry({
  slug: 'travel-booking',
  places: { list: 3, desktopMenu: 2, mobileMenu: 4 },
  exhibit: 'itinerary',
  sum: { plan: 'pro', minutes: 720 },
  example: { booking: 4500 },
})
