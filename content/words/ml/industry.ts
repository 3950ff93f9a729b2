import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'സൗജന്യ ഡെമോ കോൾ',
  /** For the worked example of the page. */
  price: 'മാസം {amount}: കണക്കു കാണൂ',
  othersHeading: 'മറ്റു മേഖലകൾ',
  sumPlan: 'നിരക്കുകളുടെ പേജിൽ ഇപ്പോഴുള്ള പ്ലാനുകൾ വെച്ചു കൂട്ടിയത്.',
  sumLink: 'നിങ്ങളുടെ കണക്ക് നോക്കൂ',
  tryForFree: {
    heading: `${brand.name} സൗജന്യമായി പരീക്ഷിക്കൂ`,
    text: 'ഞങ്ങളുടെ SaaS പ്ലാറ്റ്ഫോമിൽ മിനിറ്റുകൾക്കകം ഒരു AI വോയ്സ് ഏജന്റിനെ ഉണ്ടാക്കാം: സമയം, വില, പതിവു ചോദ്യങ്ങൾ എന്നിവ കൊടുക്കൂ, ഒരു നമ്പർ തിരഞ്ഞെടുക്കൂ, വിളിച്ചുനോക്കൂ.',
    action: 'ബന്ധപ്പെടൂ',
  },
}
