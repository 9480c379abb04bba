import { regionName } from '#fixtures/regions.ts'
import type { EventLog } from '#specs/contract/event-log.ts'
import type { eventLog } from '#specs/contract/index.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { Site } from '#specs/model/site.ts'
import { instantOf } from '#specs/rules/time.ts'
import type { Handlers } from './handler.ts'
import { localized } from './localized.ts'
import { Refusal } from '../http/refusal.ts'
import type { IncidentRecord } from '../worlds/model.ts'

const locationList = ({ locations }: IncidentRecord, site: Site, locale: Locale) =>
  locations.flatMap(({ regionCode, zoneName }) => {
    const name = regionName(site, regionCode)
    return name ? [{ regionName: localized(name, locale).text, zoneName }] : []
  })

/** An incident is resolved once it has a time of recovery. */
const statusOf = ({ realRecoveryYmdt }: IncidentRecord) => (realRecoveryYmdt === null ? 'IN_PROGRESS' : 'RESOLVED')

const isTargetPassed = ({ targetRecoveryYmdt, realRecoveryYmdt }: IncidentRecord, now: number) =>
  targetRecoveryYmdt !== null && realRecoveryYmdt === null && instantOf(targetRecoveryYmdt) < now

const content = (record: IncidentRecord, site: Site, locale: Locale, now: number): EventLog => ({
  troubleNotiContent: {
    troubleNotiName: localized(record.name, locale).text,
    historyList: record.history.map(({ displayYmdt, content: text }) => ({
      displayYmdt,
      content: localized(text, locale).text,
    })),
  },
  locationList: locationList(record, site, locale),
  platformTypeCode: record.platformTypeCode,
  troubleStatusCode: statusOf(record),
  startYmdt: record.startYmdt,
  targetRecoveryYmdt: record.targetRecoveryYmdt,
  realRecoveryYmdt: record.realRecoveryYmdt,
  ...(isTargetPassed(record, now) && { isTargetPassed: true }),
  resourceList: record.resources.map(({ troubleOcrTypeCode, resourceName, description }) => ({
    troubleOcrTypeCode,
    resourceName: localized(resourceName, locale).text,
    ...(description && { resourceEtcDescription: localized(description, locale).text }),
  })),
  locale: localized(record.name, locale).locale,
})

export const eventLogHandlers = {
  eventLog: ({ world, site, locale, params: { id } }) => {
    const record = world.tables.incidents.get(id)
    if (!record?.sites.includes(site)) throw new Refusal('NOT_FOUND')
    if (record.failure) throw new Refusal('NOT_FOUND', { text: localized(record.failure, locale).text })
    const { code } = record
    return { code, content: code === 'SUCCESS' ? content(record, site, locale, world.clock.now()) : null }
  },
  // Incidents without content are not listed, but a client may still know their URL.
  eventLogs: ({ world, site, locale }) =>
    world.tables.incidents.rows
      .filter(({ sites, code, failure }) => sites.includes(site) && code === 'SUCCESS' && !failure)
      .map((record) => ({
        id: record.id,
        troubleNotiName: localized(record.name, locale).text,
        troubleStatusCode: statusOf(record),
        platformTypeCode: record.platformTypeCode,
        locationList: locationList(record, site, locale),
        startYmdt: record.startYmdt,
        realRecoveryYmdt: record.realRecoveryYmdt,
        locale: localized(record.name, locale).locale,
      })),
} satisfies Handlers<typeof eventLog>
