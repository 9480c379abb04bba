import * as z from 'zod'
import { agentAnswer, answered, mail } from './control-mail.ts'
import { coverage } from './control-coverage.ts'
import { editableKind, editableRecords } from './control-editable.ts'
import {
  captchaAnswer,
  differences,
  exchange,
  health,
  activeCaptcha,
  kept,
  keptAs,
  snapshot,
  storedInquiry,
} from './control-record.ts'
import { requirementSection } from './control-requirements.ts'
import { faults } from './control-fault.ts'
import { enterQuery, scenario } from './control-scenario.ts'
import { newWorld, world, worldId, worldSettings } from './control-world.ts'
import { del, type Endpoint, get, media, patch, post, problem, put, ranged } from './endpoint.ts'
import { operationId } from './operation-id.ts'
import { locale, numeric, pattern, site } from './wire.ts'

export * from './control-coverage.ts'
export * from './control-editable.ts'
export * from './control-fault.ts'
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

const coverageQuery = z.object({
  operationId: operationId.optional().describe('Returns only this operation.'),
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
    notes: 'GET /__mock/health returns name, status ok, version, uptimeMs, worlds and worldCookie.',
    origin,
    summary: 'Health check',
    responses: { 200: health, ...guarded },
  }),
  createWorld: post('/__mock/worlds', {
    notes: 'POST /__mock/worlds creates a world and returns it with 201.',
    origin,
    summary: 'Create a world',
    body: newWorld,
    responses: { 201: world, ...withBody, 409: problem, 429: problem },
  }),
  worlds: get('/__mock/worlds', {
    notes: 'GET /__mock/worlds lists the worlds.',
    origin,
    summary: 'List all worlds',
    responses: { 200: z.array(world), ...guarded },
  }),
  world: get('/__mock/worlds/{id}', {
    notes: 'GET /__mock/worlds/{id} returns one world.',
    origin,
    summary: 'Get a world',
    params: worldParams,
    responses: { 200: world, ...guarded, 404: problem },
  }),
  changeWorld: patch('/__mock/worlds/{id}', {
    notes: 'PATCH /__mock/worlds/{id} changes some settings of a world and returns it.',
    origin,
    summary: 'Change settings of a world',
    params: worldParams,
    body: worldSettings,
    responses: { 200: world, ...withBody, 404: problem },
  }),
  resetWorld: post('/__mock/worlds/{id}/reset', {
    notes: 'POST /__mock/worlds/{id}/reset resets a world to its initial state.',
    origin,
    summary: 'Reset a world to its initial state',
    params: worldParams,
    responses: { 200: world, ...guarded, 404: problem },
  }),
  deleteWorld: del('/__mock/worlds/{id}', {
    notes: 'DELETE /__mock/worlds/{id} removes a world and returns 204.',
    origin,
    summary: 'Delete a world; default is reset instead',
    params: worldParams,
    responses: { 204: null, ...guarded, 404: problem },
  }),
  snapshot: get('/__mock/worlds/{id}/snapshot', {
    notes: 'GET /__mock/worlds/{id}/snapshot returns the whole world as JSON.',
    origin,
    summary: 'Complete state of a world as JSON',
    params: worldParams,
    responses: { 200: snapshot, ...guarded, 404: problem },
  }),
  restoreSnapshot: put('/__mock/worlds/{id}/snapshot', {
    notes: 'PUT /__mock/worlds/{id}/snapshot restores a world from its snapshot.',
    origin,
    summary: 'Restore a snapshot of any world into this world, which is created if it does not exist',
    params: worldParams,
    body: snapshot,
    responses: { 200: world, ...withBody, 429: problem },
  }),
  journal: get('/__mock/worlds/{id}/journal', {
    notes: 'GET /__mock/worlds/{id}/journal returns every exchange of a world.',
    origin,
    summary: 'The last 1,000 exchanges, oldest first',
    params: worldParams,
    query: z.object({
      operationId: operationId.optional().describe('Returns only the exchanges of this operation.'),
      after: numeric(z.int().min(0))
        .optional()
        .describe('Only exchanges with a higher number. All of them if no exchange has this number yet.'),
      limit: numeric(z.int().min(1)).optional().describe('Only so many exchanges: the last ones.'),
    }),
    responses: { 200: z.array(exchange), 400: problem, ...guarded, 404: problem },
  }),
  differences: get('/__mock/worlds/{id}/differences', {
    notes:
      'GET /__mock/worlds/{id}/differences returns where the responses of a back end differ from those of the mock, each with its exchange, field, kind, both values and clauses.',
    origin,
    summary: 'Where back ends, to which requests were forwarded, differ from the mock',
    params: worldParams,
    responses: { 200: differences, ...guarded, 404: problem },
  }),
  keepAnswer: post('/__mock/worlds/{id}/journal/{number}/keep', {
    notes:
      'POST /__mock/worlds/{id}/journal/{number}/keep makes the answer of an exchange, such as one of a back end, a record of the world, a fault or a step. It is kept as the journal has it: with personal values masked, and without headers.',
    origin,
    summary: 'Keep the answer of an exchange as a record, a fault or a step',
    params: worldParams.extend({ number: numeric(z.int().min(1)).describe('The number of the exchange.') }),
    body: z.strictObject({ as: keptAs }),
    responses: { 200: kept, ...withBody, 404: problem },
  }),
  clearJournal: del('/__mock/worlds/{id}/journal', {
    notes: 'DELETE /__mock/worlds/{id}/journal deletes the exchanges of a world, changes nothing else and returns 204.',
    origin,
    summary: 'Delete the exchanges of a world',
    params: worldParams,
    responses: { 204: null, ...guarded, 404: problem },
  }),
  restoreJournal: post('/__mock/worlds/{id}/journal/restore', {
    notes:
      'POST /__mock/worlds/{id}/journal/restore restores the deleted exchanges with a higher number than after, as long as the journal keeps them, and returns 204.',
    origin,
    summary: 'Restore deleted exchanges, as long as the journal keeps them',
    params: worldParams,
    query: z.object({
      after: numeric(z.int().min(0)).optional().describe('Only exchanges with a higher number. All by default.'),
    }),
    responses: { 204: null, 400: problem, ...guarded, 404: problem },
  }),
  worldCoverage: get('/__mock/worlds/{id}/coverage', {
    notes:
      'GET /__mock/worlds/{id}/coverage returns which statuses, codes, names and values of the contract the requests of a world met, which they never met, and which requests broke a rule.',
    origin,
    summary: 'What the clients of a world met, never met and did wrongly',
    params: worldParams,
    query: coverageQuery,
    responses: { 200: coverage, 400: problem, ...guarded, 404: problem },
  }),
  clearWorldCoverage: del('/__mock/worlds/{id}/coverage', {
    notes: 'DELETE /__mock/worlds/{id}/coverage forgets what was counted in a world and returns 204.',
    origin,
    summary: 'Forget what was counted in a world',
    params: worldParams,
    responses: { 204: null, ...guarded, 404: problem },
  }),
  coverage: get('/__mock/coverage', {
    notes:
      'GET /__mock/coverage returns the same for all worlds together, also for those that were deleted since it was cleared.',
    origin,
    summary: 'What the clients of all worlds met, never met and did wrongly',
    query: coverageQuery,
    responses: { 200: coverage, 400: problem, ...guarded },
  }),
  clearCoverage: del('/__mock/coverage', {
    notes: 'DELETE /__mock/coverage forgets what was counted in all worlds and returns 204.',
    origin,
    summary: 'Forget what was counted in all worlds',
    responses: { 204: null, ...guarded },
  }),
  storedInquiries: get('/__mock/worlds/{id}/inquiries', {
    notes: 'GET /__mock/worlds/{id}/inquiries returns the inquiries with every field as received.',
    origin,
    summary: 'Submitted inquiries, oldest first',
    params: worldParams,
    responses: { 200: z.array(storedInquiry), ...guarded, 404: problem },
  }),
  storedFile: get('/__mock/worlds/{id}/inquiries/{inquiryId}/files/{index}', {
    notes:
      'GET /__mock/worlds/{id}/inquiries/{inquiryId}/files/{index} returns a file as it was sent, as an attachment.',
    origin,
    summary: 'A file of a submitted inquiry',
    params: worldParams.extend({
      inquiryId,
      index: numeric(z.int().min(0)).describe('Starts at 0.'),
    }),
    responses: { ...ranged(media('application/octet-stream')), 400: problem, ...guarded, 404: problem },
  }),
  answerInquiry: post('/__mock/worlds/{id}/inquiries/{inquiryId}/answers', {
    notes:
      'POST /__mock/worlds/{id}/inquiries/{inquiryId}/answers answers an inquiry as an agent, in writing or by phone.',
    origin,
    summary: 'Answer an inquiry as an agent, in writing or by phone; the sender gets an email',
    params: worldParams.extend({ inquiryId }),
    body: agentAnswer,
    responses: { 201: answered, ...withBody, 404: problem },
  }),
  mails: get('/__mock/worlds/{id}/mails', {
    notes: 'GET /__mock/worlds/{id}/mails returns the emails of a world, oldest first.',
    origin,
    summary: 'Emails that the product has sent, oldest first',
    params: worldParams,
    responses: { 200: z.array(mail), ...guarded, 404: problem },
  }),
  editableRecords: get('/__mock/worlds/{id}/records', {
    notes:
      'GET /__mock/worlds/{id}/records returns the inquiries, incidents, bills, notices or the signed-in user of a world with the fields that a form can change.',
    origin,
    summary: 'Records of a kind with the fields that a form can change; changing the world sets them',
    params: worldParams,
    query: z.object({ kind: editableKind.describe('The kind of the records.') }),
    responses: { 200: editableRecords, 400: problem, ...guarded, 404: problem },
  }),
  captchas: get('/__mock/worlds/{id}/captchas', {
    notes: 'GET /__mock/worlds/{id}/captchas lists the captcha keys that can still be answered, with their values.',
    origin,
    summary: 'Captchas that have not expired, newest first',
    params: worldParams,
    responses: { 200: z.array(activeCaptcha), ...guarded, 404: problem },
  }),
  captchaAnswer: get('/__mock/worlds/{id}/captchas/{key}', {
    notes: 'GET /__mock/worlds/{id}/captchas/{key} returns type, value, verified and expiresAt of a captcha.',
    origin,
    summary: 'Answer of a captcha',
    params: worldParams.extend({ key: z.string().describe('The key of the captcha.') }),
    responses: { 200: captchaAnswer, ...guarded, 404: problem },
  }),
  replaceFaults: put('/__mock/worlds/{id}/faults', {
    notes: 'PUT /__mock/worlds/{id}/faults replaces the faults of a world.',
    origin,
    summary: 'Replace the faults; the first that matches a request applies',
    params: worldParams,
    body: faults,
    responses: { 200: faults, ...withBody, 404: problem },
  }),
  enter: get('/__mock/enter', {
    notes: 'GET /__mock/enter sets the cookie of a world and redirects to a path of the same origin.',
    origin,
    summary:
      'Create or change a world, then open the product in it; a link of another site opens a page that asks first',
    query: enterQuery,
    responses: { 200: media('text/html'), 302: null, 400: problem, ...guarded, 404: problem, 429: problem },
  }),
  enterConfirmed: post('/__mock/enter', {
    notes: 'POST /__mock/enter accepts the same query as GET, sets the cookie of the world and redirects with 303.',
    origin,
    summary: 'The same by a form of the mock, such as that of the page that asks first',
    query: enterQuery,
    responses: { 303: null, 400: problem, ...guarded, 404: problem, 429: problem },
  }),
  scenarios: get('/__mock/scenarios', {
    notes: 'GET /__mock/scenarios returns every scenario.',
    origin,
    summary: 'List the scenarios',
    responses: { 200: z.array(scenario), ...guarded },
  }),
  requirements: get('/__mock/requirements', {
    notes:
      'GET /__mock/requirements returns the sentences of the requirements by section, with a page, the clauses with operations, rules and scenarios, and every message in every language at the clause or the sentence that it is about.',
    origin,
    summary: 'The requirements, section by section',
    responses: { 200: z.array(requirementSection), ...guarded },
  }),
  sitePorts: get('/__mock/sites', {
    notes: 'GET /__mock/sites returns the port of each site, or an empty list if the mock serves no pages.',
    origin,
    summary: 'Ports of the site pages; empty for a standalone mock',
    responses: { 200: z.array(z.object({ site, port: z.int() })), ...guarded },
  }),
  openapiJson: get('/__mock/openapi.json', {
    notes: 'GET /__mock/openapi.json returns the contract as JSON.',
    origin,
    summary: 'The contract as JSON',
    query: documentQuery,
    responses: { ...ranged(media('application/json')), 304: null, 400: problem, ...guarded },
  }),
  openapiYaml: get('/__mock/openapi.yaml', {
    notes: 'GET /__mock/openapi.yaml returns the contract as YAML.',
    origin,
    summary: 'The contract as YAML',
    query: documentQuery,
    responses: { ...ranged(media('application/yaml')), 304: null, 400: problem, ...guarded },
  }),
  contractCodes: get('/__mock/contract/codes.json', {
    notes:
      'GET /__mock/contract/codes.json returns the codes of inquiry categories, FAQ categories and types, with their names and sites.',
    origin,
    summary: 'The codes of inquiry categories, FAQ categories and types, with their names and sites',
    responses: { ...ranged(media('application/json')), 304: null, ...guarded },
  }),
  contractMessages: get('/__mock/contract/messages.json', {
    origin,
    summary: 'What a server says, in each language',
    notes:
      'GET /__mock/contract/messages.json returns, by language, the messages of `codes`, those of failed `rules`, those for other `values` that the contract does not allow, and the texts of `mails`. Placeholders are in double braces.',
    query: z.object({ language: locale.optional().describe('Only this language, without its name around it.') }),
    responses: { ...ranged(media('application/json')), 304: null, 400: problem, ...guarded },
  }),
  contractRecords: get('/__mock/contract/records.json', {
    origin,
    summary: 'The records of a new world, for the test environment of a back end',
    notes:
      '`data` has the shape of the setting `data` of a world. A user signs in with the first of `passwords` of `data.accounts`; `names` are those of people and companies in each language.',
    responses: { ...ranged(media('application/json')), 304: null, ...guarded },
  }),
  contractRecordsSchema: get('/__mock/contract/records.schema.json', {
    origin,
    summary: 'The JSON schema of records.json, with what each field means',
    notes: 'GET /__mock/contract/records.schema.json returns the schema that every field of the records has a row in.',
    responses: { ...ranged(media('application/json')), 304: null, ...guarded },
  }),
  httpFile: get('/__mock/contract.http', {
    notes: 'GET /__mock/contract.http returns a request of every operation for REST clients.',
    origin,
    summary: 'Example requests of all operations as an .http file',
    query: exampleTarget,
    responses: { ...ranged(media('text/plain')), 400: problem, ...guarded },
  }),
  postman: get('/__mock/postman.json', {
    notes: 'GET /__mock/postman.json returns a collection of format 2.1 with a folder for each area.',
    origin,
    summary: 'Example requests and responses of all operations as a Postman collection',
    query: exampleTarget,
    responses: { ...ranged(media('application/json')), 400: problem, ...guarded },
  }),
  console: get('/__mock/', {
    notes: 'GET /__mock/ returns the console.',
    origin,
    summary: 'The console',
    responses: { 200: media('text/html'), ...guarded },
  }),
} as const satisfies Record<string, Endpoint>

export type Control = typeof control
export type ControlId = keyof Control
