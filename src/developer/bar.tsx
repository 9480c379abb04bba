import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { World } from '#specs/contract/control-world.ts'
import { faultCount } from '../api/faults.ts'
import { inKorea } from '../ui/forms/korean-time.ts'
import { readLocal, writeLocal } from '../local-storage.ts'
import { DeveloperPanel } from './panel.tsx'
import { goneWorld, worldId, worldQuery } from './world.ts'
import { useUncoveredFocus } from './use-uncovered-focus.ts'

const storageKey = 'developer-bar'
/** Height of the closed bar and its distance from the edge. */
const closedHeight = 56

/** What this world has that a new one has not. */
const armed = ({ persona, faults, faultUses, defect, now, frozen, isClockSet }: World): readonly string[] => {
  const time = inKorea(Date.parse(now)).replace('T', ' ')
  return [
    ...(persona === 'anonymous' ? [] : [persona]),
    ...(faults.length > 0 ? [faultCount({ faults, faultUses })] : []),
    ...(defect ? [defect] : []),
    ...(isClockSet ? [frozen ? `${time.slice(0, 16)} frozen` : time.slice(0, 10)] : []),
  ]
}

/** The modal dialog that is open: nothing outside it can be used. */
const useOpenDialog = () => {
  const [dialog, setDialog] = useState<Element>()
  useEffect(() => {
    const look = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1))
    const observer = new MutationObserver(look)
    observer.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [])
  return dialog
}

/**
 * Bar for developers: a small button at the bottom right that opens a panel, which changes the state of the mock. It is
 * imported only if `import.meta.env.DEV` is set, and its English texts are not messages, so that production builds
 * contain neither.
 */
export const DeveloperBar = () => {
  const { data: world } = useQuery({
    ...worldQuery,
    // The requests of the page use them up.
    refetchInterval: ({ state }) => (state.data?.faults.length ? 2000 : false),
  })
  // What the panel says about a world that is gone must be seen.
  const [isOpen, setOpen] = useState(() => readLocal(storageKey) === 'open' || goneWorld() !== undefined)
  const box = useRef<HTMLElement>(null)
  const pill = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useUncoveredFocus(box, closedHeight, close)
  useEffect(() => writeLocal(storageKey, isOpen ? 'open' : 'closed'), [isOpen])
  const dialog = useOpenDialog()
  const bar = (
    <aside
      ref={box}
      lang="en"
      aria-label="Developer"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        close()
        pill.current?.focus()
      }}
      className="fixed right-3 bottom-3 z-50 flex max-w-[calc(100vw-24px)] flex-col items-end gap-2 text-xs text-white [--color-focus:#fff] print:hidden [&_a]:underline [&_a]:underline-offset-2"
    >
      {isOpen && (
        <div
          id="developer-panel"
          className="max-h-[min(60dvh,640px)] w-[min(420px,calc(100vw-24px))] overflow-y-auto rounded-lg bg-ink p-4 shadow-raised"
        >
          <DeveloperPanel />
        </div>
      )}
      <button
        ref={pill}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'developer-panel' : undefined}
        onClick={() => setOpen(!isOpen)}
        className="min-h-8 max-w-full truncate rounded-full border border-edge bg-ink px-4 font-medium shadow-raised hover:bg-ink-soft"
      >
        {[worldId(), ...(world ? armed(world) : [])].join(' · ')}
      </button>
    </aside>
  )
  return dialog ? createPortal(bar, dialog) : bar
}
