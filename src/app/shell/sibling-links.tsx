import { useTranslation } from 'react-i18next'
import { worldCookieOf } from '#specs/contract/world-cookie.ts'
import { sites } from '#specs/model/site.ts'
import { readCookie } from '../../cookies.ts'
import { isLoopback } from '../../loopback.ts'
import { useSite } from '../../site.ts'
import { useHydrated } from '../../hydrated.tsx'

/**
 * Links to the other sites on the ports beside this one, and on the developer's machine to the console. The static page
 * does not know its port, so the links appear after the first render.
 */
export const SiblingLinks = () => {
  const { t } = useTranslation()
  const { site } = useSite()
  // The offline build is on any port.
  if (!useHydrated() || location.port === '' || navigator.serviceWorker?.controller) return null
  const { protocol, hostname, port } = location
  const addressAt = (offset: number) => `${protocol}//${hostname}:${Number(port) - sites.indexOf(site) + offset}`
  const links = sites
    .filter((each) => each !== site)
    .map((each) => [t(`brand.${each}`), `${addressAt(sites.indexOf(each))}/`] as const)
  const console = () => {
    const address = new URL(addressAt(-1))
    // The console opens the world of this page.
    const world = readCookie(worldCookieOf(Number(address.port)))
    address.pathname = '/__mock/'
    if (world) address.searchParams.set('world', decodeURIComponent(world))
    return [t('shell.console'), address.href] as const
  }
  const all = isLoopback(hostname) ? [...links, console()] : links
  return (
    <ul aria-label={t('shell.otherSites')} className="flex flex-wrap gap-x-6">
      {all.map(([name, href]) => (
        <li key={href}>
          <a href={href} className="inline-block py-1 hover:text-white hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
