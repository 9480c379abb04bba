import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/language.ts'
import { Combobox } from '../../../ui/select/combobox.tsx'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { countries } from '../../../api/queries/country.ts'
import { labelOf, type ControlProps } from './control.ts'
import { RetryList } from './retry-list.tsx'

/** An example number that the checker can parse, whatever its length. */
const typedMax = 250

/** Country and national number. Countries are identified by letters, because several share a calling code. */
export const PhoneControl = ({ field, inquiry, locale, error }: ControlProps) => {
  const text = useText()
  const list = useQuery(countries(locale))
  const { data = [] } = list
  const { country, cntryNo, cellphoneNo } = inquiry.draft
  // A prefilled number has only a calling code, so the first country with that code is selected.
  const chosen =
    data.find((each) => each.countryAccrName === country && each.countryNo === cntryNo) ??
    data.find((each) => each.countryNo === cntryNo)
  const choose = (letters: string) => {
    const next = data.find(({ countryAccrName }) => countryAccrName === letters)
    if (!next) return
    inquiry.change('country', letters)
    inquiry.change('cntryNo', next.countryNo)
  }
  return (
    <FieldGroup
      id="cellphoneNo"
      legend={text(labelOf(field))}
      isRequired
      requirementLabel={text('form.required')}
      hint={text('form.cellphoneNo.hint')}
      error={error}
    >
      <div className="flex flex-col gap-2 md:flex-row">
        <Combobox
          id="country"
          label={text('form.country.label')}
          className="w-full md:w-64 md:shrink-0"
          options={data.map(({ countryAccrName, countryName, countryNo }) => ({
            value: countryAccrName,
            label: `${countryName} +${countryNo}`,
            keywords: countryAccrName,
          }))}
          value={chosen?.countryAccrName ?? ''}
          placeholder={text('form.country.search')}
          noMatch={text('form.country.noMatch')}
          onChange={choose}
        />
        <TextField
          id="cellphoneNo-number"
          label={text(labelOf(field))}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={typedMax}
          value={cellphoneNo}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? 'cellphoneNo-hint' : 'cellphoneNo-hint cellphoneNo-error'}
          onChange={(value) => inquiry.change('cellphoneNo', value)}
        />
      </div>
      <RetryList list={list} />
    </FieldGroup>
  )
}
