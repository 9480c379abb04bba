import type { Mistake, OperationCoverage } from '../contract/control-coverage.ts'

/** A state as people read it. */
export const stateName = ({ status, code }: OperationCoverage['neverMet'][number]): string =>
  status === 0 ? 'connection lost' : code === null ? String(status) : `${status} ${code}`

/** What kinds of mistakes are, for people. */
export const mistakeWords: { readonly [Kind in Mistake['kind']]: string } = {
  refused: 'broke a rule',
  'unknown-name': 'has a name that the operation does not know',
  'too-early': 'came before the end of Retry-After',
  'sent-twice': 'was sent again without Idempotency-Key, after the response was lost',
}

/** The names and values that no request had. */
export const neverSentNames = ({ neverSent, valuesNeverSent }: OperationCoverage): readonly string[] => [
  ...neverSent,
  ...valuesNeverSent.map(({ field, value }) => `${field}=${value}`),
]
