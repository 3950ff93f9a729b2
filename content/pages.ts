import { aboutPage } from './about.ts'
import { blogPage } from './blog.ts'
import { faqPage } from './faq.ts'
import { founderPage } from './founder-card.ts'
import { homePage } from './home.ts'
import type { PageInfo } from './page-info.ts'
import { pricingPage } from './pricing.ts'
import { privacyPage } from './privacy.ts'
import { servicePage } from './services.ts'

/** For the build, which needs them all; a page imports its own. */
export const pages: readonly PageInfo[] = [
  homePage,
  pricingPage,
  servicePage,
  aboutPage,
  faqPage,
  privacyPage,
  founderPage,
  blogPage,
]
