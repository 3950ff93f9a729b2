import { industry } from './industry.ts'

export default industry({
  slug: 'travel-booking',
  updated: '2025-09-30',
  places: { list: 3, desktopMenu: 2, mobileMenu: 4 },
  film: {
    id: 'films/industry-travel-booking',
    width: 1280,
    height: 720,
    seconds: 12,
    onLight: true,
  },
  sum: { plan: 'pro', minutes: 720 },
})
