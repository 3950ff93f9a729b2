import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'
import { chatAndEmail, supportCards, voiceAgents } from './home/channels.ts'
import { comparison } from './home/comparison.ts'
import { integrations } from './home/integrations.ts'

const [base, pro] = plans
const figuresLink = 'ഈ കണക്കുകൾ എന്താണ്'

export const home: Words['home'] = {
  head: {
    title: 'ഇന്ത്യൻ ബിസിനസുകൾക്ക് AI വോയ്സ്, ചാറ്റ്, ഇമെയിൽ ഏജന്റ്',
    description: `${brand.name} എല്ലാ കോളിനും ചാറ്റിനും ഇമെയിലിനും ${claims.languagesSpoken} ഇന്ത്യൻ ഭാഷകളിൽ മറുപടി പറയും, ബുക്ക് ചെയ്യും, ഫോളോ-അപ്പ് ചെയ്യും, കൈമാറും. മാസം ${rupees(base.monthly)} മുതൽ. സൗജന്യ ഡെമോ കോൾ നേടൂ.`,
    keywords: [
      'AI വോയ്സ് ഏജന്റ്',
      'AI കസ്റ്റമർ സപ്പോർട്ട്',
      'മലയാളം വോയ്സ് ബോട്ട്',
      'Malayalam AI call answering',
      'മലയാളം AI ചാറ്റ് സപ്പോർട്ട്',
      'AI ഇമെയിൽ സപ്പോർട്ട്',
    ],
  },
  hero: {
    eyebrow: 'ഫോണിനും ചാറ്റിനും ഇമെയിലിനും AI ഏജന്റ്',
    headline: ['കോളെല്ലാം എടുക്കും.', 'കസ്റ്റമറുടെ ഭാഷയിൽ.'],
    subheadline: `${brand.name} രാവും പകലും മറുപടി പറയും, ബുക്ക് ചെയ്യും, ഫോളോ-അപ്പ് ചെയ്യും, വേണ്ടപ്പോൾ കൈമാറും; ${claims.languagesSpoken}\u00a0ഇന്ത്യൻ\u00a0ഭാഷകളിൽ.`,
    primary: 'സൗജന്യ ഡെമോ കോൾ',
    secondary: 'സംസാരിക്കാം',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'ചോദ്യങ്ങൾക്ക് ഉടൻ പരിഹാരം' },
      { figure: claims.simultaneousCalls, label: 'കോളുകൾ ഒരേസമയം' },
      { figure: claims.supportCostLowerBy, label: 'സപ്പോർട്ട് ചെലവ് കുറവ്' },
    ],
    figuresLink,
    stage: {
      label: ['ഭാഷ തൊടൂ,', 'കോൾ കേൾക്കൂ'],
      languages: 'ഭാഷകൾ',
      example: 'മാതൃകാ കോൾ',
      speakers: { caller: 'വിളിച്ചയാൾ', customer: 'കസ്റ്റമർ', agent: brand.name },
      pause: 'കോൾ നിർത്തുക',
      play: 'കോൾ കേൾക്കുക',
      again: 'കോൾ വീണ്ടും കേൾക്കുക',
      hear: 'കേൾക്കൂ',
      mute: 'മ്യൂട്ട്',
      deviceVoice: 'ഡിവൈസ് ശബ്ദം',
      recording: 'റെക്കോർഡിങ്',
      captionsOnly: 'എഴുത്തു മാത്രം',
    },
    greetingsLabel: 'പത്ത് ഇന്ത്യൻ ഭാഷകളിൽ നമസ്കാരം',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'ഫോണിലും ചാറ്റിലും ഇമെയിലിലും വരുന്ന പതിവു ചോദ്യങ്ങളിൽ അപ്പോൾത്തന്നെ മറുപടി കിട്ടുന്നത്. പതിവല്ലാത്തത് നിങ്ങളുടെ ആളുകളിലെത്തും.',
      },
      {
        figure: claims.simultaneousCalls,
        text: `${brand.name} മൊത്തത്തിൽ ഒരേസമയം എടുക്കുന്ന കോളുകൾ. അതിൽ നിങ്ങൾക്കെത്ര എന്നത് പ്ലാൻ അനുസരിച്ച്: ${base.name}\u00a0പ്ലാനിൽ ${base.concurrentCalls}\u00a0വരെ, ${pro.name}\u00a0പ്ലാനിൽ ${pro.concurrentCalls}\u00a0വരെ.`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `${brand.name} ഇല്ലാതെ വരുന്ന സപ്പോർട്ട് ചെലവിൽ നിന്നുള്ള കുറവ്: ഞങ്ങളുടെ ചോദ്യോത്തരം പേജിൽ പറയുന്ന ${claims.costCutRange} എന്നതിന്റെ നടുവിലെ കണക്ക്.`,
      },
    ],
  },
  stats: {
    heading: 'ബിസിനസിന് ഒരു പരിഹാരം',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'പൂർണ സെൽഫ് സർവീസ്',
        description: 'വിളിക്കുന്നവരിൽ ഇത്രയും പേർക്ക് ഒരാളെ കാത്തുനിൽക്കാതെ തന്നെ ഉത്തരമോ ബുക്കിങ്ങോ കിട്ടും.',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'ഭാഷകൾ',
        description: 'മനസ്സിലുള്ള ഭാഷയിൽ സംസാരിക്കാം; വേണമെങ്കിൽ പാതിവഴിക്ക് ഭാഷ മാറ്റാം.',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'ശരാശരി കോൾ സമയത്തിൽ കുറവ്',
        description:
          'ലൈൻ മാറ്റിക്കൊടുക്കലും ഹോൾഡ് മ്യൂസിക്കുമുള്ള കോളിനെ അപേക്ഷിച്ച്: മറുപടി നിങ്ങളുടെ സിസ്റ്റത്തിൽ നിന്ന് അപ്പോൾത്തന്നെ.',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'സേവനച്ചെലവിൽ കുറവ്',
        description: 'വെറുതെ കിടക്കുന്ന സീറ്റിന്റെ ചെലവിനെ അപേക്ഷിച്ച്: സംസാരിച്ച മിനിറ്റിനു മാത്രം പണം.',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'ഒരു കോൾ, അടുത്തുനിന്നു കണ്ടാൽ',
    notes: [
      'ഒറ്റ വാചകത്തിൽ മൂന്നു കാര്യം: ദിവസം, ടെസ്റ്റ്, ഒരു ചോദ്യം. മൂന്നും ഓർമയിലുണ്ടാകും.',
      'വെറുംവയറ്റിൽ വരണമെന്നത് ലാബിന്റെ തന്നെ നിർദേശം. പറഞ്ഞ സമയം അതിന്റെ കലണ്ടറിൽ ഒഴിവുള്ളത്.',
      'പറയുമ്പോൾത്തന്നെ ബുക്കിങ്: കലണ്ടറിലും, ചുരുക്കം സഹിതം റെക്കോർഡിലും.',
    ],
  },
  successStory: {
    heading: 'ഒരു കസ്റ്റമറുടെ അനുഭവം',
    label: 'സാങ്കൽപിക കഥ',
    quote:
      'വൈകുന്നേരങ്ങളായിരുന്നു ഏറ്റവും കഷ്ടം: ഡെസ്കിൽ രണ്ടു പേർ, ബെല്ലടിക്കുന്നത് ഒൻപതു ഫോൺ. ഇപ്പോൾ എല്ലാ കോളും എടുക്കും, മറാഠിയിലോ ഹിന്ദിയിലോ. എന്റെ റിസപ്ഷനിലുള്ളവർ മുന്നിൽ നിൽക്കുന്ന രോഗിയെ നോക്കും.',
    role: 'ഓപ്പറേഷൻസ് മേധാവി',
    business: 'പടിഞ്ഞാറൻ മഹാരാഷ്ട്രയിലെ നാല് ഔട്ട്‌പേഷ്യന്റ് ക്ലിനിക്കുകളുടെ ഗ്രൂപ്പ്',
    note: 'ഉപയോഗം കാണിക്കാൻ എഴുതിയതാണ്. ഒരു കസ്റ്റമറുടെയും പേര് ഇതിലില്ല, ഇത് ആരുടെയും വാക്കുകളുമല്ല.',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'സ്വന്തം ഫോണിൽ കേട്ടുനോക്കൂ',
    lead: `നമ്പർ തരൂ, ${brand.name} നിങ്ങളെ വിളിക്കും. പുതിയൊരു റിസപ്ഷനിസ്റ്റിനോടു ചോദിക്കുന്നതെന്തും ചോദിക്കാം; ഹിന്ദിയിലോ ഇംഗ്ലീഷിലോ രണ്ടും കലർത്തിയോ.`,
    proof: { figure: claims.triedDemoThisMonth, text: 'പേർ ഈ മാസം ഡെമോ പരീക്ഷിച്ചു.' },
    notes: [
      'മൂന്നു മിനിറ്റ് വരെ സൗജന്യ കോൾ.',
      `രാവിലെ\u00a0${callingHours.from}\u00a0മുതൽ രാത്രി\u00a0${callingHours.to - 12}\u00a0വരെയാണ് വിളിക്കുന്നത്; അതിനു ശേഷം ആവശ്യപ്പെട്ടാൽ പിറ്റേന്നു രാവിലെ വിളിക്കും.`,
      '“സ്റ്റോപ്പ്” എന്നു പറഞ്ഞാൽ പിന്നെ ഒരിക്കലും ആ നമ്പറിലേക്കു വിളിക്കില്ല.',
    ],
  },
  contact: {
    heading: 'ഞങ്ങളോടു സംസാരിക്കൂ',
    lead: `നിങ്ങളുടെ കസ്റ്റമേഴ്സ് വിളിക്കുന്നത് എന്തിനൊക്കെയെന്നു പറയൂ. ${claims.replyWithinHours}\u00a0മണിക്കൂറിനകം ഒരു പ്ലാനും വിലയുമായി ഞങ്ങൾ മറുപടി തരും.`,
    points: [
      `മാസം ${rupees(base.monthly)} മുതൽ; ഒരു സ്റ്റാഫിനാണെങ്കിൽ ഏകദേശം\u00a0${rupees(traditionalRupeesPerAgent)}.`,
      `Tier-1 പ്രശ്നങ്ങളിൽ ${claims.tierOneResolved} പരിഹരിക്കും, ബാക്കി നിങ്ങളുടെ ആളുകൾക്കു കൈമാറും.`,
      `ഹിന്ദി, പഞ്ചാബി, മറാഠി തുടങ്ങിയ ഇന്ത്യൻ ഭാഷകളിൽ ${claims.alwaysOn} സപ്പോർട്ട്.`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `കഴിഞ്ഞ {days}\u00a0ദിവസം വന്നതിൽ {share}\u00a0അന്വേഷണങ്ങൾക്കും ${claims.replyWithinHours}\u00a0മണിക്കൂറിനകം ഞങ്ങൾ മറുപടി നൽകി; അതിൽ പകുതിക്കും {median} തികയും മുമ്പ്.`,
      minutes: { one: '{count}\u00a0മിനിറ്റ്', other: '{count}\u00a0മിനിറ്റ്' },
      hours: { one: '{count}\u00a0മണിക്കൂർ', other: '{count}\u00a0മണിക്കൂർ' },
    },
  },
}
