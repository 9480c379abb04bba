import { FilledArea, Legend, type FillName } from './fill.tsx'

export interface Bar {
  readonly key: string
  readonly label: string
  /** Parts of the bar from its beginning. */
  readonly parts: readonly { readonly fill: FillName; readonly value: number }[]
  /** The value of the bar as text. */
  readonly text: string
}

export interface BarChartProps {
  readonly legend: readonly { readonly fill: FillName; readonly text: string }[]
  readonly bars: readonly Bar[]
}

/** Horizontal bars. Hidden from screen readers: a table with the same values must be before it in the document. */
export const BarChart = ({ legend, bars }: BarChartProps) => {
  const lengthOf = ({ parts }: Bar) => parts.reduce((sum, { value }) => sum + value, 0)
  const longest = Math.max(1, ...bars.map(lengthOf))
  const percent = (value: number) => `${((value / longest) * 100).toFixed(2)}%`
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Legend items={legend} />
      <ul className="flex flex-col gap-3 @min-[40rem]:gap-2">
        {bars.map((bar) => (
          <li
            key={bar.key}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 text-sm @min-[40rem]:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_7rem]"
          >
            <span>{bar.label}</span>
            <svg height={20} className="order-last col-span-2 w-full @min-[40rem]:order-none @min-[40rem]:col-span-1">
              {bar.parts.map(({ fill, value }, index) => {
                const start = bar.parts.slice(0, index).reduce((sum, part) => sum + part.value, 0)
                return (
                  value > 0 && (
                    <FilledArea key={fill} fill={fill} x={percent(start)} y={2} width={percent(value)} height={16} />
                  )
                )
              })}
            </svg>
            <span className="text-right text-ink-soft">{bar.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
