/** On every page and call. The content security policy is the page's own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn nothing. Our own may: under no-referrer a form would post with Origin: null.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
}

/**
 * Two years, only where the visitor came by https. Browsers that ship with a domain on their preload
 * list keep it for months after it is taken off, so that is for the owner to ask for.
 */
export const strictTransport = (preload: boolean): string =>
  `max-age=63072000; includeSubDomains${preload ? '; preload' : ''}`

/** What an answer says besides, to somebody who came by https: names and values in turn. */
export const httpsHeaders = (isSecure: boolean, preload: boolean): readonly string[] =>
  isSecure ? ['Strict-Transport-Security', strictTransport(preload)] : []

/** On files that pages load: what governs a document says nothing about them, and costs on each. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
