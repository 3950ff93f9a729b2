import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number} પર તમારો કોલ',
  steps: { asked: 'વિનંતી', ringing: 'રિંગ', talking: 'વાતચીત', ended: 'પૂરો' },
  states: {
    person: 'અમારી ટીમમાંથી કોઈ તમને કોલ કરશે',
    queued: 'તમારો કોલ લાઇનમાં છે',
    dialling: 'તમારો નંબર જોડાય છે',
    ringing: 'તમારો ફોન રણકે છે',
    talking: 'તમે કોલ પર છો',
    ended: 'કોલ પૂરો થયો',
    missed: 'કોલ લાગ્યો નહીં',
    unheard: 'કોલનું શું થયું, એની ખબર નથી',
  },
  notes: {
    person: `અહીં કોલ અમારી ટીમ જાતે કરે છે: કોઈ ફ્રી થતાં\u00a0જ તમને કોલ કરશે, આજે રાતે ${callingHours.to - 12} સુધી, નહીં તો કાલે સવારે ${callingHours.from}થી.`,
    personLater:
      'અહીં કોલ અમારી ટીમ જાતે કરે છે. કોલ શરૂ થવાનો સમય: {time}. એ પછી કોઈ ફ્રી થતાં\u00a0જ તમને કોલ કરશે.',
    queued: 'લાઇન ખાલી થતાં\u00a0જ તમને કોલ આવશે.',
    queuedLater: 'તમને કોલ આવશે: {time}, અથવા એ પછી લાઇન ખાલી થતાં\u00a0જ.',
    dialling: 'એક મિનિટમાં ફોન રણકવો જોઈએ. ફોન પાસે રાખો.',
    ringing: `ફોન ઉપાડો: ${brand.name} લાઇન પર છે.`,
    talking: 'તમારા ગ્રાહકો જે પૂછે એ\u00a0જ પૂછો. “keep it” બોલશો, તો વાતચીત પછી અહીં દેખાશે.',
    ended: 'વાતચીત અહીં બતાવાતી નથી: કોલ પર “keep it” બોલાયું હોય તો\u00a0જ દેખાય છે.',
    missed: 'ફોન ઊપડ્યો નહીં, લાઇન વ્યસ્ત હતી કે નેટવર્ક ન મળ્યું. એક કલાક પછી ફરી કોલ માગી શકો.',
    unheard: 'લાઇન તરફથી કોઈ જાણ થઈ નથી. ફોન ન રણક્યો હોય, તો એક કલાક પછી ફરી કોલ માગી શકો.',
  },
  said: 'શું વાત થઈ',
  speakers: { user: 'તમે', model: brand.name },
  back: 'ફોર્મ પર પાછા જાઓ',
}
