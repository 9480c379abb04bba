import * as z from 'zod'
import { captchaAnswer, exchange, health, livingCaptcha, snapshot, storedInquiry } from './control-record.ts'
import { faults, instant, newWorld, world, worldId, worldSettings } from './control-world.ts'
import { del, type Endpoint, get, media, patch, post, problem, put } from './endpoint.ts'
import { persona } from './member.ts'
import { numeric, site } from './wire.ts'

export * from './control-record.ts'
export * from './control-world.ts'

/** 401 without the token, where one is wanted; 403 for a foreign Host or a page of another origin. */
const guarded = { 401: problem, 403: problem }
const ofBody = { 400: problem, ...guarded, 413: problem, 415: problem }
const named = z.object({ id: worldId })
const origin = 'assumed'

/** Where a file of example requests is to send them, and to which world. */
const aimed = z.object({
  origin: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]{1,255}$/)
    .optional()
    .describe('Where the mock is; the address that this was asked at when left out.'),
  world: worldId.optional().describe('default when left out.'),
})

/** What a person or a suite does to the mock. Faults and latency never touch these calls. */
export const control = {
  health: get('/__mock/health', {
    clause: 'control.health',
    origin,
    summary: 'Whether the mock runs',
    responses: { 200: health, ...guarded },
  }),
  createWorld: post('/__mock/worlds', {
    clause: 'control.worlds.create',
    origin,
    summary: 'Create a world',
    body: newWorld,
    responses: { 201: world, ...ofBody, 409: problem, 429: problem },
  }),
  worlds: get('/__mock/worlds', {
    clause: 'control.worlds.list',
    origin,
    summary: 'Every world',
    responses: { 200: z.array(world), ...guarded },
  }),
  world: get('/__mock/worlds/{id}', {
    clause: 'control.worlds.read',
    origin,
    summary: 'One world',
    params: named,
    responses: { 200: world, ...guarded, 404: problem },
  }),
  changeWorld: patch('/__mock/worlds/{id}', {
    clause: 'control.worlds.patch',
    origin,
    summary: 'Change settings of a world',
    params: named,
    body: worldSettings,
    responses: { 200: world, ...ofBody, 404: problem },
  }),
  resetWorld: post('/__mock/worlds/{id}/reset', {
    clause: 'control.worlds.reset',
    origin,
    summary: 'Make a world as it was when created',
    params: named,
    responses: { 200: world, ...guarded, 404: problem },
  }),
  deleteWorld: del('/__mock/worlds/{id}', {
    clause: 'control.worlds.delete',
    origin,
    summary: 'End a world; default is reset instead',
    params: named,
    responses: { 204: null, ...guarded, 404: problem },
  }),
  snapshot: get('/__mock/worlds/{id}/snapshot', {
    clause: 'control.worlds.snapshot',
    origin,
    summary: 'A whole world as JSON',
    params: named,
    responses: { 200: snapshot, ...guarded, 404: problem },
  }),
  restoreSnapshot: put('/__mock/worlds/{id}/snapshot', {
    clause: 'control.worlds.restore',
    origin,
    summary: 'Put a snapshot into a world, whichever world it was taken of',
    params: named,
    body: snapshot,
    responses: { 200: world, ...ofBody, 404: problem },
  }),
  journal: get('/__mock/worlds/{id}/journal', {
    clause: 'control.worlds.journal',
    origin,
    summary: 'The newest 1,000 exchanges, the oldest of them first',
    params: named,
    query: z.object({ operationId: z.string().optional() }),
    responses: { 200: z.array(exchange), 400: problem, ...guarded, 404: problem },
  }),
  storedInquiries: get('/__mock/worlds/{id}/inquiries', {
    clause: 'control.worlds.inquiries',
    origin,
    summary: 'What was submitted, the oldest first',
    params: named,
    responses: { 200: z.array(storedInquiry), ...guarded, 404: problem },
  }),
  storedFile: get('/__mock/worlds/{id}/inquiries/{inquiryId}/files/{index}', {
    clause: 'control.worlds.inquiry-file',
    origin,
    summary: 'One file of a submitted inquiry, byte for byte',
    params: named.extend({ inquiryId: numeric(), index: numeric().min(0).describe('Counted from 0.') }),
    responses: { 200: media('application/octet-stream'), 400: problem, ...guarded, 404: problem },
  }),
  captchas: get('/__mock/worlds/{id}/captchas', {
    clause: 'control.worlds.captchas',
    origin,
    summary: 'The captchas that can still be answered, the newest first',
    params: named,
    responses: { 200: z.array(livingCaptcha), ...guarded, 404: problem },
  }),
  captchaAnswer: get('/__mock/worlds/{id}/captchas/{key}', {
    clause: 'control.worlds.captcha-answer',
    origin,
    summary: 'What solves a captcha',
    params: named.extend({ key: z.string() }),
    responses: { 200: captchaAnswer, ...guarded, 404: problem },
  }),
  replaceFaults: put('/__mock/worlds/{id}/faults', {
    clause: 'control.worlds.faults',
    origin,
    summary: 'Replace the faults; the first that matches a call is played',
    params: named,
    body: faults,
    responses: { 200: faults, ...ofBody, 404: problem },
  }),
  enter: get('/__mock/enter', {
    clause: 'control.enter',
    origin,
    summary: 'Open the product in a world, which is made or changed first',
    query: z.object({
      world: worldId.optional(),
      persona: persona.optional(),
      now: instant.optional(),
      to: z.string().regex(/^\//).optional().describe('A path on the same origin; / when left out.'),
    }),
    responses: { 302: null, 400: problem, ...guarded, 404: problem, 429: problem },
  }),
  sitePorts: get('/__mock/sites', {
    clause: 'control.sites',
    origin,
    summary: 'The ports that the sites have their pages on; none where the mock is alone',
    responses: { 200: z.array(z.object({ site, port: z.int() })), ...guarded },
  }),
  openapiJson: get('/__mock/openapi.json', {
    clause: 'control.openapi-json',
    origin,
    summary: 'The contract as JSON',
    responses: { 200: media('application/json'), ...guarded },
  }),
  openapiYaml: get('/__mock/openapi.yaml', {
    clause: 'control.openapi-yaml',
    origin,
    summary: 'The contract as YAML',
    responses: { 200: media('application/yaml'), ...guarded },
  }),
  httpFile: get('/__mock/contract.http', {
    clause: 'control.contract-http',
    origin,
    summary: 'A request of every call, for REST clients that read .http files',
    query: aimed,
    responses: { 200: media('text/plain'), 400: problem, ...guarded },
  }),
  postman: get('/__mock/postman.json', {
    clause: 'control.postman',
    origin,
    summary: 'A request and an example answer of every call as a Postman collection',
    query: aimed,
    responses: { 200: media('application/json'), 400: problem, ...guarded },
  }),
  console: get('/__mock/', {
    clause: 'control.console',
    origin,
    summary: 'The console',
    responses: { 200: media('text/html'), ...guarded },
  }),
} as const satisfies Record<string, Endpoint>

export type Control = typeof control
export type ControlId = keyof Control
