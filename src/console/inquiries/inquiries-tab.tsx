import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { inquiriesQuery, worldQuery } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { InquiryPanel } from './inquiry-panel.tsx'

/** Inquiries submitted in the selected world, newest first. */
export const InquiriesTab = () => {
  const { world } = useConsoleParams()
  const { data: state } = useQuery(worldQuery(world))
  const { data, error } = useQuery(inquiriesQuery(world, state?.inquiries ?? 0))
  if (error) return <Refused error={error} />
  if (!data) return <Skeleton className="h-40 w-full" />
  if (data.length === 0) return <EmptyState text="No inquiries have been submitted in this world." />
  return data.toReversed().map((inquiry) => <InquiryPanel key={inquiry.inquiryId} world={world} inquiry={inquiry} />)
}
