import { queryOptions, useQuery } from '@tanstack/react-query'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState } from 'react'
import { resultsOf, type ReportFile } from '#specs/requirements/results.ts'
import { callControl } from '../../api/control.ts'
import { loadFont } from '../../i18n/fonts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Chips } from '../chips.tsx'
import { Panel } from '../panel.tsx'
import { RequestError } from '../request-error.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { filtered, type Results } from './filter.ts'
import { RemainingWorkPanel } from './remaining-work-panel.tsx'
import { Sentence } from './sentence.tsx'

const requirementsQuery = queryOptions({
  queryKey: ['requirements'],
  queryFn: ({ signal }) => callControl('requirements', { signal }),
  staleTime: Infinity,
})

const classes = ['product', 'assumed', 'hardening']

/** So few clauses are visible at once. */
const expandedMax = 10

/** The requirements by section, with the results of a report that the visitor chooses. */
export const RequirementsTab = () => {
  const { requirement: typed, change } = useConsoleParams()
  const { data: sections, error } = useQuery(requirementsQuery)
  const [results, setResults] = useState<Results>(new Map())
  const [filter, setFilter] = useState({ classes: '', states: '' })
  // Messages are shown in Japanese too.
  useEffect(() => void loadFont('ja').catch(() => undefined), [])
  if (error) return <RequestError error={error} />
  if (!sections) return <Skeleton className="h-96 w-full" />
  const found = filtered(sections, { typed, ...filter }, results)
  const count = found.flatMap(({ sentences }) => sentences).reduce((sum, { clauses }) => sum + clauses.length, 0)
  return (
    <>
      <Panel
        title="Find requirements"
        text="Choose report/clauses.json of npm test or the result.json of npm run verify to see results and tests. The file stays in this page."
        actions={
          <ChooseResults
            onChoose={(chosen) => {
              setResults(chosen)
              setFilter({ ...filter, states: '' })
            }}
          />
        }
      >
        <Field id="requirements-search" label="Search" hint="Words, a message in any language, or the id of a clause">
          <TextField
            type="search"
            value={typed}
            onChange={(requirement) => change({ requirement })}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Chips
            label="Class"
            values={classes}
            chosen={filter.classes}
            onChange={(chosen) => setFilter({ ...filter, classes: chosen })}
          />
          {results.size > 0 && (
            <Chips
              label="State"
              values={[...new Set([...results.values()].map(({ state }) => state))]}
              chosen={filter.states}
              onChange={(chosen) => setFilter({ ...filter, states: chosen })}
            />
          )}
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {count === 1 ? '1 clause' : `${count} clauses`}
        </p>
      </Panel>
      {results.size > 0 && <RemainingWorkPanel sections={sections} results={results} />}
      {count === 0 && <EmptyState text="No matching requirements." />}
      {found.map(({ id, title, sentences }) => (
        <Panel key={id} title={title}>
          <ul className="-mx-4 -my-4 md:-mx-6 md:-my-5">
            {sentences.map((sentence) => (
              <Sentence
                key={sentence.text}
                sentence={sentence}
                results={results}
                isExpandedAtFirst={count <= expandedMax || sentence.clauses.some((clause) => clause.id === typed)}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  )
}

/** Reads a report or a result in the browser. */
const ChooseResults = ({ onChoose }: { onChoose: (results: Results) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [unread, setUnread] = useState<Error | null>(null)
  const read = async (file: File | undefined) => {
    setUnread(null)
    if (!file) return
    try {
      onChoose(resultsOf(JSON.parse(await file.text()) as ReportFile))
    } catch {
      setUnread(
        new Error(
          `Failed to read "${file.name}": it is neither a report nor a result. Choose clauses.json or result.json.`,
        ),
      )
    }
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => input.current?.click()}>
        <Upload aria-hidden size={16} />
        <span>Choose results</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Results"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void read(event.target.files?.[0])
          // Allows selecting the same file again.
          event.target.value = ''
        }}
      />
      <RequestError error={unread} />
    </>
  )
}
