import type { ReactNode } from 'react'

interface DetailListProps {
  /** Name and value of each row. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names with their values, such as the details of an account. */
export const DetailList = ({ rows }: DetailListProps) => (
  <dl className="border-t border-ink">
    {rows.map(([name, value]) => (
      <div key={name} className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="text-sm text-ink-soft sm:leading-[1.7rem]">{name}</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
)
