import { useId } from 'react'

/** How an area of a chart is filled. The patterns differ without colours too; the colours follow forced colours. */
export type FillName = 'solid' | 'stripes' | 'dots' | 'outline'

const colours: { readonly [F in FillName]: string } = {
  solid: 'text-brand',
  stripes: 'text-ink-soft',
  dots: 'text-bad',
  outline: 'text-ink-soft',
}

export interface Area {
  readonly fill: FillName
  readonly x: string
  readonly y: number | string
  readonly width: string
  readonly height: number | string
}

/** A filled rectangle with an outline of its colour. Lengths may be percentages, so patterns keep their size. */
export const FilledArea = ({ fill, ...area }: Area) => {
  const id = useId()
  return (
    <g className={`${colours[fill]} forced-colors:text-[color:CanvasText]`}>
      {(fill === 'stripes' || fill === 'dots') && (
        <defs>
          <pattern
            id={id}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform={fill === 'stripes' ? 'rotate(45)' : undefined}
          >
            {fill === 'stripes' ? (
              <rect width={2} height={6} fill="currentColor" />
            ) : (
              <circle cx={3} cy={3} r={1.75} fill="currentColor" />
            )}
          </pattern>
        </defs>
      )}
      <rect
        {...area}
        rx={2}
        fill={fill === 'outline' ? 'none' : fill === 'solid' ? 'currentColor' : `url(#${id})`}
        stroke="currentColor"
        strokeWidth={fill === 'solid' ? 0 : 1}
        strokeDasharray={fill === 'outline' ? 3 : undefined}
      />
    </g>
  )
}

/** Names of the fills. */
export const Legend = ({ items }: { items: readonly { readonly fill: FillName; readonly text: string }[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
    {items.map(({ fill, text }) => (
      <li key={fill} className="flex items-center gap-2">
        <svg width={18} height={14} className="shrink-0">
          <FilledArea fill={fill} x="1" y={1} width="16" height={12} />
        </svg>
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
