import { Children, isValidElement, type ReactNode } from 'react'

/** Each sample in an element of its own, to which the gallery gives an address. */
const eachSample = (children: ReactNode) =>
  Children.map(children, (child) =>
    isValidElement(child) && child.type !== Row && child.type !== Pairs ? (
      <div data-sample className="max-w-full min-w-0 scroll-mt-20 target:outline-2 target:outline-offset-4">
        {child}
      </div>
    ) : (
      child
    ),
  )

/** Section of the gallery with a heading. */
export const Samples = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-6">
    <h2 className="border-b border-line pb-2 text-xl">{title}</h2>
    {eachSample(children)}
  </section>
)

/** Samples side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{eachSample(children)}</div>
)

/** Two columns where there is enough space. */
export const Pairs = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">{eachSample(children)}</div>
)
