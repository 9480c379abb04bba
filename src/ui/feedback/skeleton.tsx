/** Placeholder of content that is loading. Give it the final size. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden className={`block animate-pulse rounded-sm bg-line ${className}`} />
)

/** Placeholder of several lines of text; the last one is shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden className="flex flex-col">
    {Array.from({ length: lines }, (_, index) => (
      // As high as a line of body text, so that nothing shifts when the text arrives.
      <span key={index} className="flex h-[1.6em] items-center">
        <Skeleton className={index === lines - 1 && lines > 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      </span>
    ))}
  </span>
)
