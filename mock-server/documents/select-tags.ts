import { refuseAny } from '../refusal.ts'
import { tagNames } from './openapi.ts'

/**
 * The tags that a list such as `notice`, `faq` or `-control` selects: those it names, or all but those after a minus
 * sign. Without a list all. Throws the refusal `BAD_REQUEST` for an unknown tag.
 */
export const selectTags = (names: readonly string[] = []): readonly string[] => {
  const excluded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1))
  const included = names.filter((name) => !name.startsWith('-'))
  const unknown = [...included, ...excluded].filter((name) => !tagNames.includes(name))
  refuseAny(
    unknown.map((name) => ({
      field: 'tags',
      code: 'BAD_REQUEST' as const,
      text: `The contract has no tag "${name}". Its tags are ${tagNames.join(', ')}.`,
    })),
  )
  return (included.length === 0 ? tagNames : included).filter((name) => !excluded.includes(name))
}
