import type { eventLog } from '#specs/contract/index.ts'
import { notYet, type Handlers } from '../handler.ts'

export const eventLogHandlers = {
  eventLog: notYet,
  eventLogs: notYet,
} satisfies Handlers<typeof eventLog>
