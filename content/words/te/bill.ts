import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} ప్లాన్',
  inside: '{minutes} నిమిషాలు ఇందులోనే',
  extra: '{minutes} అదనపు నిమిషాలు ×\u00a0{rate}',
  noExtra: 'అదనపు నిమిషాలు లేవు',
  used: '{free}లో {minutes} వాడారు',
  total: 'నెలకు మొత్తం',
}
