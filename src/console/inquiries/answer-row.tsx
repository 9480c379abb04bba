import { Link } from 'react-router-dom'
import { Button } from '../../ui/actions/button.tsx'
import { useAnswer } from '../queries.ts'
import { Refused } from '../refused.tsx'
import { useConsoleParams } from '../use-console-params.ts'

interface AnswerRowProps {
  readonly world: string
  readonly inquiryId: number
}

/** Answers an inquiry as an agent, and links to the email that the sender gets. */
export const AnswerRow = ({ world, inquiryId }: AnswerRowProps) => {
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
      <Refused error={answer.error} />
    </div>
  )
}
