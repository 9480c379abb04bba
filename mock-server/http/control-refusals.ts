import { Refusal } from './refusal.ts'

// Of the control plane. The OpenAPI document shows them as examples.

export const otherOrigin = (origin: string) =>
  new Refusal('FORBIDDEN', { message: ['control.otherOrigin', { origin }] })

/** @param isTopLevel whether a browser navigates to it; it then asks for the token as the password */
export const missingToken = (isTopLevel: boolean) =>
  new Refusal('UNAUTHORIZED', {
    headers: isTopLevel ? [['www-authenticate', 'Basic realm="Control plane of the mock", charset="UTF-8"']] : [],
    message: 'control.missingToken',
  })

export const worldExists = (id: string) => new Refusal('CONFLICT', { message: ['control.worldExists', { id }] })

export const tooManyWorlds = (max: number) =>
  new Refusal('TOO_MANY_WORLDS', { message: ['control.tooManyWorlds', { max: String(max) }] })
