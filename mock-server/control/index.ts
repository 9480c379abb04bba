import { concatBytes, portableBase64 } from '../http/bytes.ts'
import { type Control, type EnterQuery, type Exchange, type WorldSettings, control } from '#specs/contract/control.ts'
import { scenarios } from '#fixtures/scenarios/index.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract, type OperationId } from '#specs/contract/index.ts'
import { jsonOf, redirect } from '../http/responses.ts'
import type { MockResponse, MockRequest } from '../http/request.ts'
import type { Handler, ParsedRequest } from '../handlers/handler.ts'
import { contentDisposition } from '../http/content-disposition.ts'
import { answerInquiry } from '../handlers/mails/answer-inquiry.ts'
import { mailView } from '../handlers/mails/outbox.ts'
import { publicAddress, type MockOptions } from '../options.ts'
import { isEarly } from '../pipeline/cross-origin.ts'
import { refuseOtherHosts } from '../pipeline/faults/hosts.ts'
import { unknownParameters } from '../pipeline/parse-query.ts'
import { Refusal, refusalOf } from '../http/refusal.ts'
import { sites } from '#specs/model/site.ts'
import { coverageOf } from '#specs/rules/coverage.ts'
import { elapsedMs } from '../worlds/clock.ts'
import { totalCounts, type CoverageCounts } from '../worlds/coverage.ts'
import { changeWorld } from '../worlds/fill.ts'
import { readSnapshot, restore } from '../worlds/snapshot.ts'
import { snapshotText } from '../worlds/snapshot-text.ts'
import type { World } from '../worlds/world.ts'
import type { Worlds } from '../worlds/worlds.ts'
import { isFromElsewhere, pageOrigin } from '../http/origin.ts'
import { confirmEntry, enter, refuseUnencoded, type Entered } from './enter.ts'
import { keepAnswer } from './keep.ts'
import { editableView, captchaView, worldView } from './views.ts'
import { contractDocument, exported, missingConsole, targetOf } from './exports.ts'

/** Input of a control plane handler. */
export type ControlInput<E extends Endpoint> = ParsedRequest<E> & {
  readonly request: MockRequest
  readonly worlds: Worlds
  readonly options: MockOptions
}

type ControlHandler<E extends Endpoint> = (
  input: ControlInput<E>,
) => ReturnType<Handler<E>> | MockResponse | Promise<Awaited<ReturnType<Handler<E>>> | MockResponse>

const enterHere = (worlds: Worlds, query: EnterQuery, options: MockOptions) => {
  refuseOtherHosts(query.faults ?? [], options, (i) => `faults.${i}`)
  return enter(worlds, query)
}

const redirectInto = (
  status: 302 | 303,
  { id, site, path }: Entered,
  { request, options }: Pick<ControlInput<Endpoint>, 'request' | 'options'>,
) => {
  const { origin, basePath } = publicAddress(options)
  const secure = options.isSecure || origin?.startsWith('https:') ? '; Secure' : ''
  const cookie = `${options.worldCookie}=${id}; Path=${basePath || '/'}; SameSite=Lax${secure}`
  const hasPages = request.site !== undefined || options.ports.length === 1
  return redirect(status, (hasPages ? basePath : pageOrigin(site, request, options)) + path, [['set-cookie', cookie]])
}

/** An exchange with the query parameters that its operation ignored. */
const withIgnored = (exchange: Exchange): Exchange => {
  const { operationId, query } = exchange
  if (operationId === null || query === '') return exchange
  const { query: schema } = contract[operationId as OperationId] as Endpoint
  const ignoredParameters = [...unknownParameters(schema, query)]
  return ignoredParameters.length === 0 ? exchange : { ...exchange, ignoredParameters }
}

const coverageIn = (
  { counts, leftOut }: CoverageCounts,
  { operationId }: { readonly operationId?: OperationId | undefined },
) => coverageOf(counts, leftOut, operationId)

