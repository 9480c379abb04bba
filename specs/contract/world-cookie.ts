import { defaultPort } from '../model/site-address.ts'

/**
 * Name of the cookie with the world of a browser, by the first port of a mock; undefined for the port that its scheme
 * implies. Browsers send cookies to every port of a host, so that each mock on it has a name of its own.
 */
export const worldCookieOf = (port: number | undefined): string =>
  port === undefined || port === defaultPort ? 'mock-world' : `mock-world-${port}`

/** Whether a cookie is one of any mock on this host, also of one that is gone. */
export const isWorldCookie = (name: string): boolean => /^mock-world(?:-\d+)?(?:-gone)?$/.test(name)
