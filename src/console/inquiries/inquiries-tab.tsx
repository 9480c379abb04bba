import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { Link } from 'react-router-dom'
import type { StoredInquiry } from '#specs/contract/control-record.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useConsoleParams } from '../use-console-params.ts'
import { inquiriesQuery, useAnswer, worldQuery } from '../queries.ts'
import { RequestError } from '../request-error.tsx'
import { buttonClass } from '../../ui/actions/button-styles.ts'
import { formatBytes } from '../../ui/files/format-bytes.ts'
import { FileIcon } from '../../ui/files/file-icon.tsx'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Panel } from '../panel.tsx'
import { controlAddress } from '../../api/control.ts'
import { useMask } from '../shown-values.tsx'
import { readable } from '../format.ts'
import { Button } from '../../ui/actions/button.tsx'

/** Inquiries submitted in the selected world, newest first. */
export const InquiriesTab = () => {
  const { world } = useConsoleParams()
  const { data: state } = useQuery(worldQuery(world))
  const { data, error } = useQuery(inquiriesQuery(world, state?.inquiries ?? 0))
  if (error) return <RequestError error={error} />
  if (!data) return <Skeleton className="h-40 w-full" />
  if (data.length === 0) return <EmptyState text="No inquiries have been submitted in this world." />
  return data.toReversed().map((inquiry) => <InquiryPanel key={inquiry.inquiryId} world={world} inquiry={inquiry} />)
}

/** An inquiry as received: all fields, and its files for download. */
const InquiryPanel = ({ world, inquiry }: { world: string; inquiry: StoredInquiry }) => {
  const mask = useMask()
  // With its name, by which a phone number is recognized.
  const shown = (name: string, value: string) => mask(`"${name}":"${value}"`).slice(name.length + 4, -1)
  const { inquiryId, operationId, parentInquiryId, at, site, persona, fields, files } = inquiry
  return (
    <Panel
      title={`Inquiry ${inquiryId}`}
      text={`${readable(at)} UTC+9${parentInquiryId === null ? '' : `, follow-up to ${parentInquiryId}`}`}
      actions={
        <>
          <Badge>{operationId}</Badge>
          <Badge tone="brand">{site}</Badge>
          <Badge tone="info">{persona}</Badge>
        </>
      }
    >
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 text-sm md:grid-cols-[max-content_minmax(0,1fr)]">
        {Object.entries(fields).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="pt-1.5 font-mono text-xs leading-5.5 text-ink-soft">{name}</dt>
            <dd className="border-line pb-1.5 whitespace-pre-wrap [overflow-wrap:anywhere] md:pt-1.5">
              {value === '' ? (
                <span className="text-ink-faint">(empty)</span>
              ) : (
                <InOwnLanguage text={shown(name, value)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <ul aria-label={`Files of inquiry ${inquiryId}`} className="flex flex-col gap-2">
          {files.map(({ name, size, sha256 }, index) => (
            <li
              // Files may be identical, so the index is the only key.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line px-3 py-2.5"
            >
              <FileIcon name={name} />
              <div className="min-w-0 flex-1 basis-52 text-sm">
                <p className="font-medium">
                  <InOwnLanguage text={name} />
                </p>
                <p className="text-xs break-all text-ink-soft">{`${formatBytes(size, 'en')}, sha256 ${sha256}`}</p>
              </div>
              <a
                href={controlAddress('storedFile', { params: { id: world, inquiryId, index } })}
                download={name}
                aria-label={`Download ${name}`}
                className={buttonClass('secondary', 'sm')}
              >
                <Download aria-hidden size={16} />
                <span>Download</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <AnswerRow world={world} inquiryId={inquiryId} />
    </Panel>
  )
}

interface AnswerRowProps {
  readonly world: string
  readonly inquiryId: number
}

/** Answers an inquiry as an agent, and links to the email that the sender gets. */
const AnswerRow = ({ world, inquiryId }: AnswerRowProps) => {
  const answer = useAnswer(world)
  const { hrefTo } = useConsoleParams()
  const send = (channelType: 'ANSWER' | 'CALL') => answer.mutate({ inquiryId, channelType })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" isBusy={answer.isPending} onClick={() => send('ANSWER')}>
          Answer
        </Button>
        <Button size="sm" variant="secondary" isBusy={answer.isPending} onClick={() => send('CALL')}>
          Answer by phone
        </Button>
        <span role="status" className="text-sm text-good">
          {answer.isSuccess &&
            (answer.data.mailId === null ? (
              'Answered. The email address of the sender is unknown, so no email was sent.'
            ) : (
              <>
                <span>{'Answered. '}</span>
                <Link to={hrefTo({ tab: 'mails', mail: String(answer.data.mailId) })} className="link">
                  Read the email
                </Link>
              </>
            ))}
        </span>
      </div>
      <RequestError error={answer.error} />
    </div>
  )
}
