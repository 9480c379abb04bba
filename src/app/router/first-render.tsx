import { createContext, use, useLayoutEffect } from 'react'

/** Called when the first screen, or the failure page in its place, can be used. */
export const FirstRender = createContext<() => void>(() => undefined)

/** Reports the first render. Place it inside the Suspense boundary: React hydrates what is inside after what is outside. */
export const ReportFirstRender = () => {
  const report = use(FirstRender)
  useLayoutEffect(() => report(), [report])
  return null
}
