import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldGroups } from '#specs/model/inquiry-field.ts'
import type { Field, FieldName } from '#specs/model/inquiry-fields.ts'
import type { FieldForm } from './controls/control.ts'
import { FieldControl } from './controls/field-control.tsx'

interface FieldGroupsProps {
  /** The visible fields. */
  readonly shown: readonly Field[]
  readonly errorOf: (name: FieldName) => string | undefined
  readonly form: FieldForm
  /** Follows the category. */
  readonly related: ReactNode
}

const groupNames = Object.keys(fieldGroups) as (keyof typeof fieldGroups)[]

/** The visible fields in their groups, each group under its heading. */
export const FieldGroups = ({ shown, errorOf, form, related }: FieldGroupsProps) => {
  const { t } = useTranslation('inquiryForm')
  return groupNames.map((group) => {
    const heading = fieldGroups[group]
    return (
      <div key={group} className="flex flex-col gap-6 empty:hidden">
        {heading && <h2 className="mt-4 border-b border-line pb-2 text-xl">{t(heading)}</h2>}
        {shown
          .filter((field) => field.group === group)
          .map((field) => (
            <Fragment key={field.name}>
              <FieldControl field={field} error={errorOf(field.name)} form={form} />
              {field.name === 'bbsArticleTypeDetailCode' && related}
            </Fragment>
          ))}
      </div>
    )
  })
}
