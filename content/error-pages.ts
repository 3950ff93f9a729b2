import { homePath } from './page-info.ts'

export const notFound = {
  heading: 'Page Not Found',
  text: 'The line is fine, but nobody lives at this address. It may have moved, or the link lost a letter on its way.',
  action: { label: 'Return To HomePage', to: homePath },
} as const

export const unexpectedError = {
  heading: 'Unexpected Application Error!',
  text: 'Something on our side broke while this page was drawn. Nothing you sent is lost. Please reload, or start again from the home page.',
  action: { label: 'Return To HomePage', to: homePath },
} as const

/** Said when a part of our code could not be fetched, and the page goes on without any of it. */
export const incompletePage =
  'Part of this page did not load: please reload it. Links and forms still work.'
