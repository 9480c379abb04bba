import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdditionalInquiry, InquiryAnswer, PhoneAnswer } from '#specs/contract/my-page-records.ts'
import { plainText } from '#specs/rules/plain-text.ts'
import { languageOf } from '../../../ui/content/in-own-language.tsx'
import { HtmlContent } from '../../../ui/late/html-content.tsx'
import { AnswerRating } from './answer-rating.tsx'
import { MessageHead } from './message-head.tsx'

interface AnswerProps<Answer> {
  readonly answer: Answer
  /** The inquiry that it answers, which may be an additional one. */
  readonly inquiry: AdditionalInquiry
}

/** A written answer, and the link to rate it, or why it cannot be rated. */
export const WrittenAnswer = ({ answer, inquiry }: AnswerProps<InquiryAnswer>) => {
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
export const AnswerByPhone = ({ answer, inquiry }: AnswerProps<PhoneAnswer>) => {
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
  <article aria-labelledby={id} className="rounded-lg border border-brand-line bg-surface p-5 sm:ml-8 print:ml-8">
    <MessageHead id={id} title={title} regYmdt={regYmdt} />
    {children}
  </article>
)
