import { useState } from 'react'
import { Combobox } from './combobox.tsx'
import { Field } from '../forms/field.tsx'
import { Select } from './select.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Pairs, Samples } from '../examples.tsx'

const few = ['Account', 'Billing', 'Training', 'Other'].map((label) => ({ value: label.toLowerCase(), label }))
const many = Array.from({ length: 20 }, (_, i) => ({ value: `${i}`, label: `Option ${i + 1}` }))
const thousand = Array.from({ length: 1000 }, (_, i) => ({
  value: `svc-${i}`,
  label: `Compute › Server › Type ${String(i + 1).padStart(4, '0')}`,
  keywords: i === 41 ? 'answer' : '',
}))
const places = ['Asia › Korea', 'Asia › Japan', 'Europe › France', 'Europe › Italy'].map((label) => {
  const [heading = '', shortLabel = ''] = label.split(' › ')
  return { value: label, label, heading, shortLabel }
})
const countries = [
  { value: 'KR', label: '+82', hint: 'KR', keywords: '대한민국 Korea 韓国' },
  { value: 'US', label: '+1', hint: 'US', keywords: '미국 United States アメリカ' },
  { value: 'JP', label: '+81', hint: 'JP', keywords: '일본 Japan 日本' },
]

export const PickSamples = () => {
  const [one, setOne] = useState('')
  const [other, setOther] = useState('4')
  const [service, setService] = useState('')
  const [place, setPlace] = useState('')
  const [country, setCountry] = useState('KR')
  const [phone, setPhone] = useState('')
  return (
    <Samples title="Choosing from a list">
      <Pairs>
        <Field id="select" label="Category" isRequired requirementLabel="required">
          <Select options={few} value={one} onChange={setOne} placeholder="Choose one" />
        </Field>
        <Field
          id="select-long"
          label="Subcategory"
          isRequired
          requirementLabel="required"
          error="Choose a subcategory."
        >
          <Select options={many} value={other} onChange={setOther} placeholder="Choose one" />
        </Field>
        <Field id="select-none" label="No options available" hint="Choose a category first.">
          <Select options={[]} value="" onChange={setOne} placeholder="No options available" isDisabled />
        </Field>
        <Field id="select-busy" label="Loading">
          <Select options={[]} value="" onChange={setOne} placeholder="Loading…" isDisabled isBusy />
        </Field>
        <Field id="combobox-groups" label="Place" hint="Grouped while nothing is searched.">
          <Combobox
            options={places}
            value={place}
            onChange={setPlace}
            placeholder="Search"
            noMatch="No match"
            found={(count) => `${count} options found`}
          />
        </Field>
        <Field id="combobox" label="Service" isRequired requirementLabel="required" hint="A thousand options.">
          <Combobox
            options={thousand}
            value={service}
            onChange={setService}
            placeholder="Search"
            noMatch="No match"
            found={(count) => `${count} options found`}
          />
        </Field>
        <Field id="combobox-wrong" label="Service" isRequired requirementLabel="required" error="Choose a service.">
          <Combobox
            options={thousand}
            value=""
            onChange={setService}
            placeholder="Search"
            noMatch="No match"
            found={(count) => `${count} options found`}
          />
        </Field>
        <Field id="combobox-off" label="Service">
          <Combobox
            options={[]}
            value=""
            onChange={setService}
            placeholder="Search"
            noMatch="No match"
            found={(count) => `${count} options found`}
            isDisabled
          />
        </Field>
        <Field
          id="phone"
          label="Mobile number"
          isRequired
          requirementLabel="required"
          error="Enter your mobile number."
        >
          <div className="flex gap-2">
            <Combobox
              id="phone-country"
              label="Country code"
              options={countries}
              value={country}
              onChange={setCountry}
              noMatch="No match"
              found={(count) => `${count} options found`}
              className="w-28 shrink-0"
            />
            <TextField type="tel" value={phone} onChange={setPhone} />
          </div>
        </Field>
      </Pairs>
    </Samples>
  )
}
