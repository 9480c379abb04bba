import type { notice } from '#specs/contract/index.ts'
import { notYet, type Handlers } from '../handler.ts'

export const noticeHandlers = {
  notices: notYet,
  notice: notYet,
} satisfies Handlers<typeof notice>
