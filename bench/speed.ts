import { scenarios, type Scenario } from './scenarios.ts'
import { load, median, nextPath } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve, type Running } from './server.ts'
import type { Target } from './targets.ts'

interface RunningTarget {
  readonly target: Target
  readonly port: number
  readonly server: Running
}

const start = async (targets: readonly Target[], port: number) => {
  const running: RunningTarget[] = []
  for (const [i, target] of targets.entries()) {
    const reason = target.missing?.()
    if (reason) {
      console.log(`  ${reason}`)
      continue
    }
    const path = nextPath(requestOf(target, 'faq'))
    try {
      running.push({ target, port: port + i, server: await serve(target.command(port + i), port + i, path) })
    } catch (error) {
      console.log(`  ${target.name} did not start: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  return running
}

const requestOf = ({ requests }: Target, name: Scenario) => requests?.[name] ?? scenarios[name]
const ratio = (value: number | undefined) => (value === undefined || !Number.isFinite(value) ? '' : value.toFixed(2))

/** V8 optimizes code by how often it ran, so a number of requests and not a time, which depends on the load of the machine. */
const warmUp = { requests: 2000, secondsMax: 10 }

/** The median of the ratios of each round. */
const medianRatio = (values: readonly number[], others: readonly number[]) =>
  median(values.map((value, round) => value / (others[round] ?? NaN)))

/** Measures requests per second and processor time per request, relative to the first target in each round. */
export const speed = async (targets: readonly Target[], { port, seconds, rounds }: Plan) => {
  const running = await start(targets, port)
  try {
    for (const name of Object.keys(scenarios) as Scenario[]) {
      const supporting = running.filter(({ target }) => target.scenarios.includes(name))
      const results = new Map(supporting.map(({ target }) => [target, { rate: [] as number[], cpu: [] as number[] }]))
      for (const { target, port: targetPort } of supporting)
        await load(targetPort, requestOf(target, name), 16, warmUp.secondsMax, warmUp.requests)
      for (let round = 0; round < rounds; round += 1) {
        let baseline: { perSecond: number; cpu: number } | undefined
        for (const { target, port: targetPort, server } of supporting) {
          const before = server.cpuMs()
          const { perSecond, responses, statuses } = await load(targetPort, requestOf(target, name), 16, seconds)
          const cpu = ((server.cpuMs() ?? NaN) - (before ?? NaN)) / responses
          baseline ??= { perSecond, cpu }
          results.get(target)?.rate.push(perSecond / baseline.perSecond)
          results.get(target)?.cpu.push(cpu / baseline.cpu)
          if (round === 0 && ![...statuses.keys()].includes(name === 'missing' ? 404 : 200))
            console.log(`  ${target.name} returns ${[...statuses.keys()].join(', ')} for ${name}`)
        }
      }
      print(name, 'rate', 'CPU per request')
      for (const [target, { rate, cpu }] of results) print(`  ${target.name}`, ratio(median(rate)), ratio(median(cpu)))
      const bound = [...results].find(([target]) => target.isUpperBound)?.[1]
      const mock = [...results].find(([target]) => target.name === 'mock')?.[1]
      if (bound && mock)
        print(
          '  mock / upper bound',
          ratio(medianRatio(mock.rate, bound.rate)),
          ratio(medianRatio(mock.cpu, bound.cpu)),
        )
    }
  } finally {
    for (const { server } of running) await server.stop()
  }
}

/** Measures the median response time of sequential requests on one connection, relative to the first target. */
export const latency = async (targets: readonly Target[], { port, rounds, seconds }: Plan) => {
  const running = await start(targets, port)
  try {
    for (const name of ['faq', 'eventLog'] as const) {
      const times = new Map(running.map(({ target }) => [target, [] as number[]]))
      for (let round = 0; round <= rounds; round += 1)
        for (const { target, port: targetPort } of running) {
          const { times: sorted } = await load(targetPort, requestOf(target, name), 1, seconds / 2)
          if (round > 0) times.get(target)?.push(sorted[Math.floor(sorted.length / 2)] ?? 0)
        }
      const baseline = median([...times.values()][0] ?? [])
      for (const [target, medians] of times)
        print(`${name}, ${target.name}`, `${(median(medians) * 1000).toFixed(0)} µs`, ratio(median(medians) / baseline))
    }
  } finally {
    for (const { server } of running) await server.stop()
  }
}
