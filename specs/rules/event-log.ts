import type { TFunction } from 'i18next'
import type { EventLog } from '../contract/event-log.ts'

/** Labels of the platforms, the same in every language. */
export const platformLabels: { readonly [P in EventLog['platformTypeCode']]: string } = {
  VPC: 'VPC',
  CLASSIC: 'Classic',
  BOTH: 'Both',
}

type Resource = EventLog['resourceList'][number]

/** The types of resources that are no product. */
const isOwnType = (code: string): code is 'PORTAL' | 'CONSOLE' | 'ETC' => ['PORTAL', 'CONSOLE', 'ETC'].includes(code)

/**
 * All affected resources on one line, in every language joined by a comma and a space: a product by its name, any other by
 * the label of its type, after which ETC has its description in parentheses.
 */
export const resourceLine = (resources: readonly Resource[], t: TFunction): string =>
  resources
    .map(({ troubleOcrTypeCode, resourceName, resourceEtcDescription }) => {
      if (!isOwnType(troubleOcrTypeCode)) return resourceName.trim() || troubleOcrTypeCode
      const label = t(`eventLog.resources.${troubleOcrTypeCode}`)
      const description = troubleOcrTypeCode === 'ETC' && resourceEtcDescription?.trim()
      return description ? `${label}(${description})` : label
    })
    .join(', ')

/** A place of an incident: its region and, if there is one, its zone. */
export const locationLabel = ({ regionName, zoneName }: EventLog['locationList'][number]): string =>
  [regionName, zoneName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')
