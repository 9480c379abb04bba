import { useTranslation } from 'react-i18next'
import type { AdditionalInquiry, InquiryAnswer, MyInquiry } from '#specs/contract/my-page-records.ts'
import { myInquiryPath } from '#specs/rules/my-inquiries.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { languageOf } from '../../../ui/content/in-own-language.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { DownloadList } from '../../parts/download-list.tsx'
import { DownloadFailures, DownloadStatus } from '../../parts/download-message.tsx'
import { useDownload, type Download } from '../../parts/use-download.ts'
import { AnswerByPhone, WrittenAnswer } from './answer-message.tsx'
import { FurtherInquiry } from './further-inquiry.tsx'
import { MessageHead } from './message-head.tsx'

/** The question, its answers and the additional inquiries, the oldest first, and the link to ask further. */
export const InquiryThread = ({ inquiry }: { inquiry: MyInquiry }) => {
  const { t } = useTranslation('myPage')
  const { inquiryTypeCode, parentInquiryId, additionalInquiryList } = inquiry
  const files = [inquiry, ...additionalInquiryList].flatMap(({ attachedFileList }) => attachedFileList)
  const download = useDownload(files, 'myInquiryFile')
  return (
    <div className="flex max-w-[50rem] flex-col gap-6">
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
      {answerList.length === 0 && phoneAnswer === null && <p className="text-ink-soft">{t('myQuestion.unanswered')}</p>}
      {written(answerList.filter((answer) => !isAfterCall(answer)))}
      {phoneAnswer && <AnswerByPhone answer={phoneAnswer} inquiry={inquiry} />}
      {written(answerList.filter(isAfterCall))}
    </>
  )
}
