/** A path of the same origin, or home: what an address asks for is never a way out (`//evil.example`, `/\evil.example`). */
export const safePath = (path: string | null | undefined): string =>
  // oxlint-disable-next-line no-control-regex
  path && /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path) ? path : '/'
