import { BarChart } from './bar-chart.tsx'
import { ColumnChart } from './column-chart.tsx'
import { DataTable } from '../content/data-table.tsx'
import { Samples } from '../examples.tsx'

const rows = [
  { name: 'Server', used: 320, saved: 40 },
  { name: 'Object Storage', used: 140, saved: 0 },
  { name: 'CDN', used: 60, saved: 12 },
]
const legend = [
  { fill: 'solid', text: 'Amount due' },
  { fill: 'stripes', text: 'Discount' },
] as const

export const ChartSamples = () => (
  <Samples title="Tables of values and charts">
    <div className="@container flex flex-col gap-8">
      <DataTable
        label="Amounts by product"
        rows={rows.map(({ name, used, saved }) => ({ key: name, cells: [name, used, saved] }))}
        columns={[
          { head: 'Product', total: 'Total' },
          { head: 'Amount due', isNumber: true, total: 520 },
          { head: 'Discount', isNumber: true, total: 52 },
        ]}
      />
      <BarChart
        legend={legend}
        bars={rows.map(({ name, used, saved }) => ({
          key: name,
          label: name,
          text: String(used),
          parts: [
            { fill: 'solid', value: used },
            { fill: 'stripes', value: saved },
          ],
        }))}
      />
      <ColumnChart
        legend={[...legend, { fill: 'dots', text: 'Overdue' }]}
        textOf={String}
        columns={[120, 340, 280, 90].map((value, index) => ({
          key: String(index),
          label: String(index + 1),
          fill: (['solid', 'stripes', 'dots', 'solid'] as const)[index]!,
          value,
        }))}
      />
    </div>
  </Samples>
)
