import { industry } from './industry.ts'

export default industry({
  slug: 'healthcare',
  places: { list: 1, desktopMenu: 1, mobileMenu: 2 },
  exhibit: 'tokenBoard',
  sum: { plan: 'pro', minutes: 780 },
  example: { consultation: 400, workingDays: 26 },
})
