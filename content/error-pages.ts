export const notFound = {
  heading: 'Page Not Found',
  text: 'The line is fine, but nobody lives at this address. It may have moved, or the link lost a letter on its way.',
  action: { label: 'Return To HomePage', to: '/home' },
} as const

export const unexpectedError = {
  heading: 'Unexpected Application Error!',
  text: 'Something on our side broke while this page was drawn. Nothing you sent is lost. Please reload, or start again from the home page.',
  action: { label: 'Return To HomePage', to: '/home' },
} as const
