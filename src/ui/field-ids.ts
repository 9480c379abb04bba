import { createContext, use } from 'react'

export interface FieldContextValue {
  /** The id of the one control; a group has several and leaves them to themselves. */
  readonly id?: string
  readonly labelId?: string
  readonly describedBy?: string | undefined
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

export interface OwnName {
  id?: string | undefined
  /** A name of its own, for a control beside the field's main one. */
  label?: string | undefined
}

/** The attributes that tie a control to the `Field` around it; with a name of its own it stands apart from that. */
export const useFieldIds = ({ id, label }: OwnName = {}) => {
  const field = use(FieldContext)
  if (label !== undefined || !field) return { ...(id !== undefined && { id }), 'aria-label': label }
  const own = id ?? field.id
  return {
    ...(own !== undefined && { id: own }),
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  }
}

/** The id of the label, for controls that a `<label for>` does not name everywhere, such as a button with a list. */
export const useFieldLabelId = ({ label }: OwnName = {}): string | undefined => {
  const field = use(FieldContext)
  return label === undefined ? field?.labelId : undefined
}
