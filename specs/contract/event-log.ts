import * as z from 'zod'
import { assumed, get, problem } from './endpoint.ts'
import { fivePartTime, id, writtenIn } from './wire.ts'

export const platformTypeCode = z.enum(['VPC', 'CLASSIC', 'BOTH'])
export const troubleStatusCode = z.enum(['IN_PROGRESS', 'RESOLVED'])

const location = z.object({ regionName: z.string(), zoneName: z.string().describe('May be empty.') })

const resource = z.object({
  troubleOcrTypeCode: z.string().describe('PORTAL, CONSOLE, ETC or a product resource.'),
  resourceName: z.string(),
  resourceEtcDescription: z.string().optional().describe('Shown in parentheses after the label of ETC.'),
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
    resourceList: z.array(resource),
    locale: writtenIn(),
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
    locale: writtenIn(),
  })
  .meta({ id: 'EventLogItem' })
export type EventLogItem = z.infer<typeof incidentItem>

export const eventLog = {
  eventLog: get('/api/event-log/{id}', {
    clause: 'call.event-log.detail',
    origin: 'product',
    summary: 'One incident with its history',
    params: z.object({ id: id() }),
    responses: {
      200: z.object({
        code: z.string().describe('Any other code than SUCCESS leaves the page empty.'),
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
    responses: { 200: z.array(incidentItem) },
  }),
}
