import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Country } from '#specs/contract/inquiry.ts'
import { digitsOf } from '#specs/model/typed-text.ts'
import { limits } from '#specs/model/limits.ts'
import { plusOf, type TypedPhone } from '#specs/rules/phone.ts'
import { countries } from '../api/queries/country.ts'
import { useLocale } from '../i18n/language.ts'
import { Button } from '../ui/actions/button.tsx'
import { LoadError } from '../ui/feedback/load-error.tsx'
import { FieldGroup } from '../ui/forms/field-group.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import { Combobox } from '../ui/late/combobox.tsx'
import { useCountryOptions } from './country-options.ts'
import { rememberCountry } from './last-country.ts'
import { usePhoneNumbers } from './phone-checker.ts'

const none: readonly Country[] = []

interface PhoneInputProps {
  /** Id of the field; that of the number is `<id>-number`. */
  readonly id: string
  readonly countryId: string
  readonly phone: TypedPhone
  readonly isRequired: boolean
  readonly requirementLabel?: string | undefined
  readonly hint: ReactNode
  readonly error: string | undefined
  readonly onChange: (changes: Partial<TypedPhone>) => void
  readonly autoComplete: 'tel-national' | 'off'
  readonly className?: string
}

/**
 * Country and number. Countries are identified by letters, because several share a calling code. The number is digits
 * only, at every moment; what it means is read when the field is left, so that nothing moves at the caret.
 */
export const PhoneInput = (props: PhoneInputProps) => {
  const { id, countryId, phone, isRequired, requirementLabel, hint, error, onChange, ...others } = props
  const { t } = useTranslation('phone')
  const [locale] = useLocale()
  const list = useQuery(countries(locale))
  const { data = none } = list
  const options = useCountryOptions(data)
  const phones = usePhoneNumbers()
  // A number of an account has only a calling code, so the first country with that code is selected.
  const chosen =
    data.find((each) => each.countryAccrName === phone.country && each.countryNo === phone.cntryNo) ??
    data.find((each) => each.countryNo === phone.cntryNo)
  const typed = { ...phone, country: chosen?.countryAccrName ?? phone.country }
  const read = (next: TypedPhone, changes: Partial<TypedPhone>) => {
    const reading = phones?.readPhone(next)
    const digits = reading?.is === 'number' && { cellphoneNo: reading.digits, plus: '' }
    const all = Object.entries({ ...changes, ...digits })
    const changed = all.filter(([name, value]) => value !== phone[name as keyof TypedPhone])
    if (changed.length > 0) onChange(Object.fromEntries(changed))
  }
  const choose = (letters: string) => {
    const next = data.find(({ countryAccrName }) => countryAccrName === letters)
    if (!next) return
    rememberCountry(letters)
    const country = { country: letters, cntryNo: next.countryNo }
    read({ ...phone, ...country }, country)
  }
  const example = phones?.exampleDigits(typed.country)
  const form = phones?.nationalForm(typed)
  const reading = error === undefined ? undefined : phones?.readPhone(typed)
  const other = reading?.is === 'otherCountry' ? options.find(({ value }) => value === reading.country) : undefined
  return (
    <FieldGroup
      id={id}
      role="group"
      legend={t('form.cellphoneNo.label')}
      isRequired={isRequired}
      requirementLabel={requirementLabel}
      error={error}
      className={others.className ?? ''}
      hint={
        <>
          <span>{hint}</span> {/* On phones in a line of its own, which is there before the example is. */}
          <span>
            <span className="block min-h-[1lh] md:inline">
              {form
                ? t('form.cellphoneNo.reading', { number: form })
                : example && t('form.cellphoneNo.example', { example })}
            </span>
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-2 md:flex-row">
        <Combobox
          id={countryId}
          label={t('form.country.label')}
          className="w-full md:w-64 md:shrink-0"
          isListWider
          options={options}
          value={chosen?.countryAccrName ?? ''}
          placeholder={t(list.isFetching ? 'form.loading' : 'form.country.search')}
          noMatch={t(list.isFetching ? 'form.loading' : 'form.country.noMatch')}
          found={(count) => t('form.country.found', { count })}
          isBusy={list.isFetching}
          onChange={choose}
        />
        <TextField
          id={`${id}-number`}
          label={t('form.cellphoneNo.label')}
          type="tel"
          inputMode="numeric"
          autoComplete={others.autoComplete}
          maxLength={limits.phoneInputMax}
          className="md:max-w-60"
          value={phone.cellphoneNo}
          aria-required={isRequired || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChange={(text) => onChange({ cellphoneNo: digitsOf(text), plus: plusOf(text, phone) })}
          onBlur={() => read(typed, {})}
        />
      </div>
      {other && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => choose(other.value)}>
            {t('form.country.change', { country: other.label })}
          </Button>
        </div>
      )}
      {list.isError && (
        <LoadError text={t('form.country.loadFailed')} retry={t('error.retry')} onRetry={() => void list.refetch()} />
      )}
    </FieldGroup>
  )
}
