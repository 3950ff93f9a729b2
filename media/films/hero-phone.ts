import { heroScene } from './hero-ribbons.ts'

export const heroPhone = heroScene({
  id: 'films/hero-phone',
  width: 720,
  height: 900,
  middle: 0.5,
  spread: 0.5,
})
