import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const exampleCalls: Words['exampleCalls'] = {
  head: {
    title: 'દસ ભારતીય ભાષામાં નમૂનાના કોલ',
    description: `${brand.name} ફોન પર શું બોલે છે, શબ્દેશબ્દ: લખેલા દસ કોલ, લખનૌના ક્લિનિકથી ભુવનેશ્વરના ટૂર બુકિંગ સુધી, દરેક ગુજરાતી અર્થ સાથે.`,
  },
  heading: 'દસ કોલ, શબ્દેશબ્દ',
  lead: 'દરેક કોલ ઉદાહરણ તરીકે લખ્યો છે: એક ધંધો, એક શહેર, અને છેવટે પૂરું થયેલું એક કામ. હોમ પેજ પર તમે એ સાંભળી શકો છો.',
}
