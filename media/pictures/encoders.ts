import type { Sharp } from 'sharp'

export const encoders = {
  // Flat colour and hard edges: full chroma keeps saffron lines clean on green.
  avif: (image: Sharp) => image.avif({ quality: 62, effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp) => image.webp({ quality: 86, effort: 6, smartSubsample: true }),
} as const
