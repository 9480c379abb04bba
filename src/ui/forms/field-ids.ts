import { createContext, use } from 'react'

export interface FieldContextValue {
  /** Id of the single control; undefined in a group with several controls. */
  readonly id?: string
  readonly labelId?: string
  readonly describedBy?: string | undefined
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

export interface FieldIdOverrides {
  id?: string | undefined
  /** Accessible name of a control beside the field's main one. */
  label?: string | undefined
}

/** Attributes that connect a control to its `Field`. A control with a name of its own is not connected. */
export const useFieldIds = ({ id, label }: FieldIdOverrides = {}) => {
  const field = use(FieldContext)
  if (label !== undefined || !field) return { id, 'aria-label': label }
  return {
    id: id ?? field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  }
}

/** Id of the label, for controls that `<label for>` does not name, such as a button that opens a list. */
export const useFieldLabelId = ({ label }: FieldIdOverrides = {}): string | undefined => {
  const field = use(FieldContext)
  return label === undefined ? field?.labelId : undefined
}
