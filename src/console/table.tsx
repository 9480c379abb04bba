import type { ReactNode } from 'react'

interface TableProps {
  label: string
  heads: readonly string[]
  /** Columns that are right-aligned. */
  numericColumns?: readonly string[]
  /** Such as a height, above which it scrolls. */
  className?: string
  children: ReactNode
}

/** Table that scrolls horizontally if it is too wide; `children` are rows. */
export const Table = ({ label, heads, numericColumns = [], className = '', children }: TableProps) => (
  <div
    tabIndex={0}
    role="group"
    aria-label={label}
    className={`relative overflow-auto rounded-md border border-line ${className}`}
  >
    <table className="w-full text-sm [overflow-wrap:normal]">
      <thead className="bg-surface-soft text-left text-xs text-ink-soft">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={`px-3 py-2 font-semibold whitespace-nowrap ${numericColumns.includes(head) ? 'text-right' : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&_td]:border-t [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_th]:border-t [&_th]:border-line [&_th]:px-3 [&_th]:py-2">
        {children}
      </tbody>
    </table>
  </div>
)
