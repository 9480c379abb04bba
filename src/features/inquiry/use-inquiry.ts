import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '#specs/contract/member.ts'
import type { MessageKey } from '#specs/messages/index.ts'
import type { Locale } from '#specs/messages/locale.ts'
import { captchaKindOf } from '#specs/rules/captcha.ts'
import type { DraftName } from '#specs/rules/inquiry-draft.ts'
import { fields, type InquiryContext } from '#specs/rules/inquiry-fields.ts'
import type { InquiryType } from '#specs/rules/inquiry-types.ts'
import { failedRules, type ValidationContext } from '#specs/rules/inquiry.ts'
import type { Site } from '#specs/sites/index.ts'
import { call, CallError } from '../../api/call.ts'
import { abuseStatus, allowedExtensions } from '../../api/queries/inquiry.ts'
import { alarmInit, partnerInit } from '../../api/queries/member.ts'
import { phoneChecker } from './phone-checker.ts'
import { draftKey, resetSharingInOtherDrafts, sendStored, type Typed } from './stored-draft.ts'
import { bodyOf, sendInquiry } from './submission.ts'
import { useAttachments } from './use-attachments.ts'
import { useCategory } from './use-category.ts'
import { useDraft } from './use-draft.ts'
import { useDeferredAction } from './use-deferred-action.ts'
import { failureOf, useSending } from './use-sending.ts'

interface InquiryProps {
  readonly type: InquiryType
  readonly site: Site
  readonly locale: Locale
  readonly member: User | null
  readonly address: Typed
}

/** The submitted inquiry, as far as the success message needs it. */
interface Sent {
  readonly inquiryId: number
  readonly email: string
  readonly isEmergency: boolean
}

/** Error of a field: a message key of ours, or the server's text. */
export type FieldError = { readonly key: MessageKey } | { readonly text: string }

