import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} ਪਲਾਨ',
  inside: '{minutes} ਮਿੰਟ ਸ਼ਾਮਲ',
  extra: '{minutes} ਵਾਧੂ ਮਿੰਟ × {rate}',
  noExtra: 'ਕੋਈ ਵਾਧੂ ਮਿੰਟ ਨਹੀਂ',
  used: '{free} ਵਿੱਚੋਂ {minutes} ਵਰਤੇ',
  total: 'ਮਹੀਨੇ ਦਾ ਕੁੱਲ ਖ਼ਰਚਾ',
}
