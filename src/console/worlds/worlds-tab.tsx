import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useChange, useCreate, worldQuery } from '../queries.ts'
import { unsavedOf } from './record-fields.ts'
import { WorldActions } from './world-actions.tsx'
import { WorldClock } from './world-clock.tsx'
import { changesOf, draftOf, newDraft, toWorldSettings } from './world-draft.ts'
import { WorldForm } from './world-form.tsx'
import { WorldList } from './world-list.tsx'
import { WorldRecords, WorldVolume } from './world-records.tsx'

/** List of worlds, creation of a world, and the settings of the selected one. */
export const WorldsTab = () => {
  const [isMaking, setIsMaking] = useState(false)
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  return (
    <>
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
      {world && (
        <>
          <Panel title="Clock" text="Captchas, deadlines and timestamps of the product use this clock.">
            <WorldClock world={world} />
          </Panel>
          <ChangeWorldForm />
          <WorldVolume id={id} />
          <WorldRecords world={world} />
          <WorldActions id={id} />
        </>
      )}
    </>
  )
}

const NewWorldForm = ({ onClose }: { onClose: () => void }) => {
  const { navigate } = useConsoleParams()
  const { mutate: create, error, isPending } = useCreate()
  const [draft, setDraft] = useState(newDraft)
  return (
    <section aria-label="New world" className="rounded-md border border-brand-line bg-brand-soft/40 p-4">
      <WorldForm
        prefix="new"
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        error={error}
        isBusy={isPending}
        action="Create world"
        onSend={() =>
          create(toWorldSettings(draft), {
            onSuccess: (made) => {
              onClose()
              if (made) navigate({ world: made.id })
            },
          })
        }
        onCancel={onClose}
        isNew
      />
    </section>
  )
}

const ChangeWorldForm = () => {
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  const { mutate: change, error, isPending, isSuccess } = useChange(id)
  // Stores only edited fields, so that other changes stay visible and nothing typed is lost.
  const [typed, setTyped] = useState({})
  if (!world) return null
  const draft = { ...draftOf(world), ...typed }
  const hasChanges = Object.keys(changesOf(draft, world)).length > 0
  return (
    <Panel title={`Settings of ${id}`} text="Changes apply to the next request.">
      <WorldForm
        prefix="change"
        draft={draft}
        onChange={(change) => setTyped({ ...typed, ...change })}
        error={error}
        isBusy={isPending}
        action="Save settings"
        status={isSuccess && !hasChanges ? 'Saved.' : ''}
        onSend={() => change(changesOf(draft, world), { onSuccess: () => setTyped((now) => unsavedOf(now, typed)) })}
        onCancel={hasChanges ? () => setTyped({}) : undefined}
      />
    </Panel>
  )
}
