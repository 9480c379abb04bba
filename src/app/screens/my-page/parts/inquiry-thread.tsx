import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { AdditionalInquiry, InquiryAnswer, MyInquiry, PhoneAnswer } from '#specs/contract/my-page-records.ts'
import { myInquiryPath } from '#specs/rules/my-inquiries.ts'
import { plainText } from '#specs/rules/plain-text.ts'
import { limits } from '#specs/model/limits.ts'
import { paths } from '#specs/rules/paths.ts'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { languageOf } from '../../../../ui/content/in-own-language.tsx'
import { InlineAlert } from '../../../../ui/feedback/inline-alert.tsx'
import { DownloadFailures, DownloadList, DownloadStatus } from '../../../parts/downloads.tsx'
import { type Download, useDownload } from '../../../parts/use-download.ts'
import { HtmlContent } from '../../../../ui/late/html-content.tsx'
import { useSite } from '../../../../site.ts'
import { PopupLink } from '../../../parts/popup-button.tsx'

/** The question, its answers and the additional inquiries, the oldest first, and the link to ask further. */
export const InquiryThread = ({ inquiry }: { inquiry: MyInquiry }) => {
  const { t } = useTranslation('myPage')
  const { inquiryTypeCode, parentInquiryId, additionalInquiryList } = inquiry
  const messages = [inquiry, ...additionalInquiryList]
  const files = messages.flatMap(({ attachedFileList }) => attachedFileList)
  const download = useDownload(files, 'myInquiryFile')
  return (
    <div className="flex flex-col gap-6">
      {parentInquiryId !== null && (
        <InlineAlert
          actions={
            <LinkButton
              to={myInquiryPath({ inquiryId: parentInquiryId, inquiryTypeCode })}
              variant="secondary"
              size="sm"
            >
              {t('myQuestion.original')}
            </LinkButton>
          }
        >
          {t('myQuestion.isAdditional', { number: parentInquiryId })}
        </InlineAlert>
      )}
      <Message inquiry={inquiry} title={t('myQuestion.content')} download={download} />
      {additionalInquiryList.map((additional, index) => (
        <Message
          key={additional.inquiryId}
          inquiry={additional}
          title={t('myQuestion.additionalNumbered', { number: index + 1 })}
          download={download}
        />
      ))}
      {messages.some(({ answerList, phoneAnswer }) => answerList.length === 0 && phoneAnswer === null) && (
        <p className="text-ink-soft">{t('myQuestion.unanswered')}</p>
      )}
      <DownloadStatus files={files} download={download} />
      <DownloadFailures files={files} failed={download.failed} retry={download.download} />
      <FurtherInquiry inquiry={inquiry} />
    </div>
  )
}

interface MessageProps {
  /** An additional inquiry has the same fields as the inquiry itself. */
  readonly inquiry: AdditionalInquiry
  readonly title: string
  readonly download: Download
}

/** What the customer wrote, with its attachments, and the answers to it. */
const Message = ({ inquiry, title, download }: MessageProps) => {
  const { t } = useTranslation('myPage')
  const { inquiryId, content, regYmdt, attachedFileList, answerList, phoneAnswer } = inquiry
  const isAfterCall = (answer: InquiryAnswer) => phoneAnswer !== null && answer.regYmdt > phoneAnswer.regYmdt
  const written = (answers: readonly InquiryAnswer[]) =>
    answers.map((answer) => <WrittenAnswer key={answer.answerId} answer={answer} inquiry={inquiry} />)
  return (
    <>
      <article aria-labelledby={`inquiry-${inquiryId}`} className="rounded-lg border border-line bg-surface-soft p-5">
        <MessageHead id={`inquiry-${inquiryId}`} title={title} regYmdt={regYmdt} />
        <p lang={languageOf(content)} className="mt-3 [overflow-wrap:anywhere] whitespace-pre-line">
          {content}
        </p>
        {attachedFileList.length > 0 && (
          <div className="mt-4">
            <h3 className="mb-2 text-sm">
              <span>{t('notice.files')}</span>{' '}
              <span className="font-normal text-ink-faint">{attachedFileList.length}</span>
            </h3>
            <DownloadList files={attachedFileList} unavailable={t('myQuestion.noDownload')} download={download} />
          </div>
        )}
      </article>
      {written(answerList.filter((answer) => !isAfterCall(answer)))}
      {phoneAnswer && <AnswerByPhone answer={phoneAnswer} inquiry={inquiry} />}
      {written(answerList.filter(isAfterCall))}
    </>
  )
}

interface AnswerProps<Answer> {
  readonly answer: Answer
  /** The inquiry that it answers, which may be an additional one. */
  readonly inquiry: AdditionalInquiry
}

