import { useState } from 'react'
import type { Volume } from '#specs/contract/control-world.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Panel } from '../panel.tsx'
import { useChange } from '../queries.ts'
import { Refused } from '../refused.tsx'

const kinds = {
  faqs: 'FAQs',
  notices: 'Notices',
  news: 'Service news',
  inquiries: 'My inquiries',
  usageMonths: 'Months of usage',
} satisfies { [Kind in keyof Volume]-?: string }

type Kind = keyof typeof kinds

/** Adds generated records to a world. */
export const WorldVolume = ({ id }: { id: string }) => {
  const { mutate: change, error, isPending, isSuccess } = useChange(id)
  const [typed, setTyped] = useState<{ readonly [K in Kind]?: string }>({})
  const volume = Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value !== '')
      .map(([kind, value]) => [kind, Number(value)]),
  )
  const isEmpty = Object.keys(volume).length === 0
  return (
    <Panel
      title="Generated records"
      text="Adds believable records in Korean, English and Japanese, up to 10,000 of a kind. The seed determines them."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          change({ volume }, { onSuccess: () => setTyped({}) })
        }}
      >
        <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {Object.entries(kinds).map(([kind, label]) => (
            <Field key={kind} id={`volume-${kind}`} label={label}>
              <TextField
                inputMode="numeric"
                value={typed[kind as Kind] ?? ''}
                onChange={(value) => setTyped({ ...typed, [kind]: value })}
              />
            </Field>
          ))}
        </div>
        <div className="flex items-center gap-4">
          <Button type="submit" size="sm" isBusy={isPending} disabled={isEmpty}>
            Add records
          </Button>
          <p role="status" className="text-sm font-medium text-good empty:hidden">
            {isSuccess && isEmpty ? 'The records were added.' : ''}
          </p>
        </div>
        <Refused error={error} />
      </form>
    </Panel>
  )
}
