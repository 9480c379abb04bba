import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from '../../when-idle.ts'
import { useIsUsed } from '../../when-used.ts'

/** A component that no page needs for its first render, in a chunk of its own. */
export interface Late<Props> {
  readonly isLoaded: () => boolean
  /** Loads the component. After a failure, the next call tries again. */
  readonly load: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  /** The component. It can be rendered as soon as it is loaded. */
  readonly Loaded: ComponentType<Props>
}

export const late = <Props extends object>(importComponent: () => Promise<ComponentType<Props>>): Late<Props> => {
  let Component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const load = async () => {
    Component = await importComponent()
    for (const listener of listeners) listener()
  }
  return {
    isLoaded: () => Component !== undefined,
    load: () =>
      (loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    Loaded: (props) => Component && <Component {...props} />,
  }
}

/**
 * Whether the component is loaded. It is loaded once the visitor uses the page, or when `load` is called; what is seen by
 * those who do nothing, when the browser is idle.
 */
export const useLate = <Props extends object>(component: Late<Props>, when: 'used' | 'idle' = 'used'): boolean => {
  const isWanted = useIsUsed() || when === 'idle'
  useEffect(
    () => (isWanted ? whenIdle(() => void component.load().catch(() => undefined)) : undefined),
    [component, isWanted],
  )
  return useSyncExternalStore(component.subscribe, component.isLoaded, () => false)
}
