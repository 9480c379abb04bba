import type { ReactNode } from 'react'

/** Section of the gallery with a heading. */
export const Samples = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-6">
    <h2 className="border-b border-line pb-2 text-xl">{title}</h2>
    {children}
  </section>
)

/** Samples side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

/** Two columns where there is enough space. */
export const Pairs = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">{children}</div>
)
