import { heroScene } from './hero-ribbons.ts'

export const heroPhone = heroScene({
  id: 'films/hero-phone',
  width: 720,
  height: 900,
  middle: 0.7,
  spread: 0.3,
  calling: '#5E5844',
  answering: '#2D674D',
  words: [
    { words: 'नमस्ते', x: 230, y: 600, size: 84 },
    { words: 'வணக்கம்', x: 500, y: 730, size: 78 },
    { words: 'নমস্কার', x: 210, y: 850, size: 78 },
    { words: 'ನಮಸ್ಕಾರ', x: 510, y: 560, size: 78 },
    { words: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ', x: 280, y: 720, size: 72 },
    { words: 'నమస్కారం', x: 490, y: 850, size: 78 },
    { words: 'നമസ്കാരം', x: 230, y: 570, size: 68 },
    { words: 'નમસ્તે', x: 520, y: 690, size: 80 },
    { words: 'ନମସ୍କାର', x: 230, y: 820, size: 78 },
    { words: 'नमस्कार', x: 500, y: 600, size: 78 },
  ],
})
