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

/** Whether the component is loaded. It is loaded once the visitor uses the page, or when `load` is called. */
export const useLate = <Props extends object>(component: Late<Props>): boolean => {
  const isUsed = useIsUsed()
  useEffect(
    () => (isUsed ? whenIdle(() => void component.load().catch(() => undefined)) : undefined),
    [component, isUsed],
  )
  return useSyncExternalStore(component.subscribe, component.isLoaded, () => false)
}
