import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../ui/feedback/badge.tsx'
import { CodeBlock } from '../code-block.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import type { OpenApi, Operation, Parameter } from './document.ts'
import { Requirements } from './requirements.tsx'
import { FieldLine, SchemaView } from './schema-view.tsx'
import { TryIt } from './try-it.tsx'

interface OperationDetailProps {
  operation: Operation
  document: OpenApi
  violations: number
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-1.5">
    <h4 className="text-sm font-semibold">{title}</h4>
    {children}
  </section>
)

const places = [
  { in: 'path', title: 'Path' },
  { in: 'query', title: 'Query' },
  { in: 'header', title: 'Headers' },
]

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Details of one operation. */
export const OperationDetail = ({ operation, document, violations }: OperationDetailProps) => {
  const { world, hrefTo } = useConsoleParams()
  const { operationId, parameters = [], requestBody, responses, area } = operation
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return (
    <div className="grid gap-x-8 gap-y-5 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Part title="Requirements">
          <Requirements operation={operation} />
        </Part>
        {places.map((place) => {
          const own = parameters.filter((parameter) => parameter.in === place.in)
          return (
            own.length > 0 && <Parameters key={place.in} title={place.title} parameters={own} document={document} />
          )
        })}
        {body?.schema && (
          <Part title={`Body, ${type}`}>
            <SchemaView schema={body.schema} document={document} />
          </Part>
        )}
        <Part title="Responses">
          <Answers responses={responses} document={document} />
        </Part>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <TryIt key={world} operation={operation} />
        {body?.example !== undefined && <CodeBlock title="Example body" text={json(body.example)} />}
        {Object.entries(responses).map(([status, { content }]) => {
          const example = Object.values(content ?? {})[0]?.example
          return example === undefined ? null : (
            <CodeBlock key={status} title={`Example response (${status})`} text={json(example)} />
          )
        })}
        {area !== 'control' && (
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <Link to={hrefTo({ tab: 'journal', operation: operationId })} className="link">
              Exchanges in this world
            </Link>
            <span className="text-ink-soft">
              {violations === 0 ? 'No violations.' : `${violations} of them violate the contract.`}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}

interface ParametersProps {
  title: string
  parameters: readonly Parameter[]
  document: OpenApi
}

const Parameters = ({ title, parameters, document }: ParametersProps) => (
  <Part title={title}>
    <ul className="border-l-2 border-line pl-3 text-sm">
      {parameters.map(({ name, schema = {}, required = false, description, 'x-origin': origin }) => (
        <FieldLine
          key={name}
          name={name}
          schema={origin ? { ...schema, 'x-origin': origin } : schema}
          isRequired={required}
          description={description}
          document={document}
        />
      ))}
    </ul>
  </Part>
)

const Answers = ({ responses, document }: { responses: Operation['responses']; document: OpenApi }) => (
  <ul className="flex flex-col gap-2.5">
    {Object.entries(responses).map(([status, { $ref, description, content }]) => {
      const [type, media] = Object.entries(content ?? {})[0] ?? []
      const isGood = status < '400'
      return (
        <li key={status} className="text-sm">
          <p className="flex flex-wrap items-baseline gap-2">
            <Badge tone={isGood ? 'good' : 'neutral'}>{status}</Badge>
            <span className="text-ink-soft">{description ?? $ref?.split('/').at(-1)}</span>
            {type && type !== 'application/json' && <code className="text-xs">{type}</code>}
          </p>
          {isGood && media?.schema && (
            <div className="mt-1">
              <SchemaView schema={media.schema} document={document} />
            </div>
          )}
        </li>
      )
    })}
  </ul>
)