/** State and actions of an inquiry form; components only render them. */
export const useInquiry = ({ type, site, locale, member, address }: InquiryProps) => {
  const queryClient = useQueryClient()
  const phonePrefill = useQuery({ ...alarmInit(member?.email), enabled: member !== null && member.userType !== 'Sub' })
  const extensions = useQuery(allowedExtensions()).data
  const abuseAtOpening = useQuery({ ...abuseStatus(), enabled: member === null }).data?.abuse ?? false
  const partner = useQuery({ ...partnerInit(member?.email), enabled: member?.mbrGrpCd === 'PATR' })
  const memberInfo = phonePrefill.data?.memberInfo
  const { draft, typed, change, setDerived, clear, wasRestored } = useDraft({
    storageKey: draftKey(site, type),
    member,
    address,
    prefilled: {
      ...(member && { inquiryPersonName: member.name }),
      ...(memberInfo?.cellphoneNo && {
        cellphoneNo: memberInfo.cellphoneNo,
        cntryNo: memberInfo.countryNo,
        // The number has only a calling code; if several countries share it, use the account's country.
        country: member?.cntryCd ?? '',
      }),
    },
  })
  const category = useCategory({
    type,
    locale,
    draft,
    addressed: address.bbsArticleTypeDetailCode,
    change,
    setDerived,
  })
  const [isSubmitted, setSubmitted] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Readonly<Partial<Record<string, FieldError>>>>({})
  const [captchaRound, setCaptchaRound] = useState(0)
  const [abuseAtSending, setAbuseAtSending] = useState(false)
  const [isConsentMissing, setConsentMissing] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const sending = useSending()

  useEffect(() => resetSharingInOtherDrafts(site, type, member?.email ?? null), [site, type, member?.email])

  const abuse = abuseAtOpening || abuseAtSending
  const context: InquiryContext = { type, site, member, isPartner: partner.data?.partnerInit === 'N', abuse }
  const shown = fields.filter((field) => field.isVisible(context, draft))

  const { isDetail, hasDetails } = category
  const checker = useQuery(phoneChecker()).data
  const validateDraft = (isPhone: ValidationContext['isPhone'], at = context) =>
    failedRules(draft, { ...at, isPhone, isDetail, hasDetails })
  // After the first attempt to send, an error disappears as soon as it is fixed.
  const ours = isSubmitted && checker ? validateDraft(checker.isPhone) : []
  const errors: Readonly<Partial<Record<string, FieldError>>> = {
    ...Object.fromEntries(ours.map(({ field, message }) => [field, { key: message }])),
    // Server errors take precedence: a wrong captcha must not read as a missing one.
    ...refused,
  }

  const clearServerError = (name: string) => setRefused(({ [name]: _mended, ...others }) => others)
  const edit = (name: DraftName, value: string) => {
    change(name, value)
    clearServerError(name)
  }
  const attachments = useAttachments(() => clearServerError('attachFile'))

  const failCaptcha = () => {
    const isAudio = captchaKindOf(draft.captchaCategory) === 'audio'
    setDerived('captchaValue', '')
    setRefused((others) => ({
      ...others,
      captchaValue: { key: isAudio ? 'form.invalidAudioCaptcha' : 'form.invalidCaptcha' },
    }))
    setCaptchaRound((attempt) => attempt + 1)
    setAttempt((count) => count + 1)
  }

  /** The context once `partnerInit` has loaded, if it decides which fields are visible. */
  const resolveVisitor = async (): Promise<InquiryContext> => {
    const asPartner = { ...context, isPartner: true }
    const decides = fields.some((field) => field.isVisible(asPartner, draft) !== field.isVisible(context, draft))
    if (!decides) return context
    const response = await queryClient.ensureQueryData(partnerInit(member?.email))
    return { ...context, isPartner: response.partnerInit === 'N' }
  }

  const sendNow = () =>
    sending.run(async (onProgress) => {
      setRefused({})
      setSubmitted(true)
      const filesToSend = attachments.startSending()
      try {
        const { isPhone } = await queryClient.ensureQueryData(phoneChecker())
        const at = await resolveVisitor()
        const broken = validateDraft(isPhone, at)
        if (broken.some(({ message }) => message === 'form.noCheck')) {
          // Show the alert first; the fields get the focus after it is closed.
          setConsentMissing(true)
          return
        }
        if (broken.length > 0) {
          setAttempt((count) => count + 1)
          return
        }
        if (member === null && abuse) {
          const { captchaKey, captchaValue } = draft
          const captchaCategory = draft.captchaCategory as 'RECEIPT' | 'AUDIO' | 'CAPTCHA'
          const isRight = await call('verifyCaptcha', { query: { captchaKey, captchaValue, captchaCategory } })
          if (!isRight) {
            failCaptcha()
            return
          }
        } else if (member === null) {
          const now = await call('abuse', {})
          if (now.abuse) {
            // The captcha appears now and gets the focus like any other field with an error.
            setAbuseAtSending(true)
            setAttempt((count) => count + 1)
            return
          }
        }
        const files = await filesToSend()
        if (!files) return
        const { content } = await sendStored(draftKey(site, type), member?.email ?? null, () =>
          sendInquiry(bodyOf(draft, files, at), onProgress),
        )
        const isAsked = shown.some(({ name }) => name === 'isEmergency')
        setSent({
          inquiryId: content.inquiryId,
          email: draft.emailAddress,
          isEmergency: isAsked && draft.isEmergency === 'emerg',
        })
        clear(typed)
        attachments.clear()
        setSubmitted(false)
      } catch (error) {
        if (error instanceof CallError) {
          setRefused(Object.fromEntries(error.errors.map(({ field, message }) => [field, { text: message }])))
          if (error.code === 'INVALID_CAPTCHA') {
            // The server requires a captcha, whatever the abuse status was.
            setAbuseAtSending(true)
            failCaptcha()
          }
        }
        sending.setFailure(failureOf(error))
      }
    })

  // Validating before the lists have loaded would report errors that disappear immediately.
  const isNumberComing = phonePrefill.isLoading && draft.cellphoneNo === ''
  const { isWaiting, run: send } = useDeferredAction(!category.isLoading && !isNumberComing, () => void sendNow())

  return {
    draft,
    change: edit,
    setDerived,
    startOver: () => {
      clear()
      setSubmitted(false)
      setRefused({})
    },
    wasRestored,
    shown,
    errors,
    /** Number of failed attempts to send; each one moves the focus to the first error. */
    attempt,
    category,
    extensions,
    attachments,
    captchaRound,
    consent: {
      isMissing: isConsentMissing,
      /** Called when the consent alert is closed. */
      dismiss: () => setConsentMissing(false),
      focusFirstError: () => setAttempt((count) => count + 1),
    },
    sending,
    isBusy: isWaiting || sending.phase.is !== 'editing',
    send,
    sent,
  }
}

export type Inquiry = ReturnType<typeof useInquiry>
