import { industry } from './industry.ts'

export default industry({
  slug: 'financial-service',
  places: { list: 4, desktopMenu: 3, mobileMenu: 3 },
  exhibit: 'callingHours',
  sum: { plan: 'pro', minutes: 900 },
  example: { reminders: 1200 },
})
