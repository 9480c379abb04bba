import { vi } from 'vitest'
import type { User } from '#specs/model/visitor.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import type { ValueName } from '#specs/model/inquiry-fields.ts'
import { failedRules } from '#specs/rules/inquiry.ts'
import { draftOf, formReducer, initialState, type FormEvent } from './form-state.ts'
import type { Typed } from './stored-draft.ts'
import { submitInquiry, type Steps } from './submit-inquiry.ts'

export const main: User = { email: 'main@example.com', name: 'Main', roles: [], userType: 'Main', cntryCd: 'KR' }

/** A complete anonymous general inquiry. */
export const complete: Typed = {
  primaryCode: 'GNRL_MBR',
  bbsArticleTypeDetailCode: 'GNRL_MBR_001',
  emailAddress: 'visitor@example.com',
  cellphoneNo: '01000000000',
  title: 'title',
  content: 'content',
}

interface Options {
  readonly typed?: Typed
  readonly context?: Partial<InquiryContext>
  readonly steps?: Partial<Steps>
  readonly areListsReady?: boolean
  readonly isDetail?: (code: string) => boolean
}

/** A form without components: it connects reducer and submission as `useSubmission` does. */
export const driveForm = ({
  typed = complete,
  context = {},
  steps = {},
  areListsReady = true,
  isDetail = () => true,
}: Options = {}) => {
  const known = { prefilled: {}, fixed: {} }
  let isReady = areListsReady
  let state = initialState({}, {})
  const submissions: Promise<void>[] = []

  const dispatch = (event: FormEvent) => {
    const before = state.status.is
    state = formReducer(state, event)
    if (state.status.is === 'waiting' && isReady) dispatch({ type: 'listsReady' })
    else if (state.status.is === 'checking' && before !== 'checking') submissions.push(submit())
  }
  const at = (): InquiryContext => ({
    type: 'general',
    site: 'public',
    member: null,
    isPartner: false,
    abuse: state.abuse,
    ...context,
  })
  const calls = {
    currentMember: vi.fn<Steps['currentMember']>(async () => at().member),
    isPartner: vi.fn<Steps['isPartner']>(async () => false),
    failedRules: vi.fn<Steps['failedRules']>(async (seen) =>
      failedRules(draft(), {
        ...seen,
        readPhone: ({ cellphoneNo }) => ({ is: 'number', national: cellphoneNo, digits: cellphoneNo }),
        isDetail,
        hasDetails: () => true,
      }),
    ),
    verifyCaptcha: vi.fn<Steps['verifyCaptcha']>(async () => true),
    isAbuse: vi.fn<Steps['isAbuse']>(async () => false),
    files: vi.fn<Steps['files']>(async () => []),
    send: vi.fn<Steps['send']>(async () => ({ inquiryId: 100_001 })),
    ...steps,
  }
  const draft = () => draftOf(state.typed, known)
  const submit = async () => {
    const sent = state.typed
    const outcome = await submitInquiry({ draft: draft(), context: at() }, calls)
    dispatch({ type: 'finished', outcome, sent, address: {} })
  }
  const change = (values: Typed) => {
    for (const [name, value] of Object.entries(values))
      dispatch({ type: 'changed', name: name as ValueName, value, known })
  }
  change(typed)
  return {
    calls,
    dispatch,
    change,
    state: () => state,
    press: () => dispatch({ type: 'sendPressed' }),
    listsArrive: () => {
      isReady = true
      dispatch({ type: 'listsReady' })
    },
    /** Waits for all submissions. */
    settled: async () => {
      await Promise.all(submissions)
      return state
    },
  }
}

/** A form whose send button was pressed, after its submission has ended. */
export const pressed = async (options: Options = {}) => {
  const form = driveForm(options)
  form.press()
  return { form, state: await form.settled() }
}
