import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} பிளான்',
  inside: '{minutes}\u00a0நிமிடம் அடக்கம்',
  extra: 'கூடுதல் {minutes}\u00a0நிமிடம் ×\u00a0{rate}',
  noExtra: 'கூடுதல் நிமிடம் இல்லை',
  used: '{minutes} / {free} பயன்பட்டது',
  total: 'மாத மொத்தம்',
}
