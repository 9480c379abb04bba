import type { EventLog } from '../contract/event-log.ts'

/** Labels of the platforms, the same in every language. */
export const platformLabels: { readonly [P in EventLog['platformTypeCode']]: string } = {
  VPC: 'VPC',
  CLASSIC: 'Classic',
  BOTH: 'Both',
}

type Resource = EventLog['resourceList'][number]

/** An affected resource: its name, or for the type ETC the type with the description in parentheses. */
const resourceLabel = ({ troubleOcrTypeCode, resourceName, resourceEtcDescription }: Resource): string => {
  if (troubleOcrTypeCode !== 'ETC') return resourceName.trim() || troubleOcrTypeCode
  const description = resourceEtcDescription?.trim()
  return description ? `ETC(${description})` : 'ETC'
}

/** All affected resources on one line, in every language joined by a comma and a space. */
export const resourceLine = (resources: readonly Resource[]): string => resources.map(resourceLabel).join(', ')

/** A place of an incident: its region and, if there is one, its zone. */
export const locationLabel = ({ regionName, zoneName }: EventLog['locationList'][number]): string =>
  [regionName, zoneName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')
