import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewWorld, World, WorldSettings } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { documentQuery } from '../contract/document.ts'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useChange, useCreate, worldQuery } from '../queries.ts'
import { RecordForm } from './record-form.tsx'
import { WorldActions } from './world-actions.tsx'
import { WorldList } from './world-list.tsx'
import { WorldRecords, WorldVolume } from './world-records.tsx'
import { newWorldValues, newWorldWords, settingWords } from './world-words.ts'

/** List of worlds, and creation of a world. */
export const WorldsTab = () => {
  const [isMaking, setIsMaking] = useState(false)
  return (
    <Panel
      title="All worlds"
      text="Suites create one per test. Idle worlds are deleted after an hour."
      actions={
        !isMaking && (
          <Button size="sm" onClick={() => setIsMaking(true)}>
            New world
          </Button>
        )
      }
    >
      {isMaking && <NewWorldForm onClose={() => setIsMaking(false)} />}
      <WorldList />
    </Panel>
  )
}

/** Settings and records of the selected world. */
export const SettingsTab = () => {
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  return (
    world && (
      <>
        <ChangeWorldForm world={world} />
        <WorldVolume id={id} />
        <WorldRecords world={world} />
        <WorldActions id={id} />
      </>
    )
  )
}

const NewWorldForm = ({ onClose }: { onClose: () => void }) => {
  const { navigate } = useConsoleParams()
  const { data: document } = useQuery(documentQuery)
  const save = useCreate()
  return (
    <section aria-label="New world" className="rounded-md border border-brand-line bg-brand-soft/40 p-4">
      <RecordForm
        name="New world"
        save={save}
        schema={document?.components.schemas?.NewWorld ?? {}}
        words={newWorldWords}
        values={newWorldValues}
        at=""
        toBody={(changes): NewWorld => changes}
        action="Create world"
        isNew
        onSaved={(made) => {
          onClose()
          if (made) navigate({ world: made.id })
        }}
        onCancel={onClose}
      />
    </section>
  )
}

const ChangeWorldForm = ({ world }: { readonly world: World }) => {
  const { data: document } = useQuery(documentQuery)
  const save = useChange(world.id)
  return (
    <Panel title={`Settings of ${world.id}`} text="Changes apply to the next request.">
      <RecordForm
        name="Settings"
        save={save}
        schema={document?.components.schemas?.WorldSettings ?? {}}
        words={settingWords}
        values={world}
        at=""
        toBody={(changes): WorldSettings => changes}
        action="Save settings"
      />
    </Panel>
  )
}
