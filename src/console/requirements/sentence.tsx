import { useQuery } from '@tanstack/react-query'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RequirementClause, RequirementSection } from '#specs/contract/control.ts'
import { isBad, isGood, type ClauseResult } from '#specs/requirements/results.ts'
import { controlAddress } from '../../api/control.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { sitePortsQuery } from '../queries.ts'
import { RowButton } from '../row-button.tsx'
import { scenarioAddress } from '../scenarios/scenarios-tab.tsx'
import { useConsoleParams, useTarget } from '../use-console-params.ts'
import type { Results } from './filter.ts'

interface SentenceProps {
  readonly sentence: RequirementSection['sentences'][number]
  readonly results: Results
  readonly isExpandedAtFirst: boolean
}

/** A sentence with a link to what shows it; expands to its clauses. */
export const Sentence = ({ sentence, results, isExpandedAtFirst }: SentenceProps) => {
  const { text, clauses, messages } = sentence
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? isExpandedAtFirst
  const id = useId()
  const states = clauses.flatMap((clause) => results.get(clause.id)?.state ?? [])
  const [failed, passed] = [states.filter(isBad).length, states.filter(isGood).length]
  return (
    <li className="border-line not-first:border-t">
      <div className={`flex items-center ${isOpen ? 'bg-surface-soft' : ''}`}>
        <h3 className="min-w-0 flex-1 tracking-normal">
          <RowButton isOpen={isOpen} controls={id} onClick={() => setChoice(!isOpen)} className="px-4 py-2.5 md:px-6">
            <span className="min-w-0 flex-1 basis-40">{text}</span>
            <span className="flex flex-wrap items-center gap-1.5 max-md:basis-full max-md:pl-7">
              {failed > 0 && <Badge tone="bad">{`${failed} failed`}</Badge>}
              {passed > 0 && <Badge tone="good">{`${passed} passed`}</Badge>}
              <span className="text-xs whitespace-nowrap text-ink-soft md:w-18 md:text-right">
                {clauses.length === 1 ? '1 clause' : `${clauses.length} clauses`}
              </span>
            </span>
          </RowButton>
        </h3>
        <SeeIt {...sentence} />
      </div>
      {isOpen && (
        <ul id={id} className="flex flex-col gap-4 border-t border-line px-4 py-4 text-sm md:px-6 md:pl-13">
          {messages.map((message) => (
            <li key={message.key} className="text-xs">
              <MessageTexts message={message} />
            </li>
          ))}
          {clauses.map((clause) => (
            <ClauseItem key={clause.id} clause={clause} result={results.get(clause.id)} />
          ))}
        </ul>
      )}
    </li>
  )
}

const usePorts = () => useQuery(sitePortsQuery).data ?? []

/** Opens a scenario of the sentence, or else its page. */
const SeeIt = ({ text, path, clauses }: SentenceProps['sentence']) => {
  const { world, hrefTo } = useConsoleParams()
  const ports = usePorts()
  const look = 'link shrink-0 px-4 py-2.5 text-sm md:px-6'
  const [scenario] = clauses.flatMap((clause) => clause.scenarios)
  const port = ports.find(({ site }) => site === (scenario?.site ?? 'public'))
  if (!scenario && path.startsWith('/__mock/')) {
    const params = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    return (
      <Link to={hrefTo({ tab: 'start', requirement: '', ...params })} aria-label={`See it: ${text}`} className={look}>
        See it
      </Link>
    )
  }
  if (!port) return null
  const page = controlAddress('enter', { query: { world, to: path } })
  return (
    <a
      href={
        scenario ? scenarioAddress(scenario, port) : `${location.protocol}//${location.hostname}:${port.port}${page}`
      }
      target="_blank"
      rel="noreferrer"
      aria-label={`See it in a new tab: ${scenario?.title ?? text}`}
      className={look}
    >
      See it
    </a>
  )
}

const MessageTexts = ({ message: { key, texts } }: { readonly message: RequirementClause['messages'][number] }) => (
  <>
    <code>{key}</code>
    {Object.entries(texts).map(([language, words]) => (
      <span key={language} lang={language} className="block">
        {words}
      </span>
    ))}
  </>
)

interface ClauseItemProps {
  readonly clause: RequirementClause
  readonly result: ClauseResult | undefined
}

const ClauseItem = ({ clause, result }: ClauseItemProps) => {
  const { requirement, hrefTo } = useConsoleParams()
  const ports = usePorts()
  const { id, text, class: binds, statements, scenarios, operations, rules, messages } = clause
  const { state, places = {}, proofs = [] } = result ?? {}
  const byState = Map.groupBy(Object.keys(places), (place) => places[place])
  const facts: readonly (readonly [name: string, lines: readonly ReactNode[]])[] = [
    [
      'Scenarios',
      scenarios.map((scenario) => {
        const port = ports.find(({ site }) => site === scenario.site)
        if (!port) return scenario.title
        return (
          <a
            key={scenario.name}
            href={scenarioAddress(scenario, port)}
            target="_blank"
            rel="noreferrer"
            className="link"
          >
            {scenario.title}
          </a>
        )
      }),
    ],
    [
      'Operations',
      operations.map((operation) => (
        <Link key={operation} to={hrefTo({ tab: 'contract', operation })} className="link">
          {operation}
        </Link>
      )),
    ],
    [
      'Statements',
      // The documents are served where the sites are.
      statements.map((number) =>
        ports.length === 0 ? (
          number
        ) : (
          <a key={number} href={`/docs/statements#s${number}`} target="_blank" rel="noreferrer" className="link">
            {number}
          </a>
        ),
      ),
    ],
    ['Rules', rules.map(({ file, field }) => (field === undefined ? file : `${file}, ${field}`))],
    ['Messages', messages.map((message) => <MessageTexts key={message.key} message={message} />)],
    ['Results', [...byState].map(([each, names]) => `${each}: ${names.join(', ')}`)],
    ['Tests', proofs],
  ]
  return (
    <li
      {...useTarget<HTMLLIElement>(requirement.trim() === id)}
      className="flex flex-col gap-1 aria-[current]:-mx-3 aria-[current]:rounded-md aria-[current]:bg-brand-soft aria-[current]:px-3 aria-[current]:py-2"
    >
      <p>{text}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="text-xs break-all text-ink-soft">{id}</code>
        <Badge tone={binds === 'product' ? 'brand' : 'neutral'}>{binds}</Badge>
        {state && <Badge tone={isBad(state) ? 'bad' : isGood(state) ? 'good' : 'neutral'}>{state}</Badge>}
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-xs [overflow-wrap:anywhere] empty:hidden md:grid-cols-[6rem_minmax(0,1fr)]">
        {facts.map(
          ([name, lines]) =>
            lines.length > 0 && (
              <Fragment key={name}>
                <dt className="text-ink-soft">{name}</dt>
                <dd>
                  <ul className="flex flex-wrap gap-x-4 gap-y-1">
                    {lines.map((line, i) => (
                      <li key={i}>{line}</li>
                    ))}
                  </ul>
                </dd>
              </Fragment>
            ),
        )}
      </dl>
    </li>
  )
}