/** Throws a `Refusal` if the host cannot send requests to a back end. */
const refuseForward = ({ forward = [] }: WorldSettings, { callBackEnd }: MockOptions) => {
  if (callBackEnd || forward.length === 0) return
  throw refusalOf([{ field: 'forward', code: 'BAD_REQUEST', message: 'control.forwardInPage' }])
}

export const controlHandlers = {
  health: ({ worlds, options: { version, startedMs, worldCookie } }) => ({
    name: 'haneul-mock',
    status: 'ok',
    version,
    uptimeMs: Math.round(elapsedMs() - startedMs),
    worlds: worlds.size,
    worldCookie,
  }),
  createWorld: async (input) => {
    refuseForward(input.body, input.options)
    return worldView(await input.worlds.create(input.body), input)
  },
  worlds: async (input) => (await input.worlds.openAll()).map((world) => worldView(world, input)),
  world: (input) => worldView(input.worlds.get(input.params.id), input),
  changeWorld: async ({ worlds, params, body, options }) => {
    refuseForward(body, options)
    const world = worlds.get(params.id)
    await changeWorld(world, body)
    return worldView(world, { worlds, options })
  },
  resetWorld: async (input) => worldView(await input.worlds.reset(input.params.id), input),
  deleteWorld: ({ worlds, params }) => worlds.delete(params.id),
  snapshot: async ({ worlds, params, options: { base64 = portableBase64 } }) =>
    jsonOf(await snapshotText(worlds.get(params.id), (chunks) => base64.encode(concatBytes(chunks)))),
  restoreSnapshot: async ({ worlds, params, body, options }) => {
    const snapshot = readSnapshot(body)
    refuseForward(snapshot.settings, options)
    const fill = async (world: World) => {
      await restore(world, snapshot, { base64: options.base64 })
      world.hasOutsideData = true
      // Throws before the world is replaced if it cannot be shown.
      JSON.stringify(worldView(world, { worlds, options }))
    }
    const created = worlds.find(params.id)?.created ?? {}
    return worldView(await worlds.put(params.id, created, fill), { worlds, options })
  },
  journal: ({ worlds, params, query: { operationId, after = 0, limit = Infinity } }) => {
    const { journal } = worlds.get(params.id)
    const isReset = after > journal.added
    return journal.entries
      .filter(({ number }) => isReset || number > after)
      .map(({ exchange }) => exchange)
      .filter((exchange) => operationId === undefined || exchange.operationId === operationId)
      .slice(-limit)
      .map(withIgnored)
  },
  differences: ({ worlds, params }) => {
    const exchanges = worlds
      .get(params.id)
      .journal.exchanges.flatMap(({ number, operationId, forwarded }) =>
        forwarded ? [{ of: { number, operationId }, forwarded }] : [],
      )
    return {
      forwarded: exchanges.length,
      differences: exchanges.flatMap(({ of, forwarded }) => forwarded.differences.map((each) => ({ ...of, ...each }))),
      notCompared: exchanges.flatMap(({ of, forwarded }) => forwarded.notCompared.map((each) => ({ ...of, ...each }))),
    }
  },
  clearJournal: ({ worlds, params }) => worlds.get(params.id).journal.clear(),
  restoreJournal: ({ worlds, params, query: { after = 0 } }) => worlds.get(params.id).journal.undelete(after),
  keepAnswer: ({ worlds, params: { id, number }, body }) => keepAnswer(worlds.get(id), number, body.as),
  worldCoverage: ({ worlds, params, query }) => coverageIn(worlds.get(params.id).coverage, query),
  clearWorldCoverage: ({ worlds, params }) => worlds.get(params.id).coverage.clear(),
  coverage: ({ worlds, query }) => coverageIn(totalCounts().addAll(worlds.coverages), query),
  clearCoverage: ({ worlds }) => worlds.coverages.forEach((each) => each.clear()),
  storedInquiries: ({ worlds, params }) =>
    worlds.get(params.id).submissions.map(({ files, ...inquiry }) => ({
      ...inquiry,
      files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    })),
  storedFile: ({ worlds, params: { id, inquiryId, index } }) => {
    const file = worlds.get(id).submissions.find((submission) => submission.inquiryId === inquiryId)?.files[index]
    if (!file)
      throw new Refusal('NOT_FOUND', {
        message: ['control.noFile', { inquiryId: String(inquiryId), index: String(index) }],
      })
    if (!file.bytes) throw new Refusal('NOT_FOUND', { message: ['control.evictedFile', { name: file.name }] })
    return {
      type: 'application/octet-stream',
      bytes: concatBytes(file.bytes),
      headers: [['content-disposition', contentDisposition(file.name, `${inquiryId}-${index}`)]],
    }
  },
  answerInquiry: ({ worlds, params: { id, inquiryId }, body }) => answerInquiry(worlds.get(id), inquiryId, body),
  mails: ({ worlds, params, request, options }) =>
    worlds.get(params.id).tables.mails.rows.map((mail) => mailView(mail, request, options)),
  editableRecords: ({ worlds, params, query }) => editableView(worlds.get(params.id), query.kind),
  captchaAnswer: ({ worlds, params }) => {
    const captcha = worlds.get(params.id).captchas.peek(params.key)
    if (!captcha) throw new Refusal('NOT_FOUND', { message: ['control.noCaptcha', { key: params.key }] })
    return captchaView(captcha)
  },
  captchas: ({ worlds, params }) => {
    const world = worlds.get(params.id)
    return world.captchas.living(world.clock.now()).map(([key, captcha]) => ({ key, ...captchaView(captcha) }))
  },
  replaceFaults: ({ worlds, params, body, options }) => {
    const world = worlds.get(params.id)
    refuseOtherHosts(body, options, String)
    // Throws before the faults are replaced if they cannot be shown.
    JSON.stringify(body)
    world.replaceFaults(body)
    return world.faults
  },
  enter: async ({ request, worlds, query, options }) => {
    const destination = request.header('sec-fetch-dest')
    if (destination !== undefined && destination !== 'document')
      throw new Refusal('FORBIDDEN', { message: 'enter.notAPage' })
    if (request.method === 'HEAD' || isEarly(request)) throw new Refusal('FORBIDDEN', { message: 'enter.early' })
    refuseUnencoded(request.url, query.to)
    if (isFromElsewhere(request, options)) return confirmEntry(request)
    return redirectInto(302, await enterHere(worlds, query, options), { request, options })
  },
  enterConfirmed: async ({ request, worlds, query, options }) =>
    redirectInto(303, await enterHere(worlds, query, options), { request, options }),
  scenarios: () => scenarios,
  requirements: async () => (await import('../documents/index.ts')).requirementSections(),
  openapiJson: (input) => contractDocument(input, 'application/json'),
  openapiYaml: (input) => contractDocument(input, 'application/yaml'),
  contractCodes: () => exported('application/json', ({ asJson, codeTables }) => asJson(codeTables)),
  contractMessages: ({ query: { language } }) =>
    exported('application/json', ({ asJson, contractMessages }) =>
      asJson(language ? contractMessages[language] : contractMessages),
    ),
  contractRecords: () => exported('application/json', ({ asJson, contractRecords }) => asJson(contractRecords())),
  contractRecordsSchema: () =>
    exported('application/json', ({ asJson, contractRecordsSchema }) => asJson(contractRecordsSchema())),
  sitePorts: ({ options: { ports } }) =>
    sites.flatMap((site, i) => {
      const port = ports[i + 1]
      return port === undefined ? [] : [{ site, port }]
    }),
  httpFile: (input) => exported('text/plain; charset=utf-8', ({ httpFile }) => httpFile(targetOf(input))),
  postman: (input) =>
    exported('application/json', ({ asJson, postmanCollection }) => asJson(postmanCollection(targetOf(input)))),
  console: ({ options }) => options.console?.() ?? missingConsole,
} satisfies { readonly [Id in keyof Control]: ControlHandler<(typeof control)[Id]> }
