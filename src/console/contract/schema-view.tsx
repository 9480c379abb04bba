import { Badge } from '../../ui/feedback/badge.tsx'
import type { OpenApi, Schema } from './document.ts'
import { fieldsIn, limitWords, typeWords } from './schema-words.ts'

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
  const limits = limitWords(schema, document)
  return (
    <li className="py-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="font-semibold">{name}</code>
        <span className="font-mono text-xs text-ink-soft">{typeWords(schema, document)}</span>
        {limits && <span className="font-mono text-xs break-all text-ink-faint">{limits}</span>}
        {!isRequired && <span className="text-xs text-ink-faint">optional</span>}
        {schema['x-origin'] === 'assumed' && <Badge tone="warn">assumed</Badge>}
      </p>
      {words && <p className="text-ink-soft">{words}</p>}
      <Fields schema={schema} document={document} within={within} />
    </li>
  )
}