/** A written answer, and the link to rate it, or why it cannot be rated. */
const WrittenAnswer = ({ answer, inquiry }: AnswerProps<InquiryAnswer>) => {
  const { t } = useTranslation('myPage')
  const { answerId, content, regYmdt, rateUntilYmdt } = answer
  return (
    <AnswerFrame id={`answer-${answerId}`} title={t('myQuestion.answer')} regYmdt={regYmdt}>
      <div className="mt-3 [--content-gap:0.75em]">
        <HtmlContent html={content} lang={languageOf(plainText(content))} />
      </div>
      {/* Some answers have no survey. */}
      {rateUntilYmdt !== null && (
        <AnswerRating
          inquiry={inquiry}
          rating={{ ...answer, rateUntilYmdt }}
          subject={{ answerId }}
          texts="myQuestion.rate"
        />
      )}
    </AnswerFrame>
  )
}

/** That the inquiry was answered by phone, and the link to rate the call, or why it cannot be rated. */
const AnswerByPhone = ({ answer, inquiry }: AnswerProps<PhoneAnswer>) => {
  const { t } = useTranslation('myPage')
  return (
    <AnswerFrame id={`call-${inquiry.inquiryId}`} title={t('myQuestion.phone')} regYmdt={answer.regYmdt}>
      <p className="mt-3">{t('myQuestion.phone.text')}</p>
      <AnswerRating inquiry={inquiry} rating={answer} subject={{ channelType: 'CALL' }} texts="myQuestion.phone.rate" />
    </AnswerFrame>
  )
}

interface AnswerFrameProps {
  readonly id: string
  readonly title: string
  readonly regYmdt: string
  readonly children: ReactNode
}

const AnswerFrame = ({ id, title, regYmdt, children }: AnswerFrameProps) => (
  <article aria-labelledby={id} className="rounded-lg border border-l-4 border-brand-line bg-surface p-5 pl-[17px]">
    <MessageHead id={id} title={title} regYmdt={regYmdt} />
    {children}
  </article>
)

interface AnswerRatingProps {
  readonly inquiry: AdditionalInquiry
  readonly rating: Pick<PhoneAnswer, 'rated' | 'ratable' | 'rateUntilYmdt'>
  /** What the survey is about: a written answer, or the phone call. */
  readonly subject: { readonly answerId: number } | { readonly channelType: 'CALL' }
  readonly texts: 'myQuestion.rate' | 'myQuestion.phone.rate'
}

/** The link to the survey about an answer, or why it cannot be rated. */
const AnswerRating = ({ inquiry, rating, subject, texts }: AnswerRatingProps) => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { rated, ratable, rateUntilYmdt } = rating
  const { inquiryId, parentInquiryId } = inquiry
  const path = paths.survey({ inquiryId, ...subject, domain: site, parentInquiryId: parentInquiryId ?? undefined })
  const note = () => {
    if (rated) return t(`${texts}.done`)
    return ratable
      ? t('myQuestion.rate.until', { time: rateUntilYmdt.slice(0, 16) })
      : t(`${texts}.expired`, { days: limits.surveyDays })
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-ink-soft print:hidden">
      {ratable && (
        <PopupLink path={path} name="survey" width={560} height={720} variant="secondary" size="sm">
          {t(texts)}
        </PopupLink>
      )}
      <p>{note()}</p>
    </div>
  )
}

interface MessageHeadProps {
  readonly id: string
  readonly title: string
  /** YYYY-MM-DD HH:mm:ss, UTC+9. */
  readonly regYmdt: string
}

/** Heading of a message in a conversation, with its time. */
const MessageHead = ({ id, title, regYmdt }: MessageHeadProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    <p className="text-sm text-ink-soft">
      <span>{regYmdt.slice(0, 16)}</span> <span className="text-ink-faint">UTC +9</span>
    </p>
  </div>
)

/** The link to send an additional inquiry, or why none can be sent and what the member can do instead. */
const FurtherInquiry = ({ inquiry }: { inquiry: MyInquiry }) => {
  const { t } = useTranslation('myPage')
  const { site } = useSite()
  const { inquiryId, parentInquiryId, bbsArticleTypeDetailCode: code, further } = inquiry
  const { status, inquiryCount, untilYmdt } = further
  const isOpen = status === 'OPEN'
  return (
    <section
      aria-labelledby="further"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="further" className="text-lg">
          {t('myQuestion.further.title')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t(`myQuestion.further.${status}`, {
            time: (untilYmdt ?? '').slice(0, 16),
            left: limits.additionalMax - inquiryCount,
            days: limits.additionalDays,
            max: limits.additionalMax,
          })}
        </p>
      </div>
      {isOpen && (
        <LinkButton to={paths.additionalInquiry({ code, parentInquiryId: parentInquiryId ?? inquiryId, domain: site })}>
          {t('myQuestion.further')}
        </LinkButton>
      )}
      {!isOpen && status !== 'NOT_ANSWERED' && (
        <LinkButton to={paths.inquiryEntry()} variant="secondary">
          {t('myQuestion.ask')}
        </LinkButton>
      )}
    </section>
  )
}
