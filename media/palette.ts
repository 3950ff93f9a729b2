export const palette = {
  paper: '#FBF9F4',
  ink: '#0F1F18',
  muted: '#55645C',
  green950: '#08241A',
  green800: '#0F4A35',
  green600: '#17805A',
  green300: '#8FD9B0',
  mint: '#E4F4E9',
  saffron: '#F08A24',
  saffronSoft: '#FDEBD3',
  onSaffron: '#221100',
} as const
