/** Content Security Policy of a built page, as Helmet options: only our own origin, no inline scripts. */
export const contentSecurity = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

type Policy = Readonly<Record<string, readonly string[]>>

/** A policy as a header value. */
const policyHeader = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`)
    .join(';')

const pageHeaders = (policy: Policy, referrerPolicy: string) =>
  [
    ['content-security-policy', policyHeader(policy)],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', referrerPolicy],
    ['cross-origin-opener-policy', 'same-origin'],
  ] as const

/** The headers of a page of the console. */
export const consoleHeaders = (policy: Policy = contentSecurity) => pageHeaders(policy, 'strict-origin')

/** The headers of a page with nothing but a form. Without a referrer, its form would have the origin `null`. */
export const confirmationHeaders = pageHeaders(
  {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  'same-origin',
)
