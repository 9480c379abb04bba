import { paths } from '#specs/rules/paths.ts'
import { ReceiptNumber } from '../../../features/inquiry/receipt-number.tsx'
import { useText } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { FinishedText } from '../../parts/finished-text.tsx'

/** The receipt of an additional inquiry, with ways on. */
export const SentInquiry = ({ id }: { readonly id: number }) => {
  const text = useText()
  const { member } = useSession()
  return (
    <FinishedText title="additional.sent" text="inquiry.receipt.next" isFocused>
      <ReceiptNumber id={id} />
      <div className="flex flex-wrap gap-2">
        {member && (
          <LinkButton to={paths.myInquiriesOfType({ type: 'all' })}>{text('inquiry.receipt.list')}</LinkButton>
        )}
        <LinkButton to={paths.home()} variant="secondary">
          {text('notFound.home')}
        </LinkButton>
      </div>
    </FinishedText>
  )
}
