/** Calls back when the browser has nothing else to do. The result cancels it. */
export const whenIdle = (callback: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: 2000 })
  return () => cancelIdleCallback(request)
}
