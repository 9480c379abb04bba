import type { Endpoint } from '#specs/contract/endpoint.ts'
import { myPageParts, type AccessRule } from '#specs/model/my-page-parts.ts'

/** The access rule of an operation, if a signed-in user may not be enough; undefined otherwise. */
export const accessOf = ({ part }: Endpoint): AccessRule | undefined => {
  const rule = part === undefined ? {} : myPageParts[part]
  return Object.keys(rule).length === 0 ? undefined : rule
}

/** An access rule as a sentence. */
export const accessSentence = ({ role, country, site, isMainAccount }: AccessRule): string => {
  const conditions = [
    site && `on a site other than ${site}`,
    country && `to users of a country other than ${country}`,
    isMainAccount && 'to sub-accounts',
    role && `to users without a role that begins with ${role}`,
  ].filter((condition) => condition !== undefined)
  return `Returned ${conditions.join(', and ')}.`
}

/** What an operation requires of the visitor: a session, or optionally one. Undefined if it ignores sessions. */
export const securityOf = ({ responses, session, path }: Endpoint) => {
  if (path.startsWith('/__mock')) return [{}, { controlToken: [] }]
  if (401 in responses) return [{ session: [] }]
  return session === 'optional' || session === 'ends' ? [{}, { session: [] }] : undefined
}

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'The session of a signed-in visitor. A back end chooses the name of the cookie and how visitors sign in; required is only that later requests of the same visitor are signed in, on every site. Clients send the cookies of the back end as they are.',
    'x-name-free': true,
  },
  controlToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of the control plane, if the mock requires one. Browsers may send it as the password of Basic.',
  },
} as const
