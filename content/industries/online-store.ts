import { industry } from './industry.ts'

export default industry({
  slug: 'online-store',
  updated: '2025-09-30',
  places: { list: 2, desktopMenu: 4, mobileMenu: 1 },
  film: {
    id: 'films/industry-online-store',
    width: 1280,
    height: 720,
    seconds: 11,
    clearCorner: 'left',
  },
  sum: { plan: 'pro', minutes: 500 },
})
