import ChevronDown from 'lucide-react/icons/chevron-down'
import { useLayoutEffect, useRef, useState } from 'react'
import { controlClass, enabledClass } from '../forms/control-styles.ts'
import { useFieldIds } from '../forms/field-ids.ts'
import type { ComboboxProps } from '../select/combobox.tsx'
import { late, useLate } from './late.tsx'
import { NativeSelect } from './native-select.tsx'
import { closedList } from './select.tsx'

const combobox = late(async () => (await import('../select/combobox.tsx')).Combobox)

/**
 * The searchable select. A field of the same look stands in until its code is loaded. A field that has the focus is
 * replaced when it is used, and what was typed into it stays. If the code cannot be loaded then, the browser's own list
 * is shown, as long as the page is.
 */
export const Combobox = (props: ComboboxProps) => {
  const isLoaded = useLate(combobox)
  const [isFocused, setFocused] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [used, setUsed] = useState<{ readonly typed?: string }>()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <NativeSelect {...props} />
  if (isLoaded && !isComposing && (!isFocused || used))
    return <combobox.Loaded {...props} {...(used && { usedAtFirst: used })} />
  const use = (typed?: string) => {
    setUsed(typed === undefined ? {} : { typed })
    void combobox.load().catch(() => setFailed(true))
  }
  return (
    <StandIn
      {...props}
      onUse={use}
      onComposing={setComposing}
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        setFocused(false)
        setUsed(undefined)
        props.onBlur?.(event)
      }}
    />
  )
}

interface StandInProps extends ComboboxProps {
  /** Called when the list is asked for, with what was typed. */
  readonly onUse: (typed?: string) => void
  readonly onComposing: (isComposing: boolean) => void
  readonly onFocus: () => void
}

const StandIn = (props: StandInProps) => {
  const { options, value, placeholder, isDisabled, isBusy, id, label, ref, className } = props
  const { onUse, onComposing, onFocus } = props
  const ids = useFieldIds({ id, label })
  const [typed, setTyped] = useState<string>()
  const focused = useRef<HTMLInputElement>(null)
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  // Selects a choice that arrives after the focus, so that typing replaces it.
  useLayoutEffect(() => {
    if (typed === undefined && chosen !== '') focused.current?.select()
  }, [typed, chosen])
  return (
    <div className={`relative ${className || 'w-full'}`}>
      <input
        type="text"
        {...closedList}
        data-stand-in
        aria-autocomplete="list"
        {...ids}
        aria-busy={isBusy || undefined}
        ref={ref}
        placeholder={placeholder}
        disabled={isDisabled}
        autoComplete="off"
        value={typed ?? chosen}
        onChange={(event) => {
          setTyped(event.target.value)
          onUse(event.target.value)
        }}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        onFocus={(event) => {
          if (!focused.current) event.currentTarget.select()
          focused.current = event.currentTarget
          onFocus()
        }}
        onBlur={(event) => {
          setTyped(undefined)
          focused.current = null
          props.onBlur?.(event)
        }}
        onClick={() => onUse(typed)}
        onKeyDown={(event) => (event.key === 'ArrowDown' || event.key === 'ArrowUp') && onUse(typed)}
        className={`${controlClass} ${enabledClass} peer pr-11 text-ellipsis`}
      />
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-faint peer-disabled:opacity-50"
      />
    </div>
  )
}
