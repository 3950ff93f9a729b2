import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import measured from '../../facts/measured-accuracy.json' with { type: 'json' }
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { percent } from '../../format/percent.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const faq: Words['faq'] = {
  head: {
    title: 'സാധാരണ ചോദിക്കുന്ന ചോദ്യങ്ങൾ',
    description: `${brand.name} എന്തൊക്കെ തനിയെ ചെയ്യും, ചെലവെത്ര, ലാഭമെത്ര, ഏതൊക്കെ ഭാഷകൾ, ഒരേസമയം എത്ര കോൾ, ഉത്തരം അറിയില്ലെങ്കിൽ എന്തു ചെയ്യും: എല്ലാം ഇവിടെ.`,
  },
  heading: 'ചോദ്യങ്ങളുണ്ടോ?',
  subheading: 'പൊതുവായ ചോദ്യങ്ങൾ',
  intro: 'വാങ്ങുന്നവർ ആദ്യം ചോദിക്കുന്ന ആറു കാര്യങ്ങൾ. മറ്റെന്തും {email} എന്ന വിലാസത്തിൽ എഴുതി ചോദിക്കാം.',
  measured: `ശരിയുത്തരം: പ്രോഡക്റ്റിനെപ്പറ്റിയുള്ള ${measured.questions}\u00a0ചോദ്യങ്ങൾ ${measured.languages}\u00a0ഭാഷകളിൽ ചോദിച്ചപ്പോൾ ഈ സൈറ്റിലെ അസിസ്റ്റന്റ് നേടിയത് (95%\u00a0ഉറപ്പോടെ കുറഞ്ഞത് ${percent(measured.atLeast)}). ഈ പേജുകളിൽ ഉത്തരമില്ലാത്ത ${measured.toDecline}\u00a0ചോദ്യങ്ങളിൽ ${percent(measured.declined)}\u00a0തവണയും ഒന്നും കെട്ടിച്ചമയ്ക്കാതെ അറിയില്ലെന്നു പറഞ്ഞു; പൂർണമായി നടത്തിയ ${measured.conversations}\u00a0സംഭാഷണങ്ങളിൽ ${percent(measured.conversationsRight)} തുടക്കം മുതൽ ഒടുക്കം വരെ ശരിയായിരുന്നു. ഈ പേജുകൾ മാത്രം നോക്കി എഴുതി, പരിശീലനത്തിൽ പെടുത്താതെ മാറ്റിവെച്ച ചോദ്യങ്ങൾ കൊണ്ട് അളന്നത്; തീയതി {date}.`,
  items: [
    {
      id: 'what-it-automates',
      question: `സപ്പോർട്ട് ഡെസ്കിൽ ${brand.name} എന്തു ചെയ്യും?`,
      answer: `കോളുകൾക്കും ചാറ്റുകൾക്കും ഇമെയിലുകൾക്കും മറുപടി പറയും. ഓർഡർ എവിടെയെത്തി, ബുക്കിങ്, റിമൈൻഡർ, രേഖകൾ, സമയം തുടങ്ങിയ പതിവു ചോദ്യങ്ങളിൽ ${claims.queriesResolvedInstantly} വരെ തനിയെ തീർക്കും. നിങ്ങളുടെ സിസ്റ്റത്തിൽ നോക്കി, കാര്യം നടത്തി, നടന്നത് എഴുതിവെക്കും. തീർക്കാനാകാത്തത് അതുവരെയുള്ള വിവരം സഹിതം നിങ്ങളുടെ ആളുകൾക്കു കൈമാറും.`,
    },
    {
      id: 'what-it-saves',
      question: 'ചെലവെത്ര, ലാഭമെത്ര?',
      answer: `പ്ലാനുകൾ തുടങ്ങുന്നത് മാസം ${rupees(base.monthly)} മുതൽ, ${base.freeMinutes}\u00a0മിനിറ്റ് സൗജന്യം; Pro ${rupees(pro.monthly)}, ${pro.freeMinutes}\u00a0മിനിറ്റ് സൗജന്യം. സൗജന്യ മിനിറ്റ് കഴിഞ്ഞാൽ മിനിറ്റിന് ${rupees(rupeesPerExtraMinute)}. ഒരു സ്റ്റാഫിന് മാസം ഏകദേശം ${rupees(traditionalRupeesPerAgent)} വരുന്നിടത്ത്, ബിസിനസുകൾ സപ്പോർട്ട് ചെലവ് ${claims.costCutRange} കുറയ്ക്കുന്നു.`,
    },
    {
      id: 'languages',
      question: 'ഏതൊക്കെ ഭാഷകൾ സംസാരിക്കും?',
      answer: `ഹിന്ദിയും തമിഴും ഉൾപ്പെടെ ${claims.languagesSpoken}\u00a0ഭാഷകൾ; തെലുങ്ക്, ബംഗാളി, മറാഠി, ഗുജറാത്തി, കന്നഡ, മലയാളം, പഞ്ചാബി, ഒഡിയ, ഇംഗ്ലീഷ് എന്നിവയും സംസാരിക്കും. കേൾക്കുന്ന ഭാഷയിൽത്തന്നെ മറുപടി പറയും; രണ്ടു ഭാഷ കലർത്തി സംസാരിച്ചാലും മനസ്സിലാക്കും.`,
    },
    {
      id: 'how-many-calls',
      question: 'എല്ലാവരും ഒരുമിച്ചു വിളിച്ചാലോ?',
      answer: `ആരും കാത്തുനിൽക്കേണ്ട. ${brand.name} ഒരേസമയം ${claims.simultaneousCalls}\u00a0കോളുകളെടുക്കും. ഫ്ലാഷ് സെയിലായാലും ട്രെയിൻ റദ്ദായാലും തിങ്കളാഴ്ച രാവിലെയായാലും ക്യൂ ഉണ്ടാവില്ല. അതിൽ നിങ്ങൾക്കുള്ള ലൈൻ എത്രയെന്ന് പ്ലാനിലുണ്ട്: Base\u00a0പ്ലാനിൽ ${base.concurrentCalls}, Pro\u00a0പ്ലാനിൽ ${pro.concurrentCalls}, Enterprise\u00a0പ്ലാനിൽ വേണ്ടത്ര.`,
    },
    {
      id: 'hard-questions',
      question: 'ഉത്തരം അറിയില്ലെങ്കിലോ?',
      answer: `അറിയില്ലെന്നു പറയും. ${brand.name} Tier-1 പ്രശ്നങ്ങളിൽ ${claims.tierOneResolved} പരിഹരിക്കും; വിളിക്കുന്നയാൾക്ക് എന്തു വേണമെന്ന് ${claims.intentAccuracy}\u00a0കൃത്യതയോടെ മനസ്സിലാക്കും. ബാക്കിയുള്ളതിൽ ഊഹിച്ചു പറയില്ല: വിവരങ്ങൾ ചോദിച്ചെടുത്ത്, മറുപടി എപ്പോൾ കിട്ടുമെന്നു പറഞ്ഞ്, ഒരാൾക്കു കൈമാറും.`,
    },
    {
      id: 'getting-started',
      question: 'എങ്ങനെ തുടങ്ങാം, ആരു സഹായിക്കും?',
      answer: `ഹോം പേജിലെ ഫോം അയയ്ക്കൂ; ${claims.replyWithinHours}\u00a0മണിക്കൂറിനകം ഞങ്ങൾ മറുപടി തരും. ആദ്യത്തെ വോയ്സ് ഏജന്റിനെ പ്ലാറ്റ്ഫോമിൽ മിനിറ്റുകൾക്കകം ഉണ്ടാക്കാം: സമയം, വില, പതിവു ചോദ്യങ്ങൾ എന്നിവ കൊടുക്കൂ, ഒരു നമ്പർ തിരഞ്ഞെടുക്കൂ, സ്വയം വിളിച്ചുനോക്കൂ. ഒന്നും ഇൻസ്റ്റാൾ ചെയ്യേണ്ട.`,
    },
  ],
}
