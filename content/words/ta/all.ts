import { about } from './about.ts'
import { bill } from './bill.ts'
import { article, blog } from './blog.ts'
import { brand } from './brand.ts'
import { calculator } from './calculator.ts'
import { callProgress } from './call-progress.ts'
import { calls } from './calls.ts'
import { chat, inlineChat } from './chat.ts'
import { exampleCalls } from './example-calls.ts'
import { exhibits } from './exhibits.ts'
import { faq } from './faq.ts'
import { formPages } from './form-pages.ts'
import { contactForm, demoCallForm } from './forms.ts'
import { founder } from './founder.ts'
import { home } from './home.ts'
import { entries as industries } from './industries/entries.ts'
import { industry } from './industry.ts'
import { languageNames } from './language-names.ts'
import { mails } from './mails.ts'
import { myData } from './my-data.ts'
import { offer } from './offer.ts'
import { pricing } from './pricing.ts'
import { privacy } from './privacy.ts'
import { service } from './service.ts'
import { breadcrumbs, shell, ui } from './shell.ts'
import { voice } from './voice.ts'

export const words = {
  about,
  article,
  bill,
  blog,
  brand,
  breadcrumbs,
  calculator,
  callProgress,
  calls,
  chat,
  contactForm,
  demoCallForm,
  exampleCalls,
  exhibits,
  faq,
  formPages,
  founder,
  home,
  industries,
  industry,
  inlineChat,
  languageNames,
  mails,
  myData,
  offer,
  pricing,
  privacy,
  service,
  shell,
  ui,
  voice,
}
