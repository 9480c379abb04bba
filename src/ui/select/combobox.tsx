import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type FocusEventHandler, type Ref } from 'react'
import { ComboboxRow, type SearchOption } from './combobox-row.tsx'
import { controlClass, enabledClass } from '../forms/control-styles.ts'
import { useFieldIds, useFieldLabelId } from '../forms/field-ids.ts'
import { ComboboxGroup, groupsOf, type OptionGroup } from './option-group.tsx'
import { SearchList } from './search-list.tsx'
import { isSame, keepOnEscape, matches, useIncrementalOptions, useSearch } from './use-incremental-options.ts'

export interface ComboboxProps {
  options: readonly SearchOption[]
  /** Empty if nothing is selected. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Text of the list when nothing matches. */
  noMatch: string
  /** Says how many options match. */
  found: (count: number) => string
  isDisabled?: boolean
  /** Whether its options are loading. Placeholder and `noMatch` should say so. */
  isBusy?: boolean
  id?: string
  /** Accessible name, if it is not the main control of its field. */
  label?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  /** Classes of the wrapper, such as a width. */
  className?: string
  /** Takes the focus and opens the list as soon as the field is shown, with the text that was typed before. */
  usedAtFirst?: { readonly typed?: string }
  /** From 768 px, the list may be wider than the field. */
  isListWider?: boolean
  /** Whether an option is found by what is typed; by default if it contains it. */
  isMatch?: (option: SearchOption, typed: string) => boolean
}

/** Keeps the object while the option is the same or something is typed: another object would discard the typed text. */
const useKept = (option: SearchOption | null, isSearching: boolean) => {
  const [kept, setKept] = useState(option)
  if (isSearching || isSame(kept, option)) return kept
  setKept(option)
  return option
}

/** Single select with a search field. The selection stays until another option is selected; `ref` is the field. */
export const Combobox = (props: ComboboxProps) => {
  const { options, value, onChange, placeholder, noMatch, found, isDisabled, isBusy } = props
  const { id, label, onBlur, ref, className = '', isListWider = false, usedAtFirst, isMatch = matches } = props
  const ids = useFieldIds({ id, label })
  const labelId = useFieldLabelId({ label })
  const box = useRef<HTMLDivElement>(null)
  const actions = useRef<Base.Root.Actions>(null)
  const groups = useMemo(() => (options[0]?.heading === undefined ? undefined : groupsOf(options)), [options])
  const listed = useMemo(() => groups?.flatMap(({ items }) => items) ?? options, [groups, options])
  const search = useSearch(listed, isMatch)
  const chosen = listed.findIndex((option) => option.value === value)
  const item = useKept(listed[chosen] ?? null, search.isSearching)
  const [shown, setShown] = useState('')
  const rows = useIncrementalOptions(options.length, chosen)
  const takeFocus = useEffectEvent(() => {
    const field = box.current?.querySelector('input')
    if (!usedAtFirst || !field) return
    field.focus()
    if (usedAtFirst.typed === undefined) return
    // As if it was typed here. React ignores a value that is set directly.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, usedAtFirst.typed)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: usedAtFirst.typed, inputType: 'insertText' }))
  })
  useLayoutEffect(() => takeFocus(), [])
  // Selects a choice that appears while the field has the focus, so that typing replaces it.
  useLayoutEffect(() => {
    const field = box.current?.querySelector('input')
    if (shown !== '' && field === document.activeElement) field?.select()
  }, [shown])
  return (
    <div ref={box} className={`relative ${className || 'w-full'}`}>
      <Base.Root
        items={groups ?? options}
        value={item}
        isItemEqualToValue={isSame}
        onValueChange={(option, details) => {
          if (option?.isAction) details.cancel()
          if (option) onChange(option.value)
        }}
        onInputValueChange={(text, details) => {
          if (details.reason === 'none') setShown(text)
          search.onInputValueChange(text, details)
        }}
        onOpenChange={(isOpen) => {
          rows.begin()
          if (!isOpen) actions.current?.unmount()
        }}
        actionsRef={actions}
        filter={isMatch}
        limit={rows.limit}
        autoHighlight
        disabled={isDisabled}
        defaultOpen={usedAtFirst !== undefined && usedAtFirst.typed === undefined}
      >
        <Base.Input
          {...ids}
          aria-busy={isBusy || undefined}
          ref={ref}
          placeholder={placeholder}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={keepOnEscape}
          // Base UI would filter only after the composition, which in Korean is one syllable late.
          onCompositionStart={(event) => event.preventBaseUIHandler()}
          onBlur={(event) => {
            actions.current?.close()
            onBlur?.(event)
          }}
          className={`${controlClass} ${enabledClass} peer pr-11 text-ellipsis`}
        />
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-faint peer-disabled:opacity-50"
        />
        <SearchList
          box={box}
          labelId={labelId}
          label={label}
          noMatch={noMatch}
          found={found(search.found.length)}
          onScroll={rows.onScroll}
          width={`w-(--anchor-width) ${isListWider ? 'md:w-max md:max-w-[min(26rem,var(--available-width))] md:min-w-(--anchor-width)' : ''}`}
          height="whole-rows"
        >
          {groups
            ? (group: OptionGroup) => (
                <ComboboxGroup
                  key={group.heading}
                  group={group}
                  isSearching={search.isSearching}
                  among={search.found}
                />
              )
            : (option: SearchOption) => <ComboboxRow key={option.value} option={option} among={search.found} />}
        </SearchList>
      </Base.Root>
    </div>
  )
}
