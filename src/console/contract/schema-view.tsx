import { Badge } from '../../ui/feedback/badge.tsx'
import { limitWords, type OpenApi, resolved, type Schema, typeWords } from './document.ts'
import { Markdown } from './markdown.tsx'
import { Requirements } from './requirements.tsx'

interface SchemaViewProps {
  schema: Schema
  document: OpenApi
  /** Names of the enclosing components; a recursive one is not expanded again. */
  within?: readonly string[]
}

/** A schema with its nested fields. */
export const SchemaView = ({ schema, document, within = [] }: SchemaViewProps) => (
  <div className="text-sm">
    {within.length === 0 && <p className="font-mono text-xs text-ink-soft">{typeWords(schema, document)}</p>}
    <Fields schema={schema} document={document} within={within} />
  </div>
)

const Fields = ({ schema, document, within = [] }: SchemaViewProps) => {
  const found = fieldsIn(schema, document)
  if (!found || (found.name && within.includes(found.name))) return null
  const required = found.schema.required ?? []
  return (
    <ul className="mt-1 border-l-2 border-line pl-3">
      {Object.entries(found.schema.properties ?? {}).map(([name, field]) => (
        <FieldLine
          key={name}
          name={name}
          schema={field}
          isRequired={required.includes(name)}
          document={document}
          within={[...within, found.name ?? '']}
        />
      ))}
    </ul>
  )
}

interface FieldLineProps extends SchemaViewProps {
  name: string
  isRequired: boolean
  description?: string | undefined
}

/** One field or parameter: name, type, limits, description and nested fields. */
export const FieldLine = ({ name, schema, isRequired, document, within = [], description }: FieldLineProps) => {
  const words = description ?? schema.description
  const used = { ...schema, ...schema['x-if-used'] }
  const limits = limitWords(used, document)
  return (
    <li className="py-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="font-semibold">{name}</code>
        <span className="font-mono text-xs text-ink-soft">{typeWords(used, document)}</span>
        {limits && <span className="font-mono text-xs break-all text-ink-faint">{limits}</span>}
        {!isRequired && <span className="text-xs text-ink-faint">optional</span>}
        {schema['x-origin'] === 'assumed' && <Badge tone="warn">assumed</Badge>}
      </p>
      {words && <Markdown text={words} />}
      <Requirements clauses={schema['x-clauses']} of={name} />
      <Fields schema={schema} document={document} within={within} />
    </li>
  )
}

/** A schema with the fields of several. */
const merged = (parts: readonly Schema[], document: OpenApi): Schema => {
  const schemas = parts.map((part) => fieldsIn(part, document)?.schema ?? {})
  return {
    properties: Object.assign({}, ...schemas.map(({ properties }) => properties)) as NonNullable<Schema['properties']>,
    required: schemas.flatMap(({ required = [] }) => required),
  }
}

/** The object schema inside lists and alternatives; undefined if there is none. */
export const fieldsIn = (
  given: Schema,
  document: OpenApi,
): { schema: Schema; name?: string | undefined } | undefined => {
  const { schema, name } = resolved(given, document)
  if (schema.properties) return { schema, name }
  if (schema.allOf) return { schema: merged(schema.allOf, document), name }
  if (schema.items) return fieldsIn(schema.items, document)
  for (const each of schema.anyOf ?? schema.oneOf ?? []) {
    const found = fieldsIn(each, document)
    if (found) return found
  }
  return typeof schema.additionalProperties === 'object' ? fieldsIn(schema.additionalProperties, document) : undefined
}
