import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'നിങ്ങൾക്ക് മാസം എത്ര\u00a0വരും?',
  lead: 'സ്ലൈഡർ നീക്കൂ, അല്ലെങ്കിൽ നിങ്ങളുടെ സംഖ്യകൾ ടൈപ്പ് ചെയ്യൂ. കണക്ക് കൺമുന്നിൽ തെളിയും. ഈ പേജിന്റെ വിലാസത്തിൽ അതു സൂക്ഷിച്ചിരിക്കും; കൂടെ ജോലി ചെയ്യുന്നവർക്ക് അയച്ചുകൊടുക്കാം.',
  minutes: { label: 'മാസം എത്ര മിനിറ്റ്', hint: 'എല്ലാ കോളും ചേർത്ത്' },
  calls: { label: 'ഒരേസമയം എത്ര കോൾ', hint: 'ഏറ്റവും തിരക്കുള്ള മണിക്കൂറിൽ' },
  recommended: 'നിങ്ങളുടെ പ്ലാൻ',
  action: '{plan} വേണം, മാസം {amount}',
  actionCustom: `${enterprise.name} വില ചോദിക്കൂ`,
  /** What the enquiry carries. */
  topic: '{plan}, മാസം {minutes} മിനിറ്റ്, ഒരേസമയം {calls} കോൾ, {amount}',
  print: 'ക്വട്ടേഷൻ PDF',
  quotation: 'ഒരു മാസത്തെ ക്വട്ടേഷൻ',
  quotationNote:
    'പ്രിന്റ് ചെയ്ത ദിവസം പ്രസിദ്ധീകരിച്ചിരുന്ന വിലകൾ. ഞങ്ങൾ നിങ്ങൾക്കു സ്ഥിരീകരിച്ചു തന്ന ശേഷമേ ഈ വില ഉറപ്പാകൂ.',
  copy: 'കണക്കിന്റെ ലിങ്ക് കോപ്പി ചെയ്യുക',
  copied: 'ലിങ്ക് കോപ്പി ചെയ്തു.',
  notCopied: 'ലിങ്ക് കോപ്പി ചെയ്യാനായില്ല. അഡ്രസ് ബാറിൽ അതുണ്ട്.',
  custom: 'സംസാരിച്ച് ഉറപ്പിക്കുന്ന വില',
  customText: `ഒരേസമയം ${count(pro.concurrentCalls)}\u00a0കോളിൽ കൂടുതലുണ്ടെങ്കിൽ ${enterprise.name} വേണം: വിളിക്കുന്നവർ എത്രയോ അത്രയും ലൈൻ, അളവിനൊത്ത മിനിറ്റ് നിരക്ക്.`,
  reasons: {
    cheapest: 'ഇത്രയും മിനിറ്റിന് ചെലവു കുറഞ്ഞ പ്ലാൻ.',
    lines: 'ഇത്രയും ലൈനുള്ള ആദ്യത്തെ പ്ലാൻ.',
  },
  people: {
    heading: 'ആളെ വെച്ചാൽ എത്ര?',
    one: 'ഒരു സ്റ്റാഫ്',
    many: '{count}\u00a0സ്റ്റാഫ്, ഒരേസമയം വരുന്ന ഓരോ കോളിനും ഒരാൾ',
    each: `ഒരാൾക്ക് മാസം ${rupees(traditionalRupeesPerAgent)}`,
    saved: 'മാസംതോറും {amount} ലാഭം.',
    dearer: `ശമ്പളത്തേക്കാൾ {amount} കൂടുതൽ. ഇത്രയും കോളുണ്ടെങ്കിൽ ഞങ്ങളോട് ${enterprise.name} ചോദിക്കൂ, അല്ലെങ്കിൽ കുറെ കോളുകൾ സ്റ്റാഫ് തന്നെ എടുക്കട്ടെ.`,
  },
}
