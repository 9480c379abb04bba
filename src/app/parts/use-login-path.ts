import { useLocation } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'
import { useHydrated } from '../../hydrated.tsx'

/**
 * Path of the login page with the current page as `returnUrl`; the login page keeps its own `returnUrl`. A built page of
 * records does not know which one it is.
 */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  if (!isHydrated || pathname === paths.home()) return paths.login()
  return pathname === paths.login() ? pathname + search : paths.login({ returnUrl: pathname + search })
}
