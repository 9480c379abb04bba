import { useCallback, useState, type RefCallback } from 'react'

/** Height of an element in px, updated when it changes; 0 while it is not shown. */
export const useHeight = (): readonly [measured: RefCallback<HTMLElement>, height: number] => {
  const [height, setHeight] = useState(0)
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setHeight(0)
    }
  }, [])
  return [measured, height]
}
