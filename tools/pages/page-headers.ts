import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { contentSecurity } from '#mock-server/http/content-security.ts'

/** The policy of pages that run these scripts, and only those of our own origin besides. */
export const pagePolicy = (scripts: readonly string[], exceptions: Readonly<Record<string, string[]>> = {}) => ({
  ...contentSecurity,
  ...exceptions,
  scriptSrc: ["'self'", ...scripts],
})

/** Adds the security headers of pages and their files. */
export const pageHeaders = (policy: ReturnType<typeof pagePolicy>): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin' },
  })
