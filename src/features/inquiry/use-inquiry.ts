import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer } from 'react'
import type { User } from '#specs/model/visitor.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import { fields } from '#specs/model/inquiry-fields.ts'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import { failedRules, type ValidationContext } from '#specs/rules/inquiry.ts'
import { digitsOf } from '#specs/model/typed-text.ts'
import { readDraft, type Typed } from '#specs/rules/inquiry-draft.ts'
import type { Site } from '#specs/model/site.ts'
import { abuseStatus, allowedExtensions } from '../../api/queries/inquiry.ts'
import { alarmInit, partnerInit } from '../../api/queries/member.ts'
import { useUnsaved } from '../../session/unsaved.ts'
import { formReducer } from './form-reducer.ts'
import { draftOf, guidanceOf, initialState, listsOf, type KnownValues } from './form-state.ts'
import { askedQuestion, forgetQuestion } from '../../session/asked-question.ts'
import { usePhoneNumbers } from '../../phone/phone-checker.ts'
import { draftKey, resetSharingInOtherDrafts, storeDraft, storedDraft } from './stored-draft.ts'
import type { InquiryErrors, Receipt } from './submit-inquiry.ts'
import { useAttachments } from './use-attachments.ts'
import { useHandler } from './use-handler.ts'
import { useCategory } from './use-category.ts'
import { useSubmission } from './use-submission.ts'

export interface InquiryProps {
  readonly type: InquiryType
  readonly site: Site
  readonly locale: Locale
  /** The owner of the form: the signed-in member, or the one whose session has expired. */
  readonly member: User | null
  readonly isSessionExpired: boolean
  /** Values from the URL. */
  readonly address: Typed
  /** Called when the server has accepted the inquiry, even if the form is no longer open. */
  readonly onAccepted: (receipt: Receipt) => void
}

/** Values that the form takes from the account: the same object while nothing of it changes. */
const useKnownValues = (member: User | null): KnownValues => {
  const { data, isLoading } = useQuery({
    ...alarmInit(member?.email),
    enabled: member !== null && member.userType !== 'Sub',
  })
  return useMemo(() => {
    const phone = data?.memberInfo
    return {
      owner: member?.email ?? null,
      prefilled: {
        ...(member ? { inquiryPersonName: member.name } : {}),
        // The number has only a calling code; if several countries share it, use the account's country.
        ...(phone?.cellphoneNo
          ? { cellphoneNo: digitsOf(phone.cellphoneNo), cntryNo: phone.countryNo, country: member?.cntryCd ?? '' }
          : {}),
      },
      fixed: member?.email ? { emailAddress: member.email } : {},
      isLoading,
    }
  }, [member, data, isLoading])
}

/** State and actions of an inquiry form; components only render them. */
export const useInquiry = (props: InquiryProps) => {
  const { type, site, locale, member, isSessionExpired, address, onAccepted } = props
  const owner = member?.email ?? null
  const key = draftKey(site, type)
  const known = useKnownValues(member)
  const [state, dispatch] = useReducer(formReducer, null, () =>
    initialState({ stored: storedDraft(key, owner), address, question: askedQuestion(), known }),
  )
  useEffect(forgetQuestion, [])
  const { typed, isWritten } = state
  const draft = draftOf(state)
  const { lists, ...category } = useCategory(type, locale, draft.primaryCode, address.primaryCode)
  // While rendering, so that no control shows a draft that does not match its list.
  if (known !== state.known) dispatch({ type: 'knownChanged', known })
  if (lists !== state.lists) dispatch({ type: 'listsChanged', lists })

  const { attachments, attached } = useAttachments({
    key,
    owner,
    isSessionExpired,
    onChange: useHandler(() => dispatch({ type: 'filesChanged' })),
  })
  useUnsaved(isWritten || attached.files.length > 0)
  useEffect(() => storeDraft(key, owner, isWritten ? typed : {}), [key, owner, typed, isWritten])
  useEffect(() => resetSharingInOtherDrafts(site, type, owner), [site, type, owner])

  const isAbuse = useQuery({ ...abuseStatus(), enabled: member === null }).data?.abuse ?? false
  const partner = useQuery({ ...partnerInit(member?.email), enabled: member?.mbrGrpCd === 'PATR' })
  const context: InquiryContext = {
    type,
    site,
    member,
    isPartner: partner.data?.partnerInit === 'N',
    abuse: isAbuse || state.abuse,
  }
  const validate = (at: InquiryContext, readPhone: ValidationContext['readPhone']) =>
    failedRules(readDraft(draft, readPhone), { ...at, readPhone, ...listsOf(state) })
  useSubmission({ state, dispatch, context, attachments, address, validate, onAccepted })

  const extensions = useQuery(allowedExtensions()).data
  const checker = usePhoneNumbers()
  const failed = state.isSubmitted && checker ? validate(context, checker.readPhone) : []
  const shownErrors = failed.filter(({ field }) => !(field === 'captchaValue' && state.isCaptchaNew))
  const errors: InquiryErrors = {
    ...Object.fromEntries(shownErrors.map(({ field, message }) => [field, { message }])),
    // Server errors take precedence: a wrong captcha must not read as a missing one.
    ...state.serverErrors,
  }

  return {
    state,
    dispatch,
    draft,
    change: useHandler((values: Typed) => dispatch({ type: 'changed', values })),
    derive: useHandler((values: Typed) => dispatch({ type: 'derived', values })),
    replaceCaptcha: useHandler(() => dispatch({ type: 'captchaReplaced' })),
    shown: fields.filter((field) => field.isVisible(context, draft)),
    errors,
    category: { ...category, guidance: guidanceOf(state) },
    extensions,
    attachments: { ...attached, add: attachments.add, remove: attachments.remove },
    startOver: () => dispatch({ type: 'startedOver', address }),
    send: () => dispatch({ type: 'sendPressed', read: readDraft(draft, checker?.readPhone) }),
  }
}

export type Inquiry = ReturnType<typeof useInquiry>
