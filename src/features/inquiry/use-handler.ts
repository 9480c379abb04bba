import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that keeps its identity and calls the latest `handler`. For event handlers; never call it while rendering. */
export const useHandler = <Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
