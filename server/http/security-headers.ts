/** On every page and call. The content security policy is the page's own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The origin alone: a form that the browser posts itself then says where it comes from.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
}

/** Two years, as the preload list asks; only where the visitor came by https. */
export const strictTransport = 'max-age=63072000; includeSubDomains; preload'

/** On files that pages load: what governs a document says nothing about them, and costs on each. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
