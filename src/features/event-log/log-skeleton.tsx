import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Stands in for a log while it loads, without any text. */
export const LogSkeleton = () => (
  <div aria-busy className="flex flex-col gap-6">
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="h-56 w-full rounded-lg" />
    <Skeleton className="h-6 w-32" />
    <Skeleton className="h-20 w-full max-w-[46rem]" />
  </div>
)
