import { FilledArea, type FillName, Legend } from './fill.tsx'

interface ChartColumn {
  readonly key: string
  /** Below the column; on narrow screens there is space for two digits. */
  readonly label: string
  readonly fill: FillName
  readonly value: number
}

interface ColumnChartProps {
  readonly legend: readonly { readonly fill: FillName; readonly text: string }[]
  readonly columns: readonly ChartColumn[]
  /** A value at the axis, such as `500K`. */
  readonly textOf: (value: number) => string
}

const height = 180

/** Columns over time. Hidden from screen readers: a table with the same values must be before it in the document. */
export const ColumnChart = ({ legend, columns, textOf }: ColumnChartProps) => {
  const maximum = niceMaximum(Math.max(0, ...columns.map(({ value }) => value)))
  const lines = [1, 0.5, 0]
  const width = 100 / Math.max(1, columns.length)
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Legend items={legend} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-faint">
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
        </svg>
        <ul className="col-start-2 mt-1.5 flex text-center">
          {columns.map(({ key, label }) => (
            <li key={key} className="min-w-0 flex-1">
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
