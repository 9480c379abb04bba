import { Refusal } from './refusal.ts'

// Most refusals of the control plane are worded in English. The OpenAPI document shows all of these as examples.

export const otherOrigin = (origin: string) =>
  new Refusal('FORBIDDEN', {
    text: `Pages of ${origin} must not call the control plane. Use the console of this mock.`,
  })

/** Of a write to the product. */
export const otherOriginWrite = (origin: string) =>
  new Refusal('FORBIDDEN', { message: ['error.otherOrigin', { origin }] })

/** @param isTopLevel whether a browser navigates to it; it then asks for the token as the password */
export const missingToken = (isTopLevel: boolean) =>
  new Refusal('UNAUTHORIZED', {
    headers: isTopLevel ? [['www-authenticate', 'Basic realm="Control plane of the mock", charset="UTF-8"']] : [],
    text: 'The control plane requires the token that the mock printed at start-up. Send it as "Authorization: Bearer …".',
  })

export const worldExists = (id: string) =>
  new Refusal('CONFLICT', {
    text: `A world named "${id}" already exists. Choose another id, or delete that world first.`,
  })

export const tooManyWorlds = (max: number) =>
  new Refusal('TOO_MANY_WORLDS', {
    text: `There are already ${max} worlds, which is the maximum. Delete worlds that you do not need; unused worlds expire after an hour.`,
  })
