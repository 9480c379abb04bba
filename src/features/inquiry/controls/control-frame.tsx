import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { translateKey, translateMessage, type Message } from '#specs/messages/i18n.ts'
import type { TextKey } from '#specs/model/inquiry-field.ts'
import { labelOf, type Field as FieldRow } from '#specs/model/inquiry-fields.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'

interface FrameOptions {
  /** Replaces the label of the row. */
  readonly label?: TextKey | undefined
  /** Replaces the hint of the row. */
  readonly hint?: Message<'inquiryForm'> | undefined
  /** Follows the hint. */
  readonly moreHint?: ReactNode
}

/** The texts around a control, from its row: label, mark of an optional field, and hint. */
export const useFieldTexts = (field: FieldRow, { label, hint, moreHint }: FrameOptions = {}) => {
  const { t } = useTranslation('inquiryForm')
  const shownHint = hint ? translateMessage(t, hint) : field.hint && translateKey(t, field.hint)
  return {
    label: translateKey(t, label ?? labelOf(field)),
    isRequired: field.isRequired,
    // Fields without a mark are required, as the sentence above the form says.
    requirementLabel: field.isRequired ? undefined : t('form.optional'),
    hint: shownHint && (
      <>
        <span>{shownHint}</span> <span>{moreHint}</span>
      </>
    ),
  }
}

interface ControlFrameProps extends FrameOptions {
  readonly field: FieldRow
  readonly error: string | undefined
  /** The role of a frame around several controls. */
  readonly role?: 'group' | 'radiogroup'
  readonly children: ReactNode
}

/** Label, requirement, hint and error of a field, around its control or controls. */
export const ControlFrame = ({ field, error, role, children, ...options }: ControlFrameProps) => {
  const { label, ...texts } = useFieldTexts(field, options)
  if (role === undefined)
    return (
      <Field id={field.name} label={label} {...texts} error={error}>
        {children}
      </Field>
    )
  return (
    <FieldGroup id={field.name} role={role} legend={label} {...texts} error={error}>
      {children}
    </FieldGroup>
  )
}
