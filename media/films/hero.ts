import { heroScene } from './hero-ribbons.ts'

export const hero = heroScene({
  id: 'films/hero',
  width: 1280,
  height: 720,
  middle: 0.6,
  spread: 0.5,
})
