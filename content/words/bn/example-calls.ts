import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'দশটি ভারতীয় ভাষায় উদাহরণ-কল',
    description: `ফোনে ${brand.name} ঠিক কী বলে, প্রতিটি শব্দ ধরে: লখনউয়ের ক্লিনিক থেকে ভুবনেশ্বরের ট্যুর ডেস্ক, দশটি লেখা কল, প্রতিটির সঙ্গে বাংলা মানে।`,
  },
  heading: 'দশটি কল, হুবহু',
  lead: 'সবকটিই উদাহরণ হিসেবে লেখা: একটা ব্যবসা, একটা শহর, আর শেষে একটা কাজ সারা। হোম পেজে এগুলি শুনতেও পারেন।',
}
