import { useQuery } from '@tanstack/react-query'
import { sitePortsQuery } from './queries.ts'

/** Pages that `npm start` serves beside the console. */
export const documents = {
  start: '/docs/',
  requirements: '/docs/requirements.html',
  statements: '/docs/statements.html',
  results: '/report/',
} as const

/** Whether they are served: they are where the sites are. */
export const useHasDocuments = (): boolean => (useQuery(sitePortsQuery).data ?? []).length > 0
