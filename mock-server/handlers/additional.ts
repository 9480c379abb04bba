import type { additional } from '#specs/contract/index.ts'
import { notYet, type Handlers } from '../handler.ts'

export const additionalHandlers = {
  additionalCondition: notYet,
  submitAdditional: notYet,
} satisfies Handlers<typeof additional>
