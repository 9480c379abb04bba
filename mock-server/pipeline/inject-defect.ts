import type { DefectName } from '#specs/contract/defects.ts'
import type { OperationId } from '#specs/contract/index.ts'
import type { MockOptions } from '../options.ts'
import type { World } from '../worlds/world.ts'
import type { Next, RoutedExchange, Stage } from './exchange.ts'

/** The defect of a world: that of its setting, which can be none, else of the option. */
export const defectOf = ({ settings: { defect } }: World, options: MockOptions): DefectName | undefined =>
  defect === undefined ? options.defect : (defect ?? undefined)

/** Applies the defect of the world outside of the check of the contract. */
export const injectDefect: Stage = (exchange, next) => {
  const name = defectOf(exchange.world, exchange.options)
  return name === undefined ? next(exchange) : inject(name, exchange, next)
}

/** The defects are imported on demand: only those who try their tests have one. */
const inject = async (name: DefectName, exchange: RoutedExchange, next: Next) => {
  const { route } = exchange
  const behaviour = (await import('./defects/index.ts')).behaviours[name]
  if (!behaviour || behaviour.operations?.includes(route.id as OperationId) === false) return next(exchange)
  return behaviour.stage(exchange, next)
}
