import { Refusal } from '../http/refusal.ts'

// The control plane is in English.

export const worldExists = (id: string) =>
  new Refusal('CONFLICT', {
    text: `A world named "${id}" already exists. Choose another id, or delete that world first.`,
  })

export const tooManyWorlds = (max: number) =>
  new Refusal('TOO_MANY_WORLDS', {
    text: `There are already ${max} worlds, which is the maximum. Delete worlds that you do not need; unused worlds expire after an hour.`,
  })
