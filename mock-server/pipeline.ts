import { control } from '#specs/contract/control.ts'
import type { Endpoint } from '#specs/contract/endpoint.ts'
import { contract } from '#specs/contract/index.ts'
import { localeOfHeader, type Locale } from '#specs/messages/locale.ts'
import { problemOf, success } from './answers.ts'
import type { Answer, Asked } from './asked.ts'
import { conditional } from './conditional.ts'
import { controlHandlers, type ControlInput } from './control/index.ts'
import { guard, isOurOrigin } from './control/guard.ts'
import { checked, recorded, recordedAgain } from './exchange.ts'
import { explained } from './explain.ts'
import { faultAnswer, takeFault } from './faults.ts'
import { notYet, type Handler } from './handler.ts'
import { handlers } from './handlers/index.ts'
import { KeptPages, watched } from './kept-pages.ts'
import { parse, type ParsedInput } from './parse.ts'
import { isRefusal, Refusal } from './refusal.ts'
import { routes, type Found, type Route } from './routes.ts'
import type { MockOptions } from './options.ts'
import { defaultWorld, unknownWorld, type Worlds } from './worlds/worlds.ts'
import type { World } from './worlds/world.ts'
import { elapsedMs } from './worlds/clock.ts'

const findProduct = routes(contract)
const findControl = routes(control)

/** Whether a path is the mock's to answer, and not a page's. */
export const isApi = (path: string) => /^\/(api|api-member|api-rcapt|service-news|__mock)([/?]|$)/.test(path)

