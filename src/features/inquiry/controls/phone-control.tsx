import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { emptyDraft } from '#specs/rules/inquiry-draft.ts'
import type { ValueName } from '#specs/model/inquiry-fields.ts'
import type { TypedPhone } from '#specs/rules/phone.ts'
import { countries } from '../../../api/queries/country.ts'
import { useLocale } from '../../../i18n/language.ts'
import { PhoneInput } from '../../../phone/phone-input.tsx'
import type { Inquiry } from '../use-inquiry.ts'
import { useFieldTexts } from './control-frame.tsx'
import type { ControlProps } from './control.ts'

interface PhoneProps extends ControlProps<'phone'>, Pick<Inquiry['draft'], 'country' | 'cntryNo' | 'plus'> {
  readonly change: Inquiry['change']
  readonly setDerived: Inquiry['setDerived']
  readonly drop: Inquiry['drop']
}

/** The phone number of the form. A country that no longer exists, from a stored draft, becomes the default one. */
export const PhoneControl = ({ field, value, error, change, setDerived, drop, ...chosen }: PhoneProps) => {
  const [locale] = useLocale()
  const { data } = useQuery(countries(locale))
  const texts = useFieldTexts(field)
  const checkCountry = useEffectEvent(() => {
    if (!data || data.some(({ countryNo }) => countryNo === chosen.cntryNo)) return
    drop('country')
    setDerived('cntryNo', emptyDraft.cntryNo)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what arrives is the event, and is read inside it
  useEffect(() => checkCountry(), [data])
  return (
    <PhoneInput
      id={field.name}
      countryId="country"
      phone={{ country: chosen.country, cntryNo: chosen.cntryNo, plus: chosen.plus, cellphoneNo: value }}
      isRequired
      hint={texts.hint}
      error={error}
      autoComplete="tel-national"
      onChange={(changes: Partial<TypedPhone>) => {
        for (const [name, next] of Object.entries(changes)) change(name as ValueName, next)
      }}
    />
  )
}
