import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../forms/field.tsx'
import { MultiSelect, type MultiSelectTexts } from './multi-select.tsx'
import { Pairs, Samples } from '../examples.tsx'

const resources = ['Server', 'Object Storage', 'Load Balancer', 'Cloud DB', 'VPC', 'Global CDN', 'Kubernetes', 'Backup']
const few = resources.map((label) => ({ value: label.toLowerCase(), label }))
const thousand = Array.from({ length: 1100 }, (_, i) => ({ value: `${i}`, label: `Option ${i + 1}` }))

export const MultiSelectSamples = () => {
  const { t } = useTranslation()
  const [none, setNone] = useState<string[]>([])
  const [full, setFull] = useState(['server', 'vpc', 'backup'])
  const [many, setMany] = useState(['41'])
  const textsFor = (limit = 0): MultiSelectTexts => ({
    placeholder: 'Search',
    nothingFound: t('select.nothingFound'),
    found: (count) => t('select.found', { count }),
    empty: t('select.empty'),
    full: t('select.full', { limit }),
    remove: (name) => t('select.remove', { name }),
  })
  return (
    <Samples title="Choosing several">
      <Pairs>
        <Field id="several" label="Resources" requirementLabel="optional">
          <MultiSelect options={few} values={none} onChange={setNone} texts={textsFor()} />
        </Field>
        <Field id="several-full" label="Three resources" requirementLabel="optional" hint="Three at most.">
          <MultiSelect options={few} values={full} onChange={setFull} max={3} texts={textsFor(3)} />
        </Field>
        <Field id="several-none" label="No resources">
          <MultiSelect options={[]} values={[]} onChange={setNone} texts={textsFor()} />
        </Field>
        <Field id="several-many" label="Many options" error="Choose two or more.">
          <MultiSelect options={thousand} values={many} onChange={setMany} texts={textsFor()} />
        </Field>
      </Pairs>
    </Samples>
  )
}
