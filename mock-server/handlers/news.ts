import type { news } from '#specs/contract/index.ts'
import { notYet, type Handlers } from '../handler.ts'

export const newsHandlers = {
  latestNews: notYet,
  cachedNews: notYet,
  newsTypes: notYet,
  newsItem: notYet,
} satisfies Handlers<typeof news>
