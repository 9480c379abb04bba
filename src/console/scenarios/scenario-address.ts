import type { Scenario } from '#specs/contract/control.ts'
import type { Site } from '#specs/model/site.ts'
import { controlAddress } from '../call-control.ts'

interface SitePort {
  readonly site: Site
  readonly port: number
}

/** URL that opens a scenario on a site, or on this origin if the mock serves no pages. */
export const scenarioAddress = ({ name }: Scenario, at: SitePort | undefined): string => {
  const origin = at === undefined ? location.origin : `${location.protocol}//${location.hostname}:${at.port}`
  return origin + controlAddress('enter', { query: { scenario: name } })
}
