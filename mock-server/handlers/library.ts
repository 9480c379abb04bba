import type { library } from '#specs/contract/index.ts'
import { notYet, type Handlers } from '../handler.ts'

export const libraryHandlers = {
  library: notYet,
  file: notYet,
} satisfies Handlers<typeof library>
