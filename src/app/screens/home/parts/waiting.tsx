import type { ReactNode } from 'react'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'

/** As high as a line of text that has not arrived. */
export const Waiting = () => <Skeleton className="my-1.5 h-4 w-44" />

/** The line with the latest notice, as high without it. */
export const NoticeLine = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-7 min-w-0 items-center max-md:basis-full">{children}</div>
)
