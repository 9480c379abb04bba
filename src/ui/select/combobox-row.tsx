import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import { optionLook } from '../overlays/popup-styles.ts'

export interface SearchOption {
  readonly value: string
  /** Shown in the list and, when selected, in the field. */
  readonly label: string
  /** Additional search terms. */
  readonly keywords?: string
  /** Shown in the list beside the label. */
  readonly hint?: string
}

/** Option of a searchable list. Memoised, so that long lists stay fast. */
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
