import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import { optionLook } from '../overlays/popup-styles.ts'

export interface SearchOption {
  readonly value: string
  /** Shown in the list and, when selected, in the field. */
  readonly label: string
  /** Additional search terms; a function is called when the visitor searches for the first time. */
  readonly keywords?: string | (() => string)
  /** Shown in the list beside the label. */
  readonly hint?: string
  /** Heading under which the option is listed while nothing is searched. Either all options have one or none. */
  readonly heading?: string
  /** Not a value: `onChange` gets it, the list stays open, and every search finds it. */
  readonly isAction?: boolean
  /** Shown under the heading instead of the label. */
  readonly shortLabel?: string
}

interface ComboboxRowProps {
  readonly option: SearchOption
  /** Whether the heading says what the label has in front. */
  readonly isShort?: boolean
  readonly isDisabled?: boolean
  /** All options that the search finds. The list has only the first ones of many. */
  readonly among: readonly SearchOption[]
}

/** Option of a searchable list. Memoised, so that long lists stay fast. */
export const ComboboxRow = memo(({ option, isShort = false, isDisabled = false, among }: ComboboxRowProps) => (
  <Base.Item
    value={option}
    disabled={isDisabled}
    aria-setsize={among.length}
    aria-posinset={among.indexOf(option) + 1}
    className={optionLook}
  >
    <Base.ItemIndicator className="text-brand">
      <Check aria-hidden size={18} />
    </Base.ItemIndicator>
    <span className="col-start-2 flex justify-between gap-3">
      <span>{(isShort && option.shortLabel) || option.label}</span>
      {option.hint && <span className="shrink-0 text-ink-faint">{option.hint}</span>}
    </span>
  </Base.Item>
))
