import { useId, type ReactNode } from 'react'

interface PanelProps {
  title: string
  text?: string
  /** Shown beside the title. */
  actions?: ReactNode
  children?: ReactNode
}

/** Section of a tab with a heading. */
export const Panel = ({ title, text, actions, children }: PanelProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-6">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children && <div className="flex flex-col gap-4 px-4 py-4 md:px-6 md:py-5">{children}</div>}
    </section>
  )
}
