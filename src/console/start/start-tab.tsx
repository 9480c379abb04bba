import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Site } from '#specs/model/site.ts'
import { buttonClass } from '../../ui/actions/button-styles.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { CodeBlock } from '../code-block.tsx'
import { controlAddress, mockAddress } from '../../api/control.ts'
import { documents, useHasDocuments } from '../documents.ts'
import { Panel } from '../panel.tsx'
import { scenariosQuery, sitePortsQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { scenarioAddress } from '../scenarios/scenarios-tab.tsx'
import { useConsoleParams, type Tab } from '../use-console-params.ts'

const siteTexts: { readonly [Name in Site]: string } = {
  public: 'The general site, with all support programmes.',
  gov: 'For public institutions. It has no support programmes, and its own label for the general inquiry.',
  fin: 'For financial institutions. The only site with a training history.',
}

/** Five scenarios that show what there is. */
const firstScenarios = ['inquiry-sent', 'inquiry-captcha', 'inquiry-server-down', 'my-inquiry', 'incident-ongoing']

interface User {
  readonly who: string
  readonly text: string
  readonly links: readonly (readonly [tab: Tab, text: string])[]
  /** Pages that `npm start` serves. */
  readonly pages?: readonly (readonly [href: string, text: string])[]
}

const users: readonly User[] = [
  {
    who: 'Developers',
    text: 'Run npm start and edit the code: the pages and the mock reload automatically. The developer bar at the bottom right of each page changes persona, clock and language, and follows scenarios.',
    links: [
      ['journal', 'What the page requests'],
      ['coverage', 'What it never tried'],
      ['mails', 'Emails of the product'],
    ],
  },
  {
    who: 'Testers',
    text: 'Open a scenario with a link, inject errors and delays, look up captcha answers, and copy a link that brings others to the same state.',
    links: [
      ['scenarios', 'All scenarios'],
      ['faults', 'Inject a fault'],
      ['backEnds', 'Compare a back end'],
      ['captchas', 'Captcha answers'],
    ],
    pages: [
      [documents.requirements, 'Requirements'],
      [documents.results, 'Results of the last npm test'],
    ],
  },
  {
    who: 'Back-end teams',
    text: 'The mock is the contract: every operation with its schemas, requirements and examples, and whether it comes from the product specification. Judge your own server by the same suites: npm run verify -- https://api.example, or npx haneul-verify with its package.',
    links: [
      ['contract', 'Contract and downloads'],
      ['worlds', 'Worlds'],
    ],
    pages: [[documents.statements, 'Statements of the product specification']],
  },
]

/** What `npm start` serves of the newest report. */
interface LastRun {
  readonly run: { readonly startedAt: string; readonly commit: string; readonly durationMs: number }
  readonly totals: { readonly tests: { readonly passed: number; readonly failed: number; readonly skipped: number } }
  readonly address: string
}

const lastRunQuery = queryOptions({
  queryKey: ['last-run'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/report/last-run.json', { signal })
    return response.ok ? ((await response.json()) as LastRun) : null
  },
})

/** How long ago something was, in its largest unit. */
const age = (instant: string) => {
  const minutes = Math.round((Date.now() - Date.parse(instant)) / 60_000)
  const [count, unit] =
    minutes < 60 ? [minutes, 'minute'] : minutes < 1440 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return new Intl.RelativeTimeFormat('en').format(-Math.round(count), unit as 'minute')
}

/** The results of the newest run with their age; nothing without a report. */
const LastRunPanel = () => {
  const { data } = useQuery(lastRunQuery)
  if (!data) return null
  const { run, totals, address } = data
  const { passed, failed, skipped } = totals.tests
  return (
    <Panel title="Last run of the suites">
      <p>
        <Badge tone={failed > 0 ? 'bad' : 'good'}>{failed > 0 ? 'failed' : 'passed'}</Badge>{' '}
        <span>{`${passed} passed, ${failed} failed, ${skipped} skipped, ${age(run.startedAt)}, at ${run.commit}. `}</span>
        <a href={address} target="_blank" rel="noopener" className="link">
          Report
        </a>
      </p>
    </Panel>
  )
}

/** The first page of the console: what the mock is, and where to begin. */
export const StartTab = () => {
  const { data: ports = [], error } = useQuery(sitePortsQuery)
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const { world, hrefTo } = useConsoleParams()
  const hasDocuments = useHasDocuments()
  const addressOf = (port: number) =>
    `${location.protocol}//${location.hostname}:${port}${controlAddress('enter', { query: { world, to: '/' } })}`
  return (
    <>
      <Panel
        title="What this is"
        text="A reference implementation of the customer support and my-page area of a fictional cloud provider. This mock answers all of its requests. All people and records are invented, and nothing leaves this machine."
      >
        <RequestError error={error} />
        <ul aria-label="Sites" className="grid gap-4 md:grid-cols-3">
          {ports.map(({ site, port }) => (
            <li key={site} className="flex flex-col items-start gap-2 rounded-md border border-line p-4">
              <h3 className="text-base">{site}</h3>
              <p className="flex-1 text-sm text-ink-soft">{siteTexts[site]}</p>
              <a href={addressOf(port)} className={buttonClass('secondary', 'sm')}>
                {`Open ${site}`}
              </a>
            </li>
          ))}
        </ul>
        {ports.length === 0 && !error && (
          <p className="text-sm text-ink-soft">This mock has no pages. Use npm start to serve the sites too.</p>
        )}
      </Panel>
      {hasDocuments && <LastRunPanel />}
      <Panel title="Try five scenarios" text="Each link starts its scenario from the beginning.">
        <ul aria-label="First scenarios" className="flex flex-col gap-2">
          {firstScenarios.map((name) => {
            const scenario = scenarios.find((each) => each.name === name)
            const port = ports.find(({ site }) => site === scenario?.site)
            return (
              scenario &&
              port && (
                <li key={name}>
                  <a href={scenarioAddress(scenario, port)} target="_blank" rel="noopener" className="link">
                    {scenario.title}
                  </a>
                  {scenario.steps.length > 0 && (
                    <span className="text-sm text-ink-soft">{` ${scenario.steps.length === 1 ? '1 step' : `${scenario.steps.length} steps`} on the page`}</span>
                  )}
                </li>
              )
            )
          })}
        </ul>
        <p>
          <Link to={hrefTo({ tab: 'scenarios' })} className="link">
            {`All ${scenarios.length} scenarios`}
          </Link>
        </p>
      </Panel>
      <Panel
        title="Try it with curl"
        text="Every request runs in a world, an isolated session of the mock. Requests that name no world share the world “default”."
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:grid-cols-2">
          <CodeBlock
            title="Create a world"
            text={`curl -X POST '${location.origin}${controlAddress('createWorld')}' -H 'content-type: application/json' -d '{"id":"mine","persona":"main"}'`}
          />
          <CodeBlock
            title="Send a request in it"
            text={`curl '${mockAddress()}/api/mypage/inquiry' -H 'x-mock-world: mine'`}
          />
        </div>
      </Panel>
      <div className="grid gap-5 xl:grid-cols-3">
        {users.map(({ who, text, links, pages = [] }) => (
          <Panel key={who} title={who} text={text}>
            <ul className="flex flex-col gap-1.5 text-sm">
              {links.map(([tab, words]) => (
                <li key={tab}>
                  <Link to={hrefTo({ tab })} className="link">
                    {words}
                  </Link>
                </li>
              ))}
              {pages.map(
                ([href, words]) =>
                  hasDocuments && (
                    <li key={href}>
                      <a href={href} target="_blank" rel="noopener" className="link">
                        {words}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  )
}
