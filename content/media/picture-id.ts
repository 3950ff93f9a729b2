/** Pictures that no collection brings. */
export const drawnPictures = [
  'pictures/logo',
  'pictures/logo-mono',
  'pictures/logo-reversed',
  'pictures/logo-wordmark',
  'pictures/logo-wordmark-reversed',
  'pictures/social',
] as const

/** An entry of a collection has a picture of its own name. */
export type PictureId =
  | (typeof drawnPictures)[number]
  | `pictures/${'articles' | 'industries'}/${string}`
