/** The first letters of the scripts of the ten languages: the brand's name means the first. */
export const firstLetters = [
  { language: 'hi', letter: 'अ' },
  { language: 'ta', letter: 'அ' },
  { language: 'te', letter: 'అ' },
  { language: 'bn', letter: 'অ' },
  { language: 'gu', letter: 'અ' },
  { language: 'kn', letter: 'ಅ' },
  { language: 'ml', letter: 'അ' },
  { language: 'pa', letter: 'ਅ' },
  { language: 'or', letter: 'ଅ' },
  { language: 'en', letter: 'A' },
] as const
