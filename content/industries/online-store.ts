import { industry } from './industry.ts'

export default industry({
  slug: 'online-store',
  places: { list: 2, desktopMenu: 4, mobileMenu: 1 },
  exhibit: 'orderLedger',
  sum: { plan: 'pro', minutes: 500 },
  example: { parcelBothWays: 150 },
})
