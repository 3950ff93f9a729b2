import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'কাস্টমার সাপোর্টের জন্য এআই\u00a0ভয়েস\u00a0এজেন্ট',
  description: `${facts.name} একটি এআই এজেন্ট, যা ভারতের ব্যবসাগুলির হয়ে কল, চ্যাট আর ইমেলে গ্রাহকদের উত্তর দেয়, দশটিরও বেশি ভারতীয় ভাষায়, দিনরাত।`,
  feed: `${facts.name} ব্লগ`,
}
