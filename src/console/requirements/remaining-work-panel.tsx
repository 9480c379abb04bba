import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { RequirementSection } from '#specs/contract/control.ts'
import { remainingWork, statedOperations } from '#specs/requirements/results.ts'
import { documentQuery } from '../contract/document.ts'
import { Panel } from '../panel.tsx'
import { RequestError } from '../request-error.tsx'
import { Table } from '../table.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import type { Results } from './filter.ts'

interface RemainingWorkPanelProps {
  readonly sections: readonly RequirementSection[]
  readonly results: Results
}

/** What a back end has done of each operation, and what comes next. */
export const RemainingWorkPanel = ({ sections, results }: RemainingWorkPanelProps) => {
  const { hrefTo } = useConsoleParams()
  const { data: document, error } = useQuery(documentQuery)
  if (!document) return <RequestError error={error} />
  const listed = new Set(
    sections.flatMap(({ sentences }) => sentences.flatMap(({ clauses }) => clauses.map((clause) => clause.id))),
  )
  const states = new Map([...results].map(([id, { state }]) => [id, state]))
  return (
    <Panel
      title="Operations"
      text="What is left for each operation: those of the product first, then by the number of failures."
    >
      <Table
        label="Operations"
        heads={['Operation', 'Origin', 'Clauses', 'Done', 'Next']}
        numericColumns={['Clauses', 'Done']}
        className="max-h-96"
      >
        {remainingWork(statedOperations(document.paths), states).map(({ id, origin, done, wrong, skipped }) => {
          const next = wrong[0] ?? skipped[0]
          // A clause that derives from the contract has no sentence.
          const isListed = next !== undefined && listed.has(next)
          return (
            <tr key={id}>
              <th scope="row" className="text-left font-normal">
                <Link to={hrefTo({ tab: 'contract', operation: id })} className="link">
                  {id}
                </Link>
              </th>
              <td>{origin}</td>
              <td className="text-right">{done.length + wrong.length + skipped.length}</td>
              <td className="text-right">{done.length}</td>
              <td>
                {next !== undefined && (
                  <Link
                    to={hrefTo(isListed ? { requirement: next } : { tab: 'contract', operation: id })}
                    className="link"
                  >
                    {next}
                  </Link>
                )}
              </td>
            </tr>
          )
        })}
      </Table>
    </Panel>
  )
}
