/** Pictures that no collection brings. */
export const drawnPictures = [
  'pictures/logo',
  'pictures/logo-mono',
  'pictures/logo-reversed',
  'pictures/logo-wordmark',
  'pictures/logo-wordmark-reversed',
  'pictures/social',

  'pictures/features/inbound-calls',
  'pictures/features/outbound-calls',
  'pictures/features/appointments',
  'pictures/features/crm-sync',
  'pictures/features/call-analytics',
  'pictures/features/chat-automation',
  'pictures/features/multilingual-chat',
  'pictures/features/email-classification',
  'pictures/features/suggested-replies',
  'pictures/features/priority-routing',

  'pictures/services/customer-support',
  'pictures/services/appointment-management',
  'pictures/services/delivery-updates',
  'pictures/services/hotels-and-restaurants',
] as const

/** An entry of a collection has a picture of its own name. */
export type PictureId =
  | (typeof drawnPictures)[number]
  | `pictures/${'articles' | 'industries' | 'integrations'}/${string}`
