import { useLocation } from 'react-router-dom'
import { paths } from '#specs/rules/paths.ts'

/** Path of the login page with a page as `returnUrl`; the login page keeps its own `returnUrl`. */
export const loginPathFrom = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  if (pathname === paths.login()) return pathname + search
  return paths.login({ returnUrl: pathname === paths.home() ? undefined : pathname + search })
}

/** Path of the login page with the current page as `returnUrl`. */
export const useLoginPath = (): string => loginPathFrom(useLocation())
