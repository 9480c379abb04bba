import { effectHosts, type Fault } from '#specs/contract/control.ts'
import type { MockOptions } from '../../options.ts'
import { refuseAny } from '../../http/refusal.ts'

const effects = Object.keys(effectHosts) as (keyof typeof effectHosts)[]

/** Throws a `Refusal` that lists the effects that this host cannot have. */
export const refuseOtherHosts = (
  faults: readonly Fault[],
  { host = 'server' }: Pick<MockOptions, 'host'>,
  within: (index: number) => string,
): void =>
  refuseAny(
    faults.flatMap((fault, i) =>
      effects
        .filter((name) => fault[name] !== undefined && fault[name] !== false && !effectHosts[name].includes(host))
        .map((name) => ({
          field: [within(i), name].filter(Boolean).join('.'),
          code: 'BAD_REQUEST' as const,
          message: ['validation.faultHost', { name }] as const,
        })),
    ),
  )
