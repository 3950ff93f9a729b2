import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'અમને\u00a0જ કેમ પસંદ કરશો?',
  traditionalTitle: 'જૂની રીત',
  ourTitle: `${brand.name}ની રીત`,
  topics: [
    {
      heading: 'કિંમત',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'દર મહિને, દરેક કર્મચારીના. તાલીમ, નોકરી છોડી જનારા અને નાઇટ શિફ્ટનો ખર્ચ અલગ.',
      },
      ours: {
        figure: `${rupees(base.monthly)}થી`,
        text: `દર મહિને, ${base.freeMinutes} મફત મિનિટ સાથે. પછી મિનિટના ${rupees(rupeesPerExtraMinute)}.`,
      },
    },
    {
      heading: 'કામનો સમય',
      traditional: {
        figure: '9થી 6',
        text: 'કામના દિવસોમાં. રવિવાર, તહેવાર અને બંધ થયા પછીનો કલાક વોઇસમેલમાં જાય.',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'રોજેરોજ, ચોવીસે કલાક. દિવાળીની રાત અને સોમવાર સવારની ભીડ પણ.',
      },
    },
    {
      heading: 'રાહ જોવાનો સમય',
      traditional: {
        figure: 'લાઇનમાં',
        text: 'એક કર્મચારી, એક કોલ. અગિયારમો ફોન કરનાર સંગીત સાંભળે, પછી ફોન મૂકી દે.',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `કોલનો એકસાથે જવાબ. ${claims.queriesResolvedInstantly} સવાલો તરત ઊકલે છે.`,
      },
    },
    {
      heading: 'ભાષાઓ',
      traditional: {
        figure: '2 કે 3',
        text: 'ભાષાઓ એક શિફ્ટમાં, એ પણ એ દિવસે એ માણસ હાજર હોય તો.',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'ભારતીય ભાષાઓ, હિન્દી, પંજાબી અને મરાઠી સહિત, પહેલા નમસ્તેથી\u00a0જ.',
      },
    },
  ],
}
