import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../ui/feedback/badge.tsx'
import { CodeBlock } from '../code-block.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import type { OpenApi, Operation, Parameter } from './document.ts'
import { Markdown } from './markdown.tsx'
import { Requirements } from './requirements.tsx'
import { FieldLine, SchemaView } from './schema-view.tsx'
import { TryIt } from './try-it.tsx'

interface OperationDetailProps {
  operation: Operation
  document: OpenApi
  violations: number
}

interface PartRow {
  readonly title: string
  /** The heading, if it says more than the title. */
  readonly heading?: string
  readonly content: ReactNode
}

const Part = ({ id, heading, content }: { id: string; heading: string; content: ReactNode }) => (
  <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="flex min-w-0 scroll-mt-4 flex-col gap-1.5">
    <h3 id={`${id}-title`} className="text-sm font-semibold tracking-normal">
      {heading}
    </h3>
    {content}
  </section>
)

const places = [
  { in: 'path', title: 'Path' },
  { in: 'query', title: 'Query' },
  { in: 'header', title: 'Headers' },
]

const shownAtFirst = 6

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Details of one operation. */
export const OperationDetail = ({ operation, document, violations }: OperationDetailProps) => {
  const { world, operation: named, hrefTo } = useConsoleParams()
  const { operationId, parameters = [], requestBody, responses, area, method, path, summary } = operation
  const place = useRef<HTMLElement>(null)
  // One that was chosen further down, or below the list on a phone.
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (named === operationId && (top < 0 || top > window.innerHeight / 2)) place.current?.scrollIntoView()
  }, [named, operationId])
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const idOf = (title: string) => `${operationId}-${title.replace(' ', '-')}`
  const clauses = operation['x-clauses'] ?? []
  const tag = document.tags.find(({ name }) => name === area)
  const notes = notesOf(operation)
  const left: readonly PartRow[] = [
    {
      title: 'Requirements',
      content: <Requirements clauses={clauses} of={operationId} shownAtFirst={shownAtFirst} />,
    },
    ...(notes.length > 0 ? [{ title: 'Notes', content: <Markdown text={notes.join('\n\n')} /> }] : []),
    ...places.flatMap((place) => {
      const own = parameters.filter((parameter) => parameter.in === place.in)
      return own.length > 0 ? { title: place.title, content: <Parameters parameters={own} document={document} /> } : []
    }),
    ...(body?.schema
      ? [{ title: 'Body', heading: `Body, ${type}`, content: <SchemaView schema={body.schema} document={document} /> }]
      : []),
    { title: 'Responses', content: <Responses responses={responses} document={document} /> },
    ...(tag?.['x-clauses']
      ? [{ title: 'Area', heading: `Area ${area}`, content: <Requirements clauses={tag['x-clauses']} of={area} /> }]
      : []),
  ]
  const examples = [
    { title: 'Example body', example: body?.example },
    ...Object.entries(responses).map(([status, { content }]) => ({
      title: `Example response (${status})`,
      example: Object.values(content ?? {})[0]?.example,
    })),
  ].filter(({ example }) => example !== undefined)
  const right: readonly PartRow[] = [
    { title: 'Try it', content: <TryIt key={world} operation={operation} /> },
    ...(examples.length > 0
      ? [
          {
            title: 'Examples',
            content: examples.map(({ title, example }) => <CodeBlock key={title} title={title} text={json(example)} />),
          },
        ]
      : []),
  ]
  const shown = (rows: readonly PartRow[]) =>
    rows.map(({ title, heading = title, content }) => (
      <Part key={title} id={idOf(title)} heading={heading} content={content} />
    ))
  return (
    <section
      ref={place}
      aria-labelledby={idOf('name')}
      className="flex min-w-0 scroll-mt-4 flex-col gap-4 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id={idOf('name')} className="flex flex-wrap items-center gap-2 text-lg">
          <span>{operationId}</span>
          <Badge tone={operation['x-origin'] === 'product' ? 'brand' : 'neutral'}>{operation['x-origin']}</Badge>
        </h2>
        <p className="font-mono text-sm break-all">{`${method} ${path}`}</p>
        <p className="text-ink-soft">{summary}</p>
      </div>
      <nav aria-label={`Parts of ${operationId}`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {[...left, ...right].map(({ title }) => (
          <a key={title} href={`#${idOf(title)}`} className="link py-0.5">
            {title}
          </a>
        ))}
      </nav>
      <div className="grid gap-x-8 gap-y-5 2xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">{shown(left)}</div>
        <div className="flex min-w-0 flex-col gap-3">
          {shown(right)}
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
    </section>
  )
}

const sessionNotes = { required: 'Requires a signed-in user.', optional: 'Works with and without a signed-in user.' }

/** What the document says about an operation, beside its requirements. */
const notesOf = ({ description, security = [], 'x-clauses': clauses = [] }: Operation): readonly string[] => {
  const isOfSession = security.some((scheme) => 'session' in scheme)
  return [
    ...(isOfSession ? [sessionNotes[security.length > 1 ? 'optional' : 'required']] : []),
    ...description.split('\n\n').filter((text) => !clauses.some((clause) => clause.text === text)),
  ]
}

interface ParametersProps {
  parameters: readonly Parameter[]
  document: OpenApi
}

const Parameters = ({ parameters, document }: ParametersProps) => (
  <ul className="border-l-2 border-line pl-3 text-sm">
    {parameters.map(({ name, schema = {}, required = false, description, ...marks }) => (
      <FieldLine
        key={name}
        name={name}
        schema={{ ...schema, ...marks }}
        isRequired={required}
        description={description}
        document={document}
      />
    ))}
  </ul>
)

const Responses = ({ responses, document }: { responses: Operation['responses']; document: OpenApi }) => (
  <ul className="flex flex-col gap-2.5">
    {Object.entries(responses).map(([status, { description, headers = {}, content, 'x-clauses': clauses }]) => {
      const [type, media] = Object.entries(content ?? {})[0] ?? []
      const isGood = status < '400'
      return (
        <li key={status} className="text-sm">
          <p className="flex flex-wrap items-baseline gap-2">
            <Badge tone={isGood ? 'good' : 'neutral'}>{status}</Badge>
            <span className="text-ink-soft">{description}</span>
            {type && type !== 'application/json' && <code className="text-xs">{type}</code>}
          </p>
          {Object.entries(headers).map(([name, header]) => (
            <p key={name} className="mt-1 text-ink-soft">
              <code className="text-ink">{name}</code> <span>{header.description}</span>
            </p>
          ))}
          <Requirements clauses={clauses} of={status} />
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
