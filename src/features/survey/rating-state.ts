import { ratingRules, scores, type Rating } from '#specs/rules/survey.ts'
import { CallError } from '../../api/caller.ts'
import { isObject } from '../../session/stored.ts'
import { failureOf, type Failure } from '../../api/failure.ts'
import type { FieldErrors } from '../../forms/use-form-errors.ts'

type Errors = FieldErrors<'survey'>

export interface RatingState {
  readonly rating: Rating
  readonly wasRestored: boolean
  /** Whether the stored score was none of the scale. */
  readonly isScoreDropped: boolean
  /** Whether the visitor has tried to send. From then on, an error disappears as soon as it is fixed. */
  readonly isSubmitted: boolean
  readonly isSending: boolean
  /** Increases when the focus must move to the first error. */
  readonly focusRequest: number
  readonly serverErrors: Errors
  /** Why the rating was not sent. */
  readonly failure: Failure | null
}

export type RatingEvent =
  | { readonly type: 'changed'; readonly name: keyof Rating; readonly value: string }
  | { readonly type: 'sendPressed' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'failureClosed' }
  | { readonly type: 'startedOver' }

const empty: Rating = { score: '', comment: '' }

const isOffered = ({ score }: Rating) => score === '' || scores.some((each) => each === score)

/** The state of a form that opens with a stored rating, if there is one. */
export const initialRating = (stored: Rating | undefined): RatingState => ({
  rating: { ...empty, ...stored, ...(stored && !isOffered(stored) && { score: '' }) },
  wasRestored: stored !== undefined,
  isScoreDropped: stored !== undefined && !isOffered(stored),
  isSubmitted: false,
  isSending: false,
  focusRequest: 0,
  serverErrors: {},
  failure: null,
})

/** Whether a stored value is a rating. */
export const isRating = (value: unknown): value is Rating =>
  isObject(value) && typeof value.score === 'string' && typeof value.comment === 'string'

/** The errors of a state: those of the server, then those of the rules once the visitor has tried to send. */
export const errorsOf = ({ rating, isSubmitted, serverErrors }: RatingState): Errors => {
  const failed = isSubmitted ? ratingRules.filter(({ isValid }) => !isValid(rating)) : []
  return { ...Object.fromEntries(failed.map(({ field, message }) => [field, { message }])), ...serverErrors }
}

const fieldErrorsOf = (error: unknown): Errors =>
  error instanceof CallError
    ? Object.fromEntries(error.errors.map(({ field, message }) => [field, { text: message }]))
    : {}

export const ratingReducer = (state: RatingState, event: RatingEvent): RatingState => {
  switch (event.type) {
    case 'changed': {
      const { [event.name]: _fixed, ...serverErrors } = state.serverErrors
      return { ...state, rating: { ...state.rating, [event.name]: event.value }, serverErrors }
    }
    case 'sendPressed': {
      // A second click while the rating is being sent does nothing.
      if (state.isSending || state.failure) return state
      const pressed = { ...state, isSubmitted: true, serverErrors: {} }
      return Object.keys(errorsOf(pressed)).length > 0
        ? { ...pressed, focusRequest: state.focusRequest + 1 }
        : { ...pressed, isSending: true }
    }
    case 'failed':
      if (event.error instanceof CallError && event.error.code === 'CANCELLED') return { ...state, isSending: false }
      return {
        ...state,
        isSending: false,
        serverErrors: fieldErrorsOf(event.error),
        failure: failureOf(event.error),
      }
    case 'startedOver':
      return initialRating(undefined)
    case 'failureClosed':
      return {
        ...state,
        failure: null,
        focusRequest: state.focusRequest + (Object.keys(state.serverErrors).length > 0 ? 1 : 0),
      }
  }
}
