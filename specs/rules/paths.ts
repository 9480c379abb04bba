/** The path if it stays on the same origin, else `/`. Prevents open redirects such as `//evil.example`. */
export const safePath = (path: string | null | undefined): string =>
  // oxlint-disable-next-line no-control-regex
  path && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path) ? path : '/'
