import * as z from 'zod'
import { agentAnswer, answered, mail } from './control-mail.ts'
import { editableKind, editableRecords } from './control-editable.ts'
import {
  captchaAnswer,
  differences,
  exchange,
  health,
  activeCaptcha,
  snapshot,
  storedInquiry,
} from './control-record.ts'
import { requirementSection } from './control-requirements.ts'
import { enterQuery, scenario } from './control-scenario.ts'
import { faults, newWorld, operationId, world, worldId, worldSettings } from './control-world.ts'
import { del, type Endpoint, get, media, patch, post, problem, put, ranged } from './endpoint.ts'
import { numeric, pattern, site } from './wire.ts'

export * from './control-editable.ts'
export * from './control-mail.ts'
export * from './control-record.ts'
export * from './control-requirements.ts'
export * from './control-scenario.ts'
export * from './control-world.ts'

/** 401 without the required token; 403 for an unknown Host or a cross-origin page. */
const guarded = { 401: problem, 403: problem }
const withBody = { 400: problem, ...guarded, 413: problem, 415: problem }
const worldParams = z.object({ id: worldId.describe('The id of the world.') })
const inquiryId = numeric(z.int()).describe('The reference number of a received inquiry.')
const origin = 'assumed'

/** Origin and world of the example requests in a file. */
const exampleTarget = z.object({
  origin: pattern(/^https?:\/\/[\w.:[\]-]{1,255}$/, 'validation.origin')
    .optional()
    .describe('The origin of the mock; by default that of this request.'),
  world: worldId.optional().describe('The id of the world that the first request creates. Random by default.'),
})

const documentQuery = z.object({
  tags: z
    .array(z.string())
    .max(21)
    .optional()
    .describe('Tags of the operations to include; a minus sign before a tag excludes it: -control.'),
})

