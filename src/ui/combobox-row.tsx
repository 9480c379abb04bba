import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import { optionLook } from './popup-styles.ts'

export interface SearchOption {
  readonly value: string
  /** Shown in the list and, once chosen, in the field. */
  readonly label: string
  /** Other words by which it is found. */
  readonly keywords?: string
  /** Shown in the list beside the label. */
  readonly hint?: string
}

/** One option of a list that is searched. It is told nothing new while its option is the same, so that long lists stay quick. */
export const ComboboxRow = memo(({ option, isDisabled = false }: { option: SearchOption; isDisabled?: boolean }) => (
  <Base.Item value={option} disabled={isDisabled} className={optionLook}>
    <Base.ItemIndicator className="text-brand">
      <Check aria-hidden size={18} />
    </Base.ItemIndicator>
    <span className="col-start-2 flex justify-between gap-3">
      <span>{option.label}</span>
      {option.hint && <span className="shrink-0 text-ink-faint">{option.hint}</span>}
    </span>
  </Base.Item>
))
