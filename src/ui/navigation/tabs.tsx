import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { tabClass } from './tab-block.tsx'

export interface Tab {
  readonly id: string
  readonly text: string
}

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Shown beside the tabs. */
  action?: ReactNode
  /** Content of the selected tab. */
  children: (id: string) => ReactNode
}

/**
 * Tabs within a page, by the ARIA pattern: arrow keys select. A small implementation, because Base UI's would be the
 * largest part of the pages that have tabs. Tabs that lead to other pages are links: `TabBlock`.
 */
export const Tabs = ({ label, tabs, action, children }: TabsProps) => {
  const id = useId()
  const [selected, setSelected] = useState(tabs[0]!.id)
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = tabs.findIndex((tab) => tab.id === selected)
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    setSelected(tabs[index]!.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }
  return (
    <div className="mx-auto w-full max-w-(--tab-content-width)">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={walk}
          className="flex min-h-11 xl:h-(--tab-bar-height) xl:min-h-max"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => setSelected(tab.id)}
              className={`shrink-0 px-4 py-1.5 whitespace-nowrap -outline-offset-2 ${tabClass}`}
            >
              {tab.text}
            </button>
          ))}
        </div>
        {action}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} className="pt-6">
        {children(selected)}
      </div>
    </div>
  )
}
