/**
 * Headers of every answer: OWASP Secure Headers Project, list of 2026. What is missing of it, and why, says
 * `docs/security.md`.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // Of what is no page; pages have their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Other sites get only the origin, without the path: partners need it for attribution.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // Popups of the scheduler and the machine inspector keep their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
}

/** The policy of a file of the content that is opened on its own: a vector picture runs no script. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
