import { FilledArea, type FillName, Legend } from './fill.tsx'

interface ChartColumn {
  readonly key: string
  /** Below the column; on narrow screens there is space for two digits. */
  readonly label: string
  readonly fill: FillName
  readonly value: number
  /** What the column will grow to. */
  readonly expected?: number | undefined
}

interface ColumnChartProps {
  readonly legend: readonly { readonly fill: FillName; readonly text: string }[]
  readonly columns: readonly ChartColumn[]
  /** The column that is still growing. */
  readonly current?: string | undefined
  /** A value at the axis, such as `500K`. */
  readonly textOf: (value: number) => string
}

const height = 180

/** What is written above a column. */
const topOf = ({ value, expected = 0 }: ChartColumn) => Math.max(value, expected)

/** Columns over time, with the values of the first, the last and the highest. Hidden from screen readers: a table with the same values must be before it in the document. */
export const ColumnChart = ({ legend, columns, current, textOf }: ColumnChartProps) => {
  const maximum = niceMaximum(Math.max(0, ...columns.map(topOf)))
  const lines = [1, 0.5, 0]
  const width = 100 / Math.max(1, columns.length)
  const highest = columns.reduce((best, { value }, index) => (value > columns[best]!.value ? index : best), 0)
  const last = columns.length - 1
  // In the middle of its column, but not beyond the chart. Beside the highest column there is no space for a second value.
  const values = [...new Set([highest, last, 0])].filter(
    (index) => columns[index] && (index === highest || Math.abs(index - highest) > 1),
  )
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Legend items={legend} />
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-faint">
        <ul className="flex flex-col justify-between text-right" style={{ height }}>
          {lines.map((line) => (
            <li key={line} className="flex h-0 items-center justify-end">
              {textOf(line * maximum)}
            </li>
          ))}
        </ul>
        <svg height={height} className="w-full overflow-visible">
          {lines.map((line) => (
            <line
              key={line}
              x1="0"
              x2="100%"
              y1={(1 - line) * height}
              y2={(1 - line) * height}
              stroke="currentColor"
              className="text-line"
            />
          ))}
          {columns.map(({ key, fill, value }, index) => {
            const length = (value / maximum) * height
            return (
              <FilledArea
                key={key}
                fill={fill}
                x={`${(index + 0.2) * width}%`}
                width={`${0.6 * width}%`}
                y={height - length}
                height={length}
              />
            )
          })}
          {columns.map(
            ({ key, expected }, index) =>
              expected !== undefined && (
                <FilledArea
                  key={key}
                  fill="outline"
                  x={`${(index + 0.2) * width}%`}
                  width={`${0.6 * width}%`}
                  y={height - (expected / maximum) * height}
                  height={(expected / maximum) * height}
                />
              ),
          )}
          {values.map((index) => (
            <text
              key={index}
              x={index === 0 ? 0 : index === last ? '100%' : `${(index + 0.5) * width}%`}
              y={height - (topOf(columns[index]!) / maximum) * height - 6}
              textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
              className="fill-ink-soft stroke-surface stroke-4 [paint-order:stroke]"
            >
              {textOf(topOf(columns[index]!))}
            </text>
          ))}
        </svg>
        <ul className="col-start-2 mt-1.5 flex text-center">
          {columns.map(({ key, label }) => (
            <li
              key={key}
              data-current={key === current || undefined}
              className="min-w-0 flex-1 data-current:font-bold data-current:text-ink"
            >
              {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The end of an axis: the first of 1, 2, 4, 5, 6, 8 or 10 times a power of ten that is not below a value. Half of it is round too. */
export const niceMaximum = (value: number): number => {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 4, 5, 6, 8].find((factor) => factor * power >= value) ?? 10)
}
