import { heroScene } from './hero-ribbons.ts'

export const hero = heroScene({
  id: 'films/hero',
  width: 1280,
  height: 720,
  middle: 0.66,
  spread: 0.44,
  calling: '#7A7056',
  answering: '#37795B',
  words: [
    { words: 'नमस्ते', x: 800, y: 170, size: 92 },
    { words: 'வணக்கம்', x: 1060, y: 330, size: 84 },
    { words: 'নমস্কার', x: 760, y: 640, size: 80 },
    { words: 'ನಮಸ್ಕಾರ', x: 1080, y: 120, size: 84 },
    { words: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ', x: 960, y: 560, size: 76 },
    { words: 'నమస్కారం', x: 800, y: 250, size: 84 },
    { words: 'നമസ്കാരം', x: 1060, y: 420, size: 76 },
    { words: 'નમસ્તે', x: 820, y: 680, size: 88 },
    { words: 'ନମସ୍କାର', x: 1100, y: 220, size: 84 },
    { words: 'नमस्कार', x: 980, y: 620, size: 84 },
  ],
})
