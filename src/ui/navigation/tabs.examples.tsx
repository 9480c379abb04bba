import { useSearchParams } from 'react-router-dom'
import { Samples } from '../examples.tsx'
import { TabBlock } from './tab-block.tsx'
import { Tabs } from './tabs.tsx'

const names = ['All', 'Account', 'Billing', 'Products', 'Training', 'Other', 'Troubleshooting', 'Solutions']

export const TabSamples = () => {
  const [query] = useSearchParams()
  const current = query.get('tab') ?? names[0]
  return (
    <Samples title="Tabs">
      {[2, 3, 5, 6, 8].map((count) => (
        <TabBlock
          key={count}
          label={`Block of ${count}`}
          back="Back"
          forward="Forward"
          tabs={names
            .slice(0, count)
            .map((text) => ({ to: `/gallery?tab=${text}`, text, isCurrent: text === current }))}
        />
      ))}
      {/* As wide as the window, because their content may be wider than the gallery. */}
      <div className="relative left-1/2 w-[calc(100vw-32px)] -translate-x-1/2">
        <Tabs label="Few tabs" tabs={names.slice(0, 2).map((text) => ({ id: text.toLowerCase(), text }))}>
          {(id) => <p>{`The content of "${id}" is at most 1200 px wide.`}</p>}
        </Tabs>
      </div>
    </Samples>
  )
}
