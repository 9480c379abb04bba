import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { siteOfDomain, siteOrigin } from '#specs/model/site-address.ts'
import { useSite } from '../../site.ts'

/**
 * Continues on the site that the parameter `domain` of a link names, if that is another one. Returns whether the page is
 * being left. Anything but one of the sites is ignored, so that the parameter never leads to any other site.
 */
export const useLinkSite = (): boolean => {
  const { site } = useSite()
  const [query] = useSearchParams()
  const domain = query.get('domain')
  // Without a browser the page is rendered without its query.
  const here = domain === null ? null : { site, ...locationParts() }
  const named = here && siteOfDomain(domain, here)
  const origin = here && named && named !== site ? siteOrigin(named, here) : null
  useEffect(() => {
    if (origin !== null) location.replace(origin + location.pathname + location.search)
  }, [origin])
  return origin !== null
}

const locationParts = () => {
  const { protocol, hostname, port } = location
  return { protocol, hostname, port }
}
