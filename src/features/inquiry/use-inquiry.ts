import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import type { User } from '#specs/model/visitor.ts'
import type { Locale } from '#specs/model/locale.ts'
import type { InquiryContext } from '#specs/model/inquiry-field.ts'
import { fields, type ValueName } from '#specs/model/inquiry-fields.ts'
import type { InquiryType } from '#specs/model/inquiry-types.ts'
import { failedRules, type ValidationContext } from '#specs/rules/inquiry.ts'
import { digitsOf } from '#specs/model/typed-text.ts'
import { readDraft } from '#specs/rules/inquiry-draft.ts'
import type { Site } from '#specs/model/site.ts'
import { abuseStatus, allowedExtensions } from '../../api/queries/inquiry.ts'
import { alarmInit, partnerInit } from '../../api/queries/member.ts'
import { useUnsaved } from '../../session/unsaved.ts'
import { draftOf, formReducer, initialState, type ChoiceName, type KnownValues } from './form-state.ts'
import { askedQuestion, forgetQuestion } from '../../session/asked-question.ts'
import { usePhoneNumbers } from '../../phone/phone-checker.ts'
import { draftKey, resetSharingInOtherDrafts, storeDraft, storedDraft, unsent, type Typed } from './stored-draft.ts'
import type { FieldErrors, Receipt } from './submit-inquiry.ts'
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

/** Values that the form takes from the account. */
const useKnownValues = (member: User | null): KnownValues & { readonly isNumberLoading: boolean } => {
  const { data, isLoading } = useQuery({
    ...alarmInit(member?.email),
    enabled: member !== null && member.userType !== 'Sub',
  })
  const phone = data?.memberInfo
  return {
    prefilled: {
      ...(member && { inquiryPersonName: member.name }),
      // The number has only a calling code; if several countries share it, use the account's country.
      ...(phone?.cellphoneNo && {
        cellphoneNo: digitsOf(phone.cellphoneNo),
        cntryNo: phone.countryNo,
        country: member?.cntryCd ?? '',
      }),
    },
    fixed: member?.email ? { emailAddress: member.email } : {},
    isNumberLoading: isLoading,
  }
}

/** State and actions of an inquiry form; components only render them. */
export const useInquiry = (props: InquiryProps) => {
  const { type, site, locale, member, isSessionExpired, address, onAccepted } = props
  const owner = member?.email ?? null
  const key = draftKey(site, type)
  const [state, dispatch] = useReducer(formReducer, null, () =>
    initialState(storedDraft(key, owner), address, askedQuestion()),
  )
  useEffect(forgetQuestion, [])
  const { typed, isWritten } = state

  const { attachments, attached } = useAttachments({
    key,
    owner,
    isSessionExpired,
    onChange: useHandler(() => dispatch({ type: 'filesChanged' })),
  })
  useUnsaved(isWritten || attached.files.length > 0)
  useEffect(() => storeDraft(key, owner, isWritten ? typed : {}), [key, owner, typed, isWritten])
  useEffect(() => resetSharingInOtherDrafts(site, type, owner), [site, type, owner])
  const [opener] = useState(owner)
  useEffect(() => {
    if (owner !== opener) dispatch({ type: 'signedInElsewhere' })
  }, [owner, opener])

  const { isNumberLoading, ...known } = useKnownValues(member)
  const draft = draftOf(typed, known)
  const change = useHandler((name: ValueName, value: string) => dispatch({ type: 'changed', name, value, known }))
  const setDerived = useHandler((name: ValueName, value: string) => dispatch({ type: 'derived', name, value, known }))
  const drop = useHandler((name: ChoiceName) => dispatch({ type: 'dropped', name, known }))
  const category = useCategory({
    type,
    locale,
    draft,
    addressed: address.bbsArticleTypeDetailCode,
    change,
    setDerived,
    drop,
  })

  const isAbuse = useQuery({ ...abuseStatus(), enabled: member === null }).data?.abuse ?? false
  const partner = useQuery({ ...partnerInit(member?.email), enabled: member?.mbrGrpCd === 'PATR' })
  const context: InquiryContext = {
    type,
    site,
    member,
    isPartner: partner.data?.partnerInit === 'N',
    abuse: isAbuse || state.abuse,
  }
  const { isDetail, hasDetails } = category
  const validate = (at: InquiryContext, readPhone: ValidationContext['readPhone']) =>
    failedRules(readDraft(draft, readPhone), { ...at, readPhone, isDetail, hasDetails })

  const isNumberMissing = isNumberLoading && draft.cellphoneNo === ''
  const areListsReady = !category.isLoading && !isNumberMissing
  useSubmission({ state, dispatch, draft, context, attachments, address, areListsReady, validate, onAccepted })

  const extensions = useQuery(allowedExtensions()).data
  const checker = usePhoneNumbers()
  const failed = state.isSubmitted && checker ? validate(context, checker.readPhone) : []
  const shownErrors = failed.filter(({ field }) => !(field === 'captchaValue' && state.isCaptchaNew))
  const errors: FieldErrors = {
    ...Object.fromEntries(shownErrors.map(({ field, message }) => [field, { message }])),
    // Server errors take precedence: a wrong captcha must not read as a missing one.
    ...state.serverErrors,
  }

  const send = () => {
    // Enter sends without leaving the field, which then shows what is read and sent.
    for (const [name, value] of Object.entries(unsent(readDraft(draft, checker?.readPhone), draft)))
      setDerived(name as ValueName, value)
    dispatch({ type: 'sendPressed' })
  }

  return {
    state,
    dispatch,
    draft,
    change,
    setDerived,
    drop,
    replaceCaptcha: useHandler(() => dispatch({ type: 'captchaReplaced' })),
    shown: fields.filter((field) => field.isVisible(context, draft)),
    errors,
    category,
    extensions,
    attachments: { ...attached, add: attachments.add, remove: attachments.remove },
    startOver: () => dispatch({ type: 'startedOver', address }),
    send,
  }
}

export type Inquiry = ReturnType<typeof useInquiry>
