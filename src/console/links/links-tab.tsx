import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { personas } from '#specs/model/personas.ts'
import { Field } from '../../ui/forms/field.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { CopyButton } from '../code-block.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { sitePortsQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { controlAddress } from '../../api/control.ts'
import { personaTexts } from '../persona-texts.ts'
import { Table } from '../table.tsx'

/** Links to each site as each persona, for bug reports. */
export const LinksTab = () => {
  const { world, to: first, change } = useConsoleParams()
  // Local state, because the URL is updated later and typing must not wait for it.
  const [to, setTo] = useState(first)
  const type = (path: string) => {
    setTo(path)
    change({ to: path })
  }
  const { data: sites = [], error } = useQuery(sitePortsQuery)
  const address = (port: number, persona: string) =>
    `${location.protocol}//${location.hostname}:${port}${controlAddress('enter', { query: { world, persona, to } })}`
  return (
    <Panel
      title="Open a site"
      text={`Each link creates the world "${world}" if it does not exist, signs the persona in and opens the path.`}
    >
      <Field id="links-to" label="Path" hint="Page that the links open" className="md:w-96">
        <TextField value={to} onChange={type} spellCheck={false} autoComplete="off" />
      </Field>
      <RequestError error={error} />
      {sites.length === 0 ? (
        <InlineAlert title="This mock has no pages.">Use npm start to serve the sites too.</InlineAlert>
      ) : (
        <Table label="Links" heads={['Persona', ...sites.map(({ site }) => site)]}>
          {personas.map((persona) => (
            <tr key={persona}>
              <th scope="row" className="min-w-52 text-left font-normal">
                <span className="block font-medium">{persona}</span>
                <span className="text-ink-soft">{personaTexts[persona]}</span>
              </th>
              {sites.map(({ site, port }) => (
                <td key={site}>
                  <span className="flex items-center gap-1 whitespace-nowrap">
                    <a
                      href={address(port, persona)}
                      target="_blank"
                      rel="noopener"
                      aria-label={`Open ${site} as ${persona} in a new tab`}
                      className="link py-0.5"
                    >
                      Open
                    </a>
                    <CopyButton text={address(port, persona)} label={`Copy link to ${site} as ${persona}`} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  )
}