const cookie = (asked: Asked, name: string) =>
  asked
    .header('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The world that a request names: by header, else by cookie, else the default one. */
export const worldIdOf = (asked: Asked) => asked.header('x-mock-world') ?? cookie(asked, 'mock-world') ?? defaultWorld

const isControl = (path: string) => path.startsWith('/__mock')
const isExplained = (asked: Asked) => asked.header('x-mock-explain') === '1'

const pages = new KeptPages()

/** What a page is kept by: all that an answer made of records can depend on besides them. */
const keyOf = (asked: Asked, { settings }: World) =>
  `${asked.site ?? settings.site} ${localeOfHeader(asked.header('accept-language'))} ${asked.url}`

/** The page that was kept of the same question, where the world plays no fault and takes no time. */
const keptAnswer = (asked: Asked, worlds: Worlds): Answer | undefined => {
  if (asked.method !== 'GET' || isExplained(asked)) return undefined
  const world = worlds.find(worldIdOf(asked))
  if (!world || world.faults.length > 0 || world.settings.latencyMs !== 0) return undefined
  const startedMs = elapsedMs()
  const page = pages.find(world.records, keyOf(asked, world))
  if (!page) return undefined
  world.journal.add(recordedAgain(world, asked.url, page, elapsedMs() - startedMs))
  return withWorld(page.answer, world)
}

/** Answers any request to the mock. Never throws: what goes wrong inside is answered 500 and printed. */
export const answer = (asked: Asked, worlds: Worlds, options: MockOptions): Answer | Promise<Answer> =>
  keptAnswer(asked, worlds) ?? freshAnswer(asked, worlds, options)

const freshAnswer = async (asked: Asked, worlds: Worlds, options: MockOptions): Promise<Answer> => {
  const [path = '/', search = ''] = asked.url.split(/\?(.*)/s)
  const given = await plainAnswer(asked, path, search, worlds, options)
  if (!isExplained(asked)) return given
  return explained(given, (isControl(path) ? findControl : findProduct)(asked.method, path))
}

const plainAnswer = async (
  asked: Asked,
  path: string,
  search: string,
  worlds: Worlds,
  options: MockOptions,
): Promise<Answer> => {
  const locale = localeOfHeader(asked.header('accept-language'))
  try {
    if (!isWellFormed(path)) throw new Refusal('BAD_REQUEST')
    refuseForeignWrites(asked, options)
    if (isControl(path)) return await controlAnswer(asked, path, search, locale, worlds, options)
    const world = worlds.find(worldIdOf(asked))
    if (!world) throw unknownWorld(worldIdOf(asked))
    return await productAnswer(asked, path, search, locale, world)
  } catch (error) {
    return problemAnswer(error, locale)
  }
}

/** Whether every percent sign of a path stands for a byte of UTF-8. */
export const isWellFormed = (path: string) => {
  try {
    // The result is used, or a bundler that takes the call for pure leaves it out.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** A page of another origin may not change anything here, on behalf of whoever has it open. */
const refuseForeignWrites = (asked: Asked, options: MockOptions) => {
  const origin = asked.header('origin')
  const isWrite = asked.method !== 'GET' && asked.method !== 'HEAD'
  if (isWrite && origin !== undefined && !isOurOrigin(origin, options)) throw new Refusal('FORBIDDEN')
}

const problemAnswer = (error: unknown, locale: Locale): Answer => {
  if (isRefusal(error)) return problemOf(error, locale)
  console.error(error)
  return problemOf(new Refusal('INTERNAL_ERROR'), locale)
}

/** The call that a path and a method lead to, or why there is none. */
const routeOf = (found: Found): Route | Refusal => {
  if (!found) return new Refusal('NOT_FOUND')
  if ('row' in found) return found
  const allow = found.allow.join(', ')
  return new Refusal('METHOD_NOT_ALLOWED', { values: { allow }, headers: [['allow', allow]] })
}

const successStatus = ({ answers }: Endpoint) => Number(Object.keys(answers).find((status) => status < '400'))

const rendered = (row: Endpoint, value: unknown) => {
  const status = successStatus(row)
  return success(status, row.answers[status] ?? null, value)
}

const controlAnswer = async (
  asked: Asked,
  path: string,
  search: string,
  locale: Locale,
  worlds: Worlds,
  options: MockOptions,
): Promise<Answer> => {
  guard(asked, options)
  const route = routeOf(findControl(asked.method, path))
  if (isRefusal(route)) throw route
  const query = new URLSearchParams(search)
  const input = { ...(await parse(route, asked, query, locale)), asked, worlds, options } as ControlInput<Endpoint>
  const value = await (controlHandlers[route.id as keyof typeof controlHandlers] as (input: unknown) => unknown)(input)
  return isAnswer(value) ? value : rendered(route.row, value)
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'headers' in value && 'body' in value && 'status' in value

const productAnswer = async (asked: Asked, path: string, search: string, locale: Locale, world: World) => {
  const startedMs = elapsedMs()
  const found = routeOf(findProduct(asked.method, path))
  const route = isRefusal(found) ? undefined : found
  const fault = route && takeFault(world, route, asked.method, path)
  let input: ParsedInput | undefined
  const { records } = world
  const { world: seen, isOfRecordsAlone } = watched(world)
  const respond = async (called: Route): Promise<Answer> => {
    const { row, id } = called
    const delayMs = (fault?.delayMs ?? 0) + latencyOf(world)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const faulty = fault && faultAnswer(fault)
    if (faulty) return faulty
    input = await parse(called, asked, new URLSearchParams(search), locale)
    const handler = handlers[id as keyof typeof handlers] as Handler<Endpoint> | typeof notYet
    if (handler === notYet) throw new Refusal('NOT_IMPLEMENTED')
    const site = asked.site ?? world.settings.site
    return conditional(row, asked, rendered(row, await handler({ world: seen, site, locale, ...input } as never)))
  }
  const given = isRefusal(found)
    ? problemOf(found, locale)
    : await respond(found).catch((error: unknown) => problemAnswer(error, locale))
  const violations = route && !fault ? checked(route, given) : []
  if (route && !fault && violations.length === 0 && isOfRecordsAlone()) keepPage(asked, world, records, route, given)
  world.journal.add(
    recorded({
      world,
      asked,
      path,
      search,
      route,
      fault,
      input,
      answer: given,
      violations,
      ms: elapsedMs() - startedMs,
    }),
  )
  return withWorld(given, world)
}

/** Keeps what a call read, where the next one may be given the same bytes without asking. */
const keepPage = (asked: Asked, world: World, records: World['records'], { id, row }: Route, answer: Answer) => {
  const { status, body } = answer
  if (asked.method !== 'GET' || status !== 200 || typeof body !== 'string' || 304 in row.answers) return
  const bytes = new TextEncoder().encode(body)
  pages.keep(records, keyOf(asked, world), { operationId: id, answer: { ...answer, body: bytes } })
}

const latencyOf = ({ settings: { latencyMs }, chance }: World) =>
  typeof latencyMs === 'number' ? latencyMs : latencyMs[0] + chance() * (latencyMs[1] - latencyMs[0])

let said = { second: NaN, date: '' }
/** As HTTP writes it, to the second; the last one is at hand, for there are many answers in a second. */
const httpDate = (nowMs: number) => {
  const second = Math.floor(nowMs / 1000)
  if (said.second !== second) said = { second, date: new Date(nowMs).toUTCString() }
  return said.date
}

/** Every answer says which world it came from, and what time it was there (the pages judge limits by it). */
const withWorld = (answer: Answer, world: World): Answer => ({
  ...answer,
  headers: [...answer.headers, ['date', httpDate(world.clock.now())], ['x-mock-world', world.id]],
})
