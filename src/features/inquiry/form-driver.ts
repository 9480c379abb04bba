import { vi } from 'vitest'
import type { User } from '#specs/model/visitor.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import type { Typed } from '#specs/rules/inquiry-draft.ts'
import { failedRules } from '#specs/rules/inquiry.ts'
import { formReducer, type FormEvent } from './form-reducer.ts'
import { draftOf, initialState, listsOf, type Lists } from './form-state.ts'
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

/** The first value of every choice, whatever the form asks for. */
export const firstChoices: Typed = Object.fromEntries(
  fields.flatMap((field) => (field.control === 'choice' ? [[field.name, Object.keys(field.choices)[0]!]] : [])),
)

interface Options {
  readonly typed?: Typed
  readonly context?: Partial<InquiryContext>
  readonly steps?: Partial<Steps>
  readonly lists?: Partial<Lists>
}

/** The lists of a form whose category is complete. */
export const loaded: Lists = {
  groups: ['GNRL_MBR', 'GNRL_BILL'],
  details: [{ code: 'GNRL_MBR_001' }, { code: 'GNRL_MBR_002' }],
  isSearched: false,
  callingCodes: ['82', '81'],
  isLoading: false,
}

/** A form without components: it connects reducer and submission as `useSubmission` does. */
export const driveForm = ({ typed = complete, context = {}, steps = {}, lists = {} }: Options = {}) => {
  let state = initialState({ stored: {} })
  const submissions: Promise<void>[] = []

  const dispatch = (event: FormEvent) => {
    const before = state.status.is
    state = formReducer(state, event)
    if (state.status.is === 'checking' && before !== 'checking') submissions.push(submit())
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
        ...listsOf(state),
      }),
    ),
    verifyCaptcha: vi.fn<Steps['verifyCaptcha']>(async () => true),
    isAbuse: vi.fn<Steps['isAbuse']>(async () => false),
    files: vi.fn<Steps['files']>(async () => []),
    send: vi.fn<Steps['send']>(async () => ({ inquiryId: 100_001 })),
    ...steps,
  }
  const draft = () => draftOf(state)
  const submit = async () => {
    const sent = state.typed
    const outcome = await submitInquiry({ draft: draft(), context: at() }, calls)
    dispatch({ type: 'finished', outcome, sent, address: {} })
  }
  const change = (values: Typed) => dispatch({ type: 'changed', values })
  const listsArrive = (arrived: Partial<Lists>) => dispatch({ type: 'listsChanged', lists: { ...loaded, ...arrived } })
  change(typed)
  listsArrive(lists)
  return {
    calls,
    dispatch,
    change,
    state: () => state,
    press: () => dispatch({ type: 'sendPressed' }),
    listsArrive,
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
