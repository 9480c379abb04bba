import * as z from 'zod'
import { assumed, get, problem } from './endpoint.ts'
import { fivePartTime, id, textLocale } from './wire.ts'

export const platformTypeCode = z.enum(['VPC', 'CLASSIC', 'BOTH'])
const troubleStatusCode = z.enum(['IN_PROGRESS', 'RESOLVED'])

const location = z.object({ regionName: z.string(), zoneName: z.string().describe('May be empty.') })

const resource = z.object({
  troubleOcrTypeCode: z.string().describe('PORTAL, CONSOLE, ETC or a product resource.'),
  resourceName: z.string(),
  resourceEtcDescription: z
    .string()
    .optional()
    .describe('Description of an ETC resource; pages show it in parentheses after the label.'),
})

export const incident = z
  .object({
    troubleNotiContent: z.object({
      troubleNotiName: z.string(),
      historyList: z.array(z.object({ displayYmdt: fivePartTime, content: z.string() })),
    }),
    locationList: z.array(location),
    platformTypeCode,
    troubleStatusCode,
    startYmdt: fivePartTime,
    targetRecoveryYmdt: fivePartTime.nullable(),
    realRecoveryYmdt: fivePartTime.nullable().describe('null while IN_PROGRESS.'),
    isTargetPassed: assumed(z.boolean().optional()).describe(
      'true while IN_PROGRESS after targetRecoveryYmdt, which pages then say beside it; else false or omitted.',
    ),
    resourceList: z.array(resource),
    locale: textLocale(),
  })
  .meta({ id: 'EventLog' })
export type EventLog = z.infer<typeof incident>

export const incidentItem = z
  .object({
    id: z.int(),
    troubleNotiName: z.string(),
    troubleStatusCode,
    platformTypeCode,
    locationList: z.array(location),
    startYmdt: fivePartTime,
    realRecoveryYmdt: fivePartTime.nullable(),
    locale: textLocale(),
  })
  .meta({ id: 'EventLogItem' })
export type EventLogItem = z.infer<typeof incidentItem>

export const eventLog = {
  eventLog: get('/api/event-log/{id}', {
    clause: 'call.event-log.detail',
    origin: 'product',
    summary: 'An incident with its history',
    notes:
      '404 for an unknown incident. Pages also accept 200 with another code and content null, and then show nothing; a server need not return it.',
    params: z.object({ id: id() }),
    responses: {
      200: z.object({
        code: z.string().describe('SUCCESS if there is content.'),
        content: incident.nullable(),
        message: assumed(z.string().optional()),
      }),
      400: problem,
      404: problem,
    },
  }),
  eventLogs: get('/api/event-log', {
    clause: 'call.event-log.list',
    origin: 'assumed',
    summary: 'Incidents, the ongoing ones first',
    order: 'the ongoing ones first, then by startYmdt, newest first',
    responses: { 200: z.array(incidentItem) },
    cache: 'records',
  }),
}
