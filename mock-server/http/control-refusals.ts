import { Refusal } from './refusal.ts'

// Of the control plane, in English. The OpenAPI document shows them as examples.

export const otherOrigin = (origin: string) =>
  new Refusal('FORBIDDEN', {
    text: `Pages of ${origin} must not call the control plane. Use the console of this mock.`,
  })

/** @param isTopLevel whether a browser navigates to it; it then asks for the token as the password */
export const missingToken = (isTopLevel: boolean) =>
  new Refusal('UNAUTHORIZED', {
    headers: isTopLevel ? [['www-authenticate', 'Basic realm="Control plane of the mock", charset="UTF-8"']] : [],
    text: 'The control plane requires the token that the mock printed at start-up. Send it as "Authorization: Bearer …".',
  })
