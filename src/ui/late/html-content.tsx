import { useEffect, useState, type ComponentProps } from 'react'
import type { HtmlContent as Real } from '../content/html-content.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { late, useLate } from './late.tsx'

const htmlContent = late(async () => (await import('../content/html-content.tsx')).HtmlContent)

/** Sanitised HTML inside something closed. Call `loadHtmlContent` when that opens. */
export const HtmlContent = (props: ComponentProps<typeof Real>) =>
  useLate(htmlContent) ? <htmlContent.Loaded {...props} /> : <Skeleton className="h-6 w-full" />

export const loadHtmlContent = (): void => void htmlContent.load().catch(() => undefined)

/** Loads the component for content that a page shows at once. */
export const useHtmlContent = () => {
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    void htmlContent.load().catch(() => setFailed(true))
  }
  useEffect(() => void htmlContent.load().catch(() => setFailed(true)), [])
  return { isLoaded: useLate(htmlContent), hasFailed, load }
}
