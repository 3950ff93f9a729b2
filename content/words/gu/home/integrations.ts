import { brand } from '../../../facts/brand.ts'
import type { Words } from '../../words.ts'

export const integrations: Words['home']['integrations'] = {
  heading: 'શેની શેની સાથે જોડાય છે',
  lead: `તમે જે વાપરો છો, ${brand.name} એમાંથી વાંચે છે અને એમાં લખે છે.`,
  reads: 'વાંચે',
  writes: 'લખે',
  kinds: {
    crm: {
      name: 'CRM સિસ્ટમ',
      text: 'ફોન કરનાર ઓળખાય, કોલ નોંધાય, આગળનું કામ નક્કી થાય.',
      reads: 'નામ, જૂની વાતો, કોણ સંભાળે છે',
      writes: 'કોલ, સારાંશ, આગળનું કામ',
    },
    'help-desk': {
      name: 'હેલ્પ ડેસ્ક સોફ્ટવેર',
      text: 'ટિકિટ ખૂલે, ટેગ થાય અને બંધ થાય.',
      reads: 'ખુલ્લી ટિકિટ, સ્થિતિ',
      writes: 'ટિકિટ, ટેગ, જવાબ',
    },
    'knowledge-base': {
      name: 'નોલેજ બેઝ',
      text: 'જવાબો તમારાં\u00a0જ પેજ પરથી.',
      reads: 'પેજ, પોલિસી, ભાવ',
      writes: 'જવાબ વગરના સવાલો',
    },
    'e-commerce': {
      name: 'ઈ-કોમર્સ પ્લેટફોર્મ',
      text: 'ઓર્ડર, રિટર્ન અને સ્ટોક, લાઇવ જોઈને.',
      reads: 'ઓર્ડર, સ્ટોક, કુરિયરની સ્થિતિ',
      writes: 'સરનામું, સમય, રિટર્ન',
    },
    messaging: {
      name: 'મેસેજિંગ એપ',
      text: 'ગ્રાહકો ચેટ કરે છે ત્યાં એ\u00a0જ એજન્ટ.',
      reads: 'મેસેજ, ફોટા',
      writes: 'જવાબ, લિંક, રિમાઇન્ડર',
    },
    'custom-api': {
      name: 'તમારા API',
      text: 'તમારી પોતાની સિસ્ટમ, HTTP પર, બંને બાજુએ.',
      reads: 'તમે જે ખુલ્લું મૂકો એ',
      writes: 'તમે જેની છૂટ આપો એ',
    },
  },
}
