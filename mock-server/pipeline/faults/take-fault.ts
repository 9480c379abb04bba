import type { OperationId } from '#specs/contract/index.ts'
import type { Fault, FaultUse } from '#specs/contract/control.ts'
import { matchesFault } from '#specs/rules/faults.ts'
import { seededRandom, seededState } from '../../worlds/random.ts'
import type { World } from '../../worlds/world.ts'
import type { Route, RoutedExchange } from '../exchange.ts'

/**
 * The first enabled fault that is for a request and whose conditions are met; undefined if there is none. Each fault before
 * it that matches counts the request too. Stops at one that depends on a body that is not read yet, and notes it in
 * `pendingFault`: the next call goes on from there.
 */
export const takeFault = (exchange: RoutedExchange): Fault | undefined => {
  const { world, request, route, path, pendingFault, input } = exchange
  const target = { operationId: route.id, method: request.method, path, pattern: route.row.path }
  const first = pendingFault === undefined ? 0 : world.faults.findIndex(({ id }) => id === pendingFault)
  for (const fault of first === -1 ? [] : world.faults.slice(first)) {
    if (fault.enabled === false || !matchesFault(fault, target) || !isMet(fault, exchange)) continue
    if (fault.when?.fields && !input) {
      if (hasBody(route)) {
        exchange.pendingFault = fault.id
        return undefined
      }
      continue
    }
    const use = useOf(world, fault, route.id)
    const counted = { ...use, matched: use.matched + 1, ...(fault.quota && { window: windowOf(world, fault, use) }) }
    const applies = isDue(world, fault, counted)
    countUse(world, { ...counted, applied: use.applied + (applies ? 1 : 0) })
    if (!applies) continue
    removeUsedUp(world, fault)
    return fault.quota ? overQuota(world, fault, counted) : fault
  }
  return undefined
}

/** Whether an operation takes a body, in which a fault can look at fields. */
export const hasBody = ({ row }: Route): boolean => (row.form ?? row.body) !== undefined

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Whether a request is as a fault wants it. */
const isMet = ({ when = {} }: Fault, { world, request, search, input }: RoutedExchange): boolean => {
  const query = new URLSearchParams(search)
  const sent: Readonly<Record<string, unknown>> = { ...(input?.body as object), ...input?.received.fields }
  const all = (values: Readonly<Record<string, string>> = {}, is: (name: string) => unknown) =>
    Object.entries(values).every(([name, value]) => is(name) === value)
  return (
    (when.persona === undefined || when.persona === world.settings.persona) &&
    all(when.query, (name) => query.get(name)) &&
    all(when.headers, (name) => request.header(name.toLowerCase())) &&
    (!input || all(when.fields, (name) => textOf(sent[name])))
  )
}

const isUseOf =
  ({ id, operations }: Fault, operationId: string) =>
  (use: FaultUse) =>
    use.id === id && (!operations || use.operationId === operationId)

/** What a fault has counted: of this operation if it has a list of them, else of all its requests. */
const useOf = (world: World, fault: Fault, operationId: string): FaultUse =>
  world.faultUses.find(isUseOf(fault, operationId)) ?? {
    id: fault.id!,
    ...(fault.operations && { operationId: operationId as OperationId }),
    ...{ matched: 0, applied: 0 },
  }

const countUse = (world: World, use: FaultUse) => {
  const others = world.faultUses.filter(({ id, operationId }) => id !== use.id || operationId !== use.operationId)
  world.faultUses = [...others, use]
}

/** The period of a quota that is running, with the request counted in it; a new one if the last is over. */
const windowOf = ({ clock }: World, { quota }: Fault, { window }: FaultUse): NonNullable<FaultUse['window']> => {
  const now = clock.now()
  const isRunning = window && now >= window.since && now < window.since + quota!.windowMs
  return isRunning ? { ...window, requests: window.requests + 1 } : { since: now, requests: 1 }
}

/** Whether a fault that matches a request applies to it, by what it has counted. */
const isDue = (world: World, fault: Fault, { matched, applied, window }: FaultUse): boolean => {
  const { nth, every, chance, quota, operations, times = Infinity } = fault
  return (
    (nth === undefined || matched === nth) &&
    (every === undefined || matched % every === 0) &&
    (quota === undefined || window!.requests > quota.limit) &&
    (operations === undefined || applied < times) &&
    (chance === undefined || draw(world, fault, matched) < chance)
  )
}

/** A number of the seed of the world for the nth request of a fault, whatever else the world draws meanwhile. */
const draw = ({ settings: { seed }, random }: World, { id }: Fault, matched: number) => {
  if (seed === undefined) return random()
  const next = seededRandom(seededState(`${matched} ${id} ${seed}`))
  // The first numbers of similar seeds are similar.
  for (let i = 0; i < 12; i += 1) next()
  return next()
}

/** Decrements the remaining count of a fault. One with several operations stays until each has used it up. */
const removeUsedUp = (world: World, fault: Fault) => {
  const { id, times, operations } = fault
  if (times === undefined) return
  const isUsedUp = operations
    ? operations.every((operation) => useOf(world, fault, operation).applied >= times)
    : times === 1
  if (isUsedUp) world.faults = world.faults.filter((other) => other !== fault)
  else if (!operations)
    world.faults = world.faults.map((other) => (other === fault ? { ...fault, times: times - 1 } : other))
  if (isUsedUp) world.faultUses = world.faultUses.filter((use) => use.id !== id)
}

/** The fault of a request over the quota, which says when its period ends. */
const overQuota = ({ clock }: World, fault: Fault, { window }: FaultUse): Fault => {
  const seconds = Math.ceil((window!.since + fault.quota!.windowMs - clock.now()) / 1000)
  return { ...fault, status: fault.status ?? 429, headers: { 'retry-after': String(seconds), ...fault.headers } }
}
