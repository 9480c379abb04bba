import { concatBytes } from '../bytes.ts'
import type { Control, NewWorld, World as WorldView } from '#specs/contract/control.ts'
import { control } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { safePath } from '#specs/rules/paths.ts'
import { redirect } from '../responses.ts'
import type { MockResponse, MockRequest } from '../request.ts'
import type { Handler, ParsedRequest } from '../handler.ts'
import { contentDisposition } from '../content-disposition.ts'
import type { RequestTarget } from '../documents/exports/http-file.ts'
import type { MockOptions } from '../options.ts'
import { Refusal } from '../refusal.ts'
import { captchaKinds } from '#specs/rules/captcha.ts'
import { sites } from '#specs/sites/index.ts'
import type { Captcha } from '../worlds/captchas.ts'
import { elapsedMs } from '../worlds/clock.ts'
import { putData } from '../worlds/data.ts'
import { readSnapshot, restore, snapshotOf } from '../worlds/snapshot.ts'
import type { World } from '../worlds/world.ts'
import type { Worlds } from '../worlds/worlds.ts'

/** Input of a control plane handler. */
export type ControlInput<E extends Endpoint> = ParsedRequest<E> & {
  readonly request: MockRequest
  readonly worlds: Worlds
  readonly options: MockOptions
}

type ControlHandler<E extends Endpoint> = (
  input: ControlInput<E>,
) => ReturnType<Handler<E>> | MockResponse | Promise<Awaited<ReturnType<Handler<E>>> | MockResponse>

const view = (world: World, worlds: Worlds): WorldView => {
  const { persona, site, frozen, abuse, partner, allowFileExt, latencyMs, seed } = world.settings
  return {
    id: world.id,
    persona,
    member: world.member,
    site,
    now: world.nowIso,
    frozen,
    abuse,
    partner,
    allowFileExt: [...allowFileExt],
    latencyMs,
    seed: seed ?? null,
    faults: world.faults,
    exchanges: world.journal.size,
    inquiries: world.submissions.length,
    idleMs: worlds.idleMs(world.id),
  }
}

const captchaView = ({ kind, value, verified, expiresAt }: Captcha) => ({
  type: captchaKinds[kind],
  value,
  verified,
  expiresAt: new Date(expiresAt).toISOString(),
})

/** Origin and world of the example requests: from the query, else from this request. */
const targetOf = ({ request, query }: { request: MockRequest; query: Partial<RequestTarget> }): RequestTarget => ({
  origin: query.origin ?? `http://${request.header('host') ?? '127.0.0.1'}`,
  world: query.world ?? 'default',
})

const missingConsole =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mock</title><p>The console is not built. Run "npm run build" first. The contract is at <a href="/__mock/openapi.json">/__mock/openapi.json</a>.</p></html>'

const text = (type: string, body: string) => ({ type, bytes: new TextEncoder().encode(body) })

/** Imported on demand, because the clauses, examples and document generators would slow down the start. */
const exported = async (type: string, write: (exports: typeof import('../documents/index.ts')) => string) =>
  text(type, write(await import('../documents/index.ts')))

export const controlHandlers = {
  health: ({ worlds, options: { version, startedMs } }) => ({
    status: 'ok',
    version,
    uptimeMs: Math.round(elapsedMs() - startedMs),
    worlds: worlds.size,
  }),
  createWorld: async ({ worlds, body }) => view(await worlds.create(body), worlds),
  worlds: ({ worlds }) => worlds.all.map((world) => view(world, worlds)),
  world: ({ worlds, params }) => view(worlds.get(params.id), worlds),
  changeWorld: async ({ worlds, params, body }) => {
    const world = worlds.get(params.id)
    if (body.data) await putData(world, body.data)
    world.change(body)
    return view(world, worlds)
  },
  resetWorld: async ({ worlds, params }) => view(await worlds.reset(params.id), worlds),
  deleteWorld: ({ worlds, params }) => worlds.delete(params.id),
  snapshot: ({ worlds, params }) => snapshotOf(worlds.get(params.id)),
  restoreSnapshot: async ({ worlds, params, body }) => {
    const snapshot = readSnapshot(body)
    return view(await worlds.replace(params.id, (world) => restore(world, snapshot)), worlds)
  },
  journal: ({ worlds, params, query: { operationId } }) =>
    worlds
      .get(params.id)
      .journal.exchanges.filter((exchange) => operationId === undefined || exchange.operationId === operationId),
  storedInquiries: ({ worlds, params }) =>
    worlds.get(params.id).submissions.map(({ files, ...inquiry }) => ({
      ...inquiry,
      files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    })),
  storedFile: ({ worlds, params: { id, inquiryId, index } }) => {
    const file = worlds.get(id).submissions.find((submission) => submission.inquiryId === inquiryId)?.files[index]
    if (!file) throw new Refusal('NOT_FOUND', { text: `Inquiry ${inquiryId} of this world has no file ${index}.` })
    if (!file.bytes)
      throw new Refusal('NOT_FOUND', { text: `The bytes of "${file.name}" were evicted to make room for newer files.` })
    return {
      type: 'application/octet-stream',
      bytes: concatBytes(file.bytes),
      headers: [['content-disposition', contentDisposition(file.name)]],
    }
  },
  captchaAnswer: ({ worlds, params }) => {
    const captcha = worlds.get(params.id).captchas.peek(params.key)
    if (!captcha) throw new Refusal('NOT_FOUND', { text: `This world has no captcha "${params.key}".` })
    return captchaView(captcha)
  },
  captchas: ({ worlds, params }) => {
    const world = worlds.get(params.id)
    return world.captchas.living(world.clock.now()).map(([key, captcha]) => ({ key, ...captchaView(captcha) }))
  },
  replaceFaults: ({ worlds, params, body }) => (worlds.get(params.id).faults = body),
  enter: async ({ request, worlds, query: { world: id = 'default', persona, now, to } }) => {
    const destination = request.header('sec-fetch-dest')
    if (destination !== undefined && destination !== 'document')
      throw new Refusal('FORBIDDEN', { text: 'This URL must be opened as a page, for example from the address bar.' })
    const settings: Omit<NewWorld, 'id'> = { ...(persona && { persona }), ...(now && { now }) }
    const world = worlds.find(id) ?? (await worlds.create({ id, ...settings }))
    world.change(settings)
    return redirect(safePath(to), [['set-cookie', `mock-world=${id}; Path=/; SameSite=Lax`]])
  },
  openapiJson: ({ options: { version } }) =>
    exported('application/json', ({ asJson, openApi }) => asJson(openApi({ version }))),
  openapiYaml: ({ options: { version } }) =>
    exported('application/yaml', ({ asYaml, openApi }) => asYaml(openApi({ version }))),
  sitePorts: ({ options: { ports } }) =>
    sites.flatMap((site, i) => {
      const port = ports[i + 1]
      return port === undefined ? [] : [{ site, port }]
    }),
  httpFile: (input) => exported('text/plain; charset=utf-8', ({ httpFile }) => httpFile(targetOf(input))),
  postman: (input) =>
    exported('application/json', ({ asJson, postmanCollection }) => asJson(postmanCollection(targetOf(input)))),
  console: ({ options }) => options.console?.() ?? text('text/html; charset=utf-8', missingConsole),
} satisfies { readonly [Id in keyof Control]: ControlHandler<(typeof control)[Id]> }
