export const states = {
  loading: 'Loading',
  failed: 'This could not be loaded.',
  failedSafe: 'Nothing was lost.',
  tryAgain: 'Try again',
  offline: 'No connection. What you see may be old; it is renewed as soon as the line is back.',
  notFound: 'There is no such page in the desk',
  notFoundHint: 'It may have moved, or the link may be cut off.',
  toStart: 'To the start',
  brokenPage: 'Something in this page went wrong',
  brokenPageHint: 'The rest of the desk still works. If it happens again, reload.',
} as const
