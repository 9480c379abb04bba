import { Refusal } from '../http/refusal.ts'

export const worldExists = (id: string) => new Refusal('CONFLICT', { message: ['control.worldExists', { id }] })

export const tooManyWorlds = (max: number) =>
  new Refusal('TOO_MANY_WORLDS', { message: ['control.tooManyWorlds', { max: String(max) }] })
