import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'કસ્ટમર સપોર્ટ માટે AI\u00a0વોઇસ\u00a0એજન્ટ',
  description: `${facts.name} ભારતના બિઝનેસ માટે AI એજન્ટ છે. એ દસથી વધુ ભારતીય ભાષાઓમાં, રાત-દિવસ, ગ્રાહકોને કોલ, ચેટ અને ઈમેલ પર જવાબ આપે છે.`,
  feed: `${facts.name} બ્લોગ`,
}
