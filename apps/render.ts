import { renderPage, type PageRequest } from '#src/app/render-page.tsx'
import type { Site } from '#specs/model/site.ts'
import finLogo from './fin/logo.svg?no-inline'
import govLogo from './gov/logo.svg?no-inline'
import publicLogo from './public/logo.svg?no-inline'

const logos: { readonly [S in Site]: string } = { public: publicLogo, gov: govLogo, fin: finLogo }

/** Renders a page of a site to HTML. */
export const render = ({ site, ...request }: Omit<PageRequest, 'site'> & { readonly site: Site }) =>
  renderPage({ ...request, site: { site, logo: logos[site] } })

export { pagesOfSite } from '#src/app/built-pages.ts'
