import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'મફત ટેસ્ટ કોલ મેળવો',
  /** For the worked example of the page. */
  price: 'મહિને {amount}, ગણતરી સાથે',
  othersHeading: 'બીજાં ક્ષેત્રો',
  sumPlan: 'કિંમતના પેજ પરના આજના પ્લાન પ્રમાણે ગણેલું.',
  sumLink: 'તમારા આંકડા મૂકી જુઓ',
  tryForFree: {
    heading: `${brand.name} મફત અજમાવો`,
    text: 'અમારા SaaS પ્લેટફોર્મ પર થોડી\u00a0જ મિનિટમાં AI વોઇસ એજન્ટ બનાવો: તમારો સમય, ભાવ અને રોજના સવાલ આપો, નંબર પસંદ કરો અને ફોન કરી જુઓ.',
    action: 'સંપર્ક કરો',
  },
}
