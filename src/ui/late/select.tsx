import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { controlClass, enabledClass } from '../forms/control-styles.ts'
import { useFieldIds, useFieldLabelId } from '../forms/field-ids.ts'
import type { SelectProps } from '../select/select.tsx'
import { late, useLate } from './late.tsx'
import { NativeSelect } from './native-select.tsx'

const select = late(async () => (await import('../select/select.tsx')).Select)

/**
 * The single select. A button of the same look stands in until its code is loaded. A button that has the focus is
 * replaced when it is used, so that the focus is not lost. If the code cannot be loaded then, the browser's own list is
 * shown, as long as the page is.
 */
export const Select = (props: SelectProps) => {
  const isLoaded = useLate(select)
  const [isFocused, setFocused] = useState(false)
  const [wantedBy, setWantedBy] = useState<SelectProps['openAtFirst']>()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <NativeSelect {...props} />
  if (isLoaded && (!isFocused || wantedBy)) return <select.Loaded {...props} openAtFirst={wantedBy} />
  const open = (by: 'keyboard' | 'pointer') => {
    setWantedBy(by)
    void select.load().catch(() => setFailed(true))
  }
  return (
    <StandIn
      {...props}
      isBusy={wantedBy !== undefined || (props.isBusy ?? false)}
      onOpen={open}
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        setFocused(false)
        // A visitor who has moved on does not want the list any more.
        setWantedBy(undefined)
        props.onBlur?.(event)
      }}
    />
  )
}

/** It has no list yet that it could control. */
export const closedList = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

interface StandInProps extends SelectProps {
  readonly isBusy: boolean
  readonly onOpen: (by: 'keyboard' | 'pointer') => void
  readonly onFocus: () => void
}

const StandIn = (props: StandInProps) => {
  const { options, value, placeholder, isDisabled = false, id, label, ref, className, isBusy, onOpen } = props
  const ids = useFieldIds({ id, label })
  const labelId = useFieldLabelId({ label })
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={`relative ${className || 'w-full'}`}>
      <button
        type="button"
        {...closedList}
        data-stand-in
        aria-busy={isBusy || undefined}
        {...ids}
        aria-labelledby={labelId}
        ref={ref}
        disabled={isDisabled}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        // `detail` is 0 for a click by keyboard.
        onClick={({ detail }) => onOpen(detail === 0 ? 'keyboard' : 'pointer')}
        onKeyDown={({ key }) => (key === 'ArrowDown' || key === 'ArrowUp') && onOpen('keyboard')}
        className={`${controlClass} ${enabledClass} group flex items-center justify-between gap-2 text-left`}
      >
        <span className={`min-w-0 ${chosen ? '' : 'text-ink-faint'}`}>{chosen?.label ?? placeholder}</span>
        <span className="shrink-0 text-ink-faint group-disabled:opacity-50">
          <ChevronDown aria-hidden size={20} />
        </span>
      </button>
    </div>
  )
}
