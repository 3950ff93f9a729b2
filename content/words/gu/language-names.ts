import type { Words } from '../words.ts'

export const languageNames: Words['languageNames'] = {
  hi: 'હિન્દી',
  ta: 'તમિલ',
  te: 'તેલુગુ',
  bn: 'બંગાળી',
  mr: 'મરાઠી',
  gu: 'ગુજરાતી',
  kn: 'કન્નડ',
  ml: 'મલયાલમ',
  pa: 'પંજાબી',
  or: 'ઓડિયા',
}
