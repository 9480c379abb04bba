import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef } from 'react'
import { translateMessage, type Message } from '#specs/messages/i18n.ts'
import type { Namespace } from '#specs/messages/index.ts'
import { focusFirstError } from '../ui/forms/focus-field.ts'

/** Errors by the id of their field: a text of ours, or one that the server sent. */
export type FieldErrors<N extends Namespace> = Readonly<
  Partial<Record<string, { readonly message: Message<N> } | { readonly text: string }>>
>

interface FormErrorsOptions<N extends Namespace> {
  readonly t: TFunction<N>
  readonly errors: FieldErrors<N>
  /** The ids of the fields in the order of the form; the order of `errors` by default. */
  readonly ids?: readonly string[]
  /** Increases when the focus must move to the first error. */
  readonly focusRequest: number
  /** Called with the number of errors. */
  readonly onErrors?: (count: number) => void
  /** Replaces `focusFirst`, for a form that something else can keep from being sent. */
  readonly onFocusRequest?: () => void
}

/** The errors of a form: their texts at the fields and in the summary, the focus on the first, and their number. */
export const useFormErrors = <N extends Namespace>({
  t,
  errors,
  ids = Object.keys(errors),
  focusRequest,
  onErrors,
  onFocusRequest,
}: FormErrorsOptions<N>) => {
  const ref = useRef<HTMLDivElement>(null)
  const errorOf = (id: string) => {
    const error = errors[id]
    return error && ('message' in error ? translateMessage(t, error.message) : error.text)
  }
  const listed = ids.flatMap((id) => {
    const text = errorOf(id)
    return text === undefined ? [] : [{ id, text }]
  })
  const count = listed.length
  const focusFirst = () => listed[0] && focusFirstError(listed[0].id, ref.current)

  const report = useEffectEvent((errorCount: number) => onErrors?.(errorCount))
  useEffect(() => report(count), [count])
  const focus = useEffectEvent(() => (onFocusRequest ?? focusFirst)())
  useEffect(() => {
    if (focusRequest > 0) focus()
  }, [focusRequest])

  return { errorOf, count, focusFirst, summary: { ref, attempt: focusRequest, errors: listed } }
}
