import type { ReactNode } from 'react'

export interface CardGridProps {
  /** Id of the heading that names the list. */
  labelledBy?: string
  /** `li`s. */
  children: ReactNode
}

/** Cards in one column, in two from 768 px and in three from 992 px. Three cards stay together from 768 px. */
export const CardGrid = ({ labelledBy, children }: CardGridProps) => (
  <ul
    aria-labelledby={labelledBy}
    className="grid gap-4 md:grid-cols-2 md:has-[>:nth-child(3):last-child]:grid-cols-3 lg:grid-cols-3"
  >
    {children}
  </ul>
)
