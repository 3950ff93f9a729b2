import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'પૂછપરછ મોકલો',
    description: 'તમારા ગ્રાહકો શેના માટે ફોન કરે છે એ કહો. અમે ફોન કે ઈમેલથી જવાબ આપીશું.',
    heading: 'અમારો સંપર્ક કરો',
  },
  demoCall: {
    title: 'મફત ટેસ્ટ કોલ મેળવો',
    description: `તમારો મોબાઇલ નંબર આપો, અને એક મિનિટમાં ${brand.name}ને ફોન પર સાંભળો.`,
    heading: 'મફત ટેસ્ટ કોલ મેળવો',
  },
  enquiryThanks: {
    title: 'તમારી પૂછપરછ મોકલાઈ ગઈ',
    description: 'તમારી પૂછપરછ અમને મળી છે. આ પેજ પર લખેલા સમયની અંદર જવાબ આપીશું.',
    heading: 'આભાર',
  },
  demoCallThanks: {
    title: 'તમારો ટેસ્ટ કોલ આવી રહ્યો છે',
    description: 'તમારો મોબાઇલ નંબર મળ્યો છે. આ પેજ પર લખ્યા મુજબ કોલ આવશે. ફોન પાસે રાખો.',
    heading: 'આભાર',
  },
  reference: 'તમારો રેફરન્સ: {id}',
  action: 'હોમ પેજ પર પાછા',
  /** Said above a form that could not be taken, whatever was typed. */
  problems: {
    notFromHere: 'આ અમારા પેજ પરથી આવ્યું ન હતું, એટલે કશું મોકલાયું નથી. અહીંથી મોકલો.',
    tooMany: 'તમારા કનેક્શન પરથી ઘણી બધી વિનંતી આવી. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    unexpected: 'કંઈક ભૂલ થઈ. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    notStored: 'અત્યારે કશું સાચવી શકાતું નથી. એક મિનિટ પછી ફરી પ્રયત્ન કરો.',
    tooLarge: 'આટલું લાંબું મોકલી શકાતું નથી. થોડું ટૂંકું લખો.',
    paused: 'ટેસ્ટ કોલ હાલ પૂરતા બંધ છે. થોડી વાર પછી પ્રયત્ન કરો.',
    notWanted: 'આ નંબર પર કોલ ન કરવાનું કહેવાયું છે.',
    notDialled: 'કોલ લાગી શક્યો નહીં. એક મિનિટ પછી ફરી પ્રયત્ન કરો.',
  },
}
