import type { DefectName } from '#specs/contract/defects.ts'
import type { OperationId } from '#specs/contract/index.ts'
import type { MockOptions } from '../options.ts'
import type { World } from '../worlds/world.ts'
import { behaviours } from './defects.ts'
import type { Stage } from './exchange.ts'

/** The defect of a world: that of its setting, else of the option. */
export const defectOf = ({ settings }: World, options: MockOptions): DefectName | undefined =>
  settings.defect ?? options.defect

/** Applies the defect of the world outside of the check of the contract. */
export const injectDefect: Stage = (exchange, next) => {
  const { world, route, options } = exchange
  const name = defectOf(world, options)
  const behaviour = name && behaviours[name]
  if (!behaviour || behaviour.operations?.includes(route.id as OperationId) === false) return next(exchange)
  exchange.defect = name
  return behaviour.stage(exchange, next)
}
