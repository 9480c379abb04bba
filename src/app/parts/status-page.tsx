import type { ReactNode } from 'react'

interface StatusPageProps {
  icon: ReactNode
  title: string
  text: string
  /** Links that lead on. */
  actions: ReactNode
  /** Other ways on, below them. */
  children?: ReactNode
}

/** Page with a message and links, such as "not found". */
export const StatusPage = ({ icon, title, text, actions, children }: StatusPageProps) => (
  <div className="mx-auto flex max-w-[36rem] flex-col items-center px-4 py-24 text-center">
    <span className="flex size-24 items-center justify-center rounded-full bg-brand-soft text-brand">{icon}</span>
    <h1 tabIndex={-1} className="mt-6 text-2xl outline-none">
      {title}
    </h1>
    <p className="mt-2 text-ink-soft">{text}</p>
    <div className="mt-7 flex flex-wrap justify-center gap-2">{actions}</div>
    {children}
  </div>
)
