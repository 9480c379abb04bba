import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Country } from '#specs/contract/inquiry.ts'
import type { Locale } from '#specs/messages/locale.ts'
import { limits } from '#specs/rules/limits.ts'
import { labelOf } from '#specs/rules/inquiry-fields.ts'
import { Combobox } from '../../../ui/late/combobox.tsx'
import { countries } from '../../../api/queries/country.ts'
import { useCountryOptions } from '../country-options.ts'
import { rememberCountry } from '../last-country.ts'
import { usePhoneNumbers } from '../../../phone/phone-checker.ts'
import { ControlFrame } from './control-frame.tsx'
import type { Inquiry } from '../use-inquiry.ts'
import type { ControlProps } from './control.ts'
import { PhoneNumber } from './phone-number.tsx'
import { RetryList } from './retry-list.tsx'

const none: readonly Country[] = []

interface PhoneProps extends ControlProps<'phone'>, Pick<Inquiry['draft'], 'country' | 'cntryNo'> {
  readonly locale: Locale
  readonly change: Inquiry['change']
}

/** Country and national number. Countries are identified by letters, because several share a calling code. */
export const PhoneControl = ({ field, value, error, onChange, country, cntryNo, locale, change }: PhoneProps) => {
  const { t } = useTranslation('inquiryForm')
  const list = useQuery(countries(locale))
  const { data = none } = list
  const options = useCountryOptions(data)
  const phones = usePhoneNumbers()
  // A prefilled number has only a calling code, so the first country with that code is selected.
  const chosen =
    data.find((each) => each.countryAccrName === country && each.countryNo === cntryNo) ??
    data.find((each) => each.countryNo === cntryNo)
  const choose = (letters: string) => {
    const next = data.find(({ countryAccrName }) => countryAccrName === letters)
    if (!next) return
    rememberCountry(letters)
    change('country', letters)
    change('cntryNo', next.countryNo)
    const national = phones?.withoutTrunkPrefix({ country: letters, cntryNo: next.countryNo }, value)
    if (national !== undefined && national !== value) onChange(national)
  }
  const number = { cntryNo, country: chosen?.countryAccrName ?? country }
  const example = phones?.exampleDigits(number.country)
  const reading = phones?.nationalForm(number, value)
  return (
    <ControlFrame
      field={field}
      error={error}
      role="group"
      // On phones in a line of its own, which is there before the example is.
      moreHint={
        <span className="block min-h-[1lh] md:inline">
          {reading
            ? t('form.cellphoneNo.reading', { number: reading })
            : example && t('form.cellphoneNo.example', { example })}
        </span>
      }
    >
      <div className="flex flex-col gap-2 md:flex-row">
        <Combobox
          id="country"
          label={t('form.country.label')}
          className="w-full md:w-64 md:shrink-0"
          isListWider
          options={options}
          value={chosen?.countryAccrName ?? ''}
          placeholder={t(list.isFetching ? 'form.loading' : 'form.country.search')}
          noMatch={t(list.isFetching ? 'form.loading' : 'form.country.noMatch')}
          isBusy={list.isFetching}
          onChange={choose}
        />
        <PhoneNumber
          chosen={number}
          normalize={field.normalize ?? String}
          id="cellphoneNo-number"
          label={t(labelOf(field))}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={limits.phoneInputMax}
          className="md:max-w-60"
          value={value}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? 'cellphoneNo-hint' : 'cellphoneNo-hint cellphoneNo-error'}
          onChange={onChange}
        />
      </div>
      <RetryList list={list} message="form.country.loadFailed" />
    </ControlFrame>
  )
}