/** The control plane of the mock, for developers and tests. Faults and latency do not affect it. */
export const control = {
  health: get('/__mock/health', {
    clause: 'control.health',
    origin,
    summary: 'Health check',
    responses: { 200: health, ...guarded },
  }),
  createWorld: post('/__mock/worlds', {
    clause: 'control.worlds.create',
    origin,
    summary: 'Create a world',
    body: newWorld,
    responses: { 201: world, ...withBody, 409: problem, 429: problem },
  }),
  worlds: get('/__mock/worlds', {
    clause: 'control.worlds.list',
    origin,
    summary: 'List all worlds',
    responses: { 200: z.array(world), ...guarded },
  }),
  world: get('/__mock/worlds/{id}', {
    clause: 'control.worlds.read',
    origin,
    summary: 'Get a world',
    params: worldParams,
    responses: { 200: world, ...guarded, 404: problem },
  }),
  changeWorld: patch('/__mock/worlds/{id}', {
    clause: 'control.worlds.patch',
    origin,
    summary: 'Change settings of a world',
    params: worldParams,
    body: worldSettings,
    responses: { 200: world, ...withBody, 404: problem },
  }),
  resetWorld: post('/__mock/worlds/{id}/reset', {
    clause: 'control.worlds.reset',
    origin,
    summary: 'Reset a world to its initial state',
    params: worldParams,
    responses: { 200: world, ...guarded, 404: problem },
  }),
  deleteWorld: del('/__mock/worlds/{id}', {
    clause: 'control.worlds.delete',
    origin,
    summary: 'Delete a world; default is reset instead',
    params: worldParams,
    responses: { 204: null, ...guarded, 404: problem },
  }),
  snapshot: get('/__mock/worlds/{id}/snapshot', {
    clause: 'control.worlds.snapshot',
    origin,
    summary: 'Complete state of a world as JSON',
    params: worldParams,
    responses: { 200: snapshot, ...guarded, 404: problem },
  }),
  restoreSnapshot: put('/__mock/worlds/{id}/snapshot', {
    clause: 'control.worlds.restore',
    origin,
    summary: 'Restore a snapshot of any world into this world, which is created if it does not exist',
    params: worldParams,
    body: snapshot,
    responses: { 200: world, ...withBody, 429: problem },
  }),
  journal: get('/__mock/worlds/{id}/journal', {
    clause: 'control.worlds.journal',
    origin,
    summary: 'The last 1,000 exchanges, oldest first',
    params: worldParams,
    query: z.object({
      operationId: operationId.optional().describe('Returns only the exchanges of this operation.'),
      after: numeric(z.int().min(0))
        .optional()
        .describe('Only exchanges with a higher number. All of them if no exchange has this number yet.'),
    }),
    responses: { 200: z.array(exchange), 400: problem, ...guarded, 404: problem },
  }),
  differences: get('/__mock/worlds/{id}/differences', {
    clause: 'control.forward.differences',
    origin,
    summary: 'Where back ends, to which requests were forwarded, differ from the mock',
    params: worldParams,
    responses: { 200: differences, ...guarded, 404: problem },
  }),
  clearJournal: del('/__mock/worlds/{id}/journal', {
    clause: 'control.worlds.clear-journal',
    origin,
    summary: 'Delete the exchanges of a world',
    params: worldParams,
    responses: { 204: null, ...guarded, 404: problem },
  }),
  restoreJournal: post('/__mock/worlds/{id}/journal/restore', {
    clause: 'control.worlds.restore-journal',
    origin,
    summary: 'Restore deleted exchanges, as long as the journal keeps them',
    params: worldParams,
    query: z.object({
      after: numeric(z.int().min(0)).optional().describe('Only exchanges with a higher number. All by default.'),
    }),
    responses: { 204: null, 400: problem, ...guarded, 404: problem },
  }),
  storedInquiries: get('/__mock/worlds/{id}/inquiries', {
    clause: 'control.worlds.inquiries',
    origin,
    summary: 'Submitted inquiries, oldest first',
    params: worldParams,
    responses: { 200: z.array(storedInquiry), ...guarded, 404: problem },
  }),
  storedFile: get('/__mock/worlds/{id}/inquiries/{inquiryId}/files/{index}', {
    clause: 'control.worlds.inquiry-file',
    origin,
    summary: 'A file of a submitted inquiry',
    params: worldParams.extend({
      inquiryId,
      index: numeric(z.int().min(0)).describe('Starts at 0.'),
    }),
    responses: { ...ranged(media('application/octet-stream')), 400: problem, ...guarded, 404: problem },
  }),
  answerInquiry: post('/__mock/worlds/{id}/inquiries/{inquiryId}/answers', {
    clause: 'control.worlds.answer',
    origin,
    summary: 'Answer an inquiry as an agent, in writing or by phone; the sender gets an email',
    params: worldParams.extend({ inquiryId }),
    body: agentAnswer,
    responses: { 201: answered, ...withBody, 404: problem },
  }),
  mails: get('/__mock/worlds/{id}/mails', {
    clause: 'control.worlds.mails',
    origin,
    summary: 'Emails that the product has sent, oldest first',
    params: worldParams,
    responses: { 200: z.array(mail), ...guarded, 404: problem },
  }),
  editableRecords: get('/__mock/worlds/{id}/records', {
    clause: 'control.worlds.records',
    origin,
    summary: 'Records of a kind with the fields that a form can change; changing the world sets them',
    params: worldParams,
    query: z.object({ kind: editableKind.describe('The kind of the records.') }),
    responses: { 200: editableRecords, 400: problem, ...guarded, 404: problem },
  }),
  captchas: get('/__mock/worlds/{id}/captchas', {
    clause: 'control.worlds.captchas',
    origin,
    summary: 'Captchas that have not expired, newest first',
    params: worldParams,
    responses: { 200: z.array(activeCaptcha), ...guarded, 404: problem },
  }),
  captchaAnswer: get('/__mock/worlds/{id}/captchas/{key}', {
    clause: 'control.worlds.captcha-answer',
    origin,
    summary: 'Answer of a captcha',
    params: worldParams.extend({ key: z.string().describe('The key of the captcha.') }),
    responses: { 200: captchaAnswer, ...guarded, 404: problem },
  }),
  replaceFaults: put('/__mock/worlds/{id}/faults', {
    clause: 'control.worlds.faults',
    origin,
    summary: 'Replace the faults; the first that matches a request applies',
    params: worldParams,
    body: faults,
    responses: { 200: faults, ...withBody, 404: problem },
  }),
  enter: get('/__mock/enter', {
    clause: 'control.enter',
    origin,
    summary:
      'Create or change a world, then open the product in it; a link of another site opens a page that asks first',
    query: enterQuery,
    responses: { 200: media('text/html'), 302: null, 400: problem, ...guarded, 404: problem, 429: problem },
  }),
  enterConfirmed: post('/__mock/enter', {
    clause: 'control.enter.confirmed',
    origin,
    summary: 'The same by a form of the mock, such as that of the page that asks first',
    query: enterQuery,
    responses: { 303: null, 400: problem, ...guarded, 404: problem, 429: problem },
  }),
  scenarios: get('/__mock/scenarios', {
    clause: 'control.scenarios',
    origin,
    summary: 'List the scenarios',
    responses: { 200: z.array(scenario), ...guarded },
  }),
  requirements: get('/__mock/requirements', {
    clause: 'control.requirements',
    origin,
    summary: 'The requirements, section by section',
    responses: { 200: z.array(requirementSection), ...guarded },
  }),
  sitePorts: get('/__mock/sites', {
    clause: 'control.sites',
    origin,
    summary: 'Ports of the site pages; empty for a standalone mock',
    responses: { 200: z.array(z.object({ site, port: z.int() })), ...guarded },
  }),
  openapiJson: get('/__mock/openapi.json', {
    clause: 'control.openapi-json',
    origin,
    summary: 'The contract as JSON',
    query: documentQuery,
    responses: { ...ranged(media('application/json')), 304: null, 400: problem, ...guarded },
  }),
  openapiYaml: get('/__mock/openapi.yaml', {
    clause: 'control.openapi-yaml',
    origin,
    summary: 'The contract as YAML',
    query: documentQuery,
    responses: { ...ranged(media('application/yaml')), 304: null, 400: problem, ...guarded },
  }),
  contractCodes: get('/__mock/contract/codes.json', {
    clause: 'control.contract-codes',
    origin,
    summary: 'The codes of inquiry categories, FAQ categories and types, with their names and sites',
    responses: { ...ranged(media('application/json')), 304: null, ...guarded },
  }),
  contractRecords: get('/__mock/contract/records.json', {
    clause: 'control.contract-records',
    origin,
    summary: 'The records of a new world, for the test environment of a back end',
    notes:
      '`data` has the shape of the setting `data` of a world. A user signs in with the first of `passwords` of `data.accounts`; `names` are those of people and companies in each language.',
    responses: { ...ranged(media('application/json')), 304: null, ...guarded },
  }),
  httpFile: get('/__mock/contract.http', {
    clause: 'control.contract-http',
    origin,
    summary: 'Example requests of all operations as an .http file',
    query: exampleTarget,
    responses: { ...ranged(media('text/plain')), 400: problem, ...guarded },
  }),
  postman: get('/__mock/postman.json', {
    clause: 'control.postman',
    origin,
    summary: 'Example requests and responses of all operations as a Postman collection',
    query: exampleTarget,
    responses: { ...ranged(media('application/json')), 400: problem, ...guarded },
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
