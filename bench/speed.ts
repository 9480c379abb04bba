import { cases, type Case } from './scenarios.ts'
import { load, median } from './load.ts'
import { print, type Plan } from './plan.ts'
import { serve, type Running } from './server.ts'
import type { Target } from './targets.ts'

interface Up {
  readonly target: Target
  readonly port: number
  readonly server: Running
}

const start = async (targets: readonly Target[], port: number) => {
  const up: Up[] = []
  for (const [i, target] of targets.entries()) {
    const reason = target.missing?.()
    if (reason) {
      console.log(`  ${reason}`)
      continue
    }
    const path = target.shots?.faq?.path ?? cases.faq.path
    try {
      up.push({ target, port: port + i, server: await serve(target.command(port + i), port + i, path) })
    } catch (error) {
      console.log(`  ${target.name} did not start: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  return up
}

const shotOf = ({ shots }: Target, name: Case) => shots?.[name] ?? cases[name]
const ratio = (value: number | undefined) => (value === undefined || !Number.isFinite(value) ? '' : value.toFixed(2))

/** Requests a second and processor time of a request, as ratios to the first target, round by round. */
export const speed = async (targets: readonly Target[], { port, seconds, rounds }: Plan) => {
  const up = await start(targets, port)
  try {
    for (const name of Object.keys(cases) as Case[]) {
      const able = up.filter(({ target }) => target.cases.includes(name))
      const figures = new Map(able.map(({ target }) => [target, { rate: [] as number[], cpu: [] as number[] }]))
      for (const { target, port: at } of able) await load(at, shotOf(target, name), 16, 0.5)
      for (let round = 0; round < rounds; round += 1) {
        let baseline: { perSecond: number; cpu: number } | undefined
        for (const { target, port: at, server } of able) {
          const before = server.cpuMs()
          const { perSecond, answered, statuses } = await load(at, shotOf(target, name), 16, seconds)
          const cpu = ((server.cpuMs() ?? NaN) - (before ?? NaN)) / answered
          baseline ??= { perSecond, cpu }
          figures.get(target)?.rate.push(perSecond / baseline.perSecond)
          figures.get(target)?.cpu.push(cpu / baseline.cpu)
          if (round === 0 && ![...statuses.keys()].includes(name === 'missing' ? 404 : 200))
            console.log(`  ${target.name} answers ${[...statuses.keys()].join(', ')} to ${name}`)
        }
      }
      print(name, 'rate', 'CPU of a request')
      for (const [target, { rate, cpu }] of figures) print(`  ${target.name}`, ratio(median(rate)), ratio(median(cpu)))
    }
  } finally {
    for (const { server } of up) await server.stop()
  }
}

/** The median time of one request after the other on one connection, as ratios to the first target. */
export const latency = async (targets: readonly Target[], { port, rounds, seconds }: Plan) => {
  const up = await start(targets, port)
  try {
    for (const name of ['faq', 'eventLog'] as const) {
      const times = new Map(up.map(({ target }) => [target, [] as number[]]))
      for (let round = 0; round <= rounds; round += 1)
        for (const { target, port: at } of up) {
          const { times: took } = await load(at, shotOf(target, name), 1, seconds / 2)
          if (round > 0) times.get(target)?.push(took[Math.floor(took.length / 2)] ?? 0)
        }
      const baseline = median([...times.values()][0] ?? [])
      for (const [target, took] of times)
        print(`${name}, ${target.name}`, `${(median(took) * 1000).toFixed(0)} µs`, ratio(median(took) / baseline))
    }
  } finally {
    for (const { server } of up) await server.stop()
  }
}
