import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'എന്തുകൊണ്ട് ഞങ്ങൾ?',
  traditionalTitle: 'പഴയ രീതി',
  ourTitle: `${brand.name} രീതി`,
  topics: [
    {
      heading: 'വില',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'മാസം, ഓരോ സ്റ്റാഫിനും. ട്രെയിനിങ്ങും കൊഴിഞ്ഞുപോക്കും നൈറ്റ് ഷിഫ്റ്റും വേറെ.',
      },
      ours: {
        figure: `${rupees(base.monthly)} മുതൽ`,
        text: `മാസം, ${base.freeMinutes}\u00a0മിനിറ്റ് സൗജന്യം. അതു കഴിഞ്ഞാൽ മിനിറ്റിന് ${rupees(rupeesPerExtraMinute)}.`,
      },
    },
    {
      heading: 'ലഭ്യത',
      traditional: {
        figure: '9 മുതൽ 6 വരെ',
        text: 'പ്രവൃത്തിദിവസം മാത്രം. ഞായറാഴ്ചയോ ഉത്സവദിവസമോ അടച്ച ശേഷമോ വിളിച്ചാൽ വോയ്സ്മെയിൽ.',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'എല്ലാ ദിവസവും എല്ലാ നേരവും. ദീപാവലി രാത്രിയും തിങ്കളാഴ്ച രാവിലത്തെ തിരക്കും ഉൾപ്പെടെ.',
      },
    },
    {
      heading: 'കാത്തിരിപ്പ്',
      traditional: {
        figure: 'ക്യൂവിൽ',
        text: 'ഒരു സ്റ്റാഫിന് ഒരു കോൾ. പതിനൊന്നാമതു വിളിക്കുന്നയാൾ പാട്ടു കേൾക്കും, പിന്നെ കട്ട് ചെയ്യും.',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `കോളുകൾക്ക് ഒരേസമയം മറുപടി. ${claims.queriesResolvedInstantly} ചോദ്യങ്ങളും അപ്പോൾത്തന്നെ തീരും.`,
      },
    },
    {
      heading: 'ഭാഷകൾ',
      traditional: {
        figure: '2-3',
        text: 'ഭാഷകൾ ഒരു ഷിഫ്റ്റിൽ; അതും ഭാഷയറിയുന്നയാൾ അന്നു ഡെസ്കിലുണ്ടെങ്കിൽ.',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'ഇന്ത്യൻ ഭാഷകൾ, ഹിന്ദിയും പഞ്ചാബിയും മറാഠിയും ഉൾപ്പെടെ; ആദ്യത്തെ ഹലോ മുതൽ.',
      },
    },
  ],
}
