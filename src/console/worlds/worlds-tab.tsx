import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../panel.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { useChange, useCreate, worldQuery } from '../queries.ts'
import { WorldActions } from './world-actions.tsx'
import { WorldClock } from './world-clock.tsx'
import { changesOf, draftOf, newDraft, settingsOf } from './world-draft.ts'
import { WorldForm } from './world-form.tsx'
import { WorldList } from './world-list.tsx'

/** All worlds, the making of one, and everything about the chosen one that can be set. */
export const WorldsTab = () => {
  const [isMaking, setIsMaking] = useState(false)
  const { world: id } = useConsoleParams()
  const { data: world } = useQuery(worldQuery(id))
  return (
    <>
      <Panel
        title="All worlds"
        text="Suites make one for each test; unused ones go after an hour."
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
          <Panel title="Clock" text="Captchas, limits and times of the product go by it.">
            <WorldClock world={world} />
          </Panel>
          <ChangeWorldForm />
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
          create(settingsOf(draft), {
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
  // Only what was typed is kept here, so that what changes elsewhere is seen, and nothing typed is lost.
  const [typed, setTyped] = useState({})
  if (!world) return null
  const draft = { ...draftOf(world), ...typed }
  const hasChanges = Object.keys(changesOf(draft, world)).length > 0
  return (
    <Panel title={`Settings of ${id}`} text="What is saved counts from the next call on.">
      <WorldForm
        prefix="change"
        draft={draft}
        onChange={(change) => setTyped({ ...typed, ...change })}
        error={error}
        isBusy={isPending}
        action="Save settings"
        status={isSuccess && !hasChanges ? 'Saved.' : ''}
        onSend={() => change(changesOf(draft, world), { onSuccess: () => setTyped({}) })}
        onCancel={hasChanges ? () => setTyped({}) : undefined}
      />
    </Panel>
  )
}
