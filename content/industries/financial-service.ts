import { industry } from './industry.ts'

export default industry({
  slug: 'financial-service',
  updated: '2025-09-30',
  places: { list: 4, desktopMenu: 3, mobileMenu: 3 },
  film: {
    id: 'films/industry-financial-service',
    width: 1280,
    height: 720,
    seconds: 12,
    onLight: true,
  },
  sum: { plan: 'pro', minutes: 900 },
})
