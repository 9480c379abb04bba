import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { ReceiptNumber } from '../../../features/inquiry/receipt-number.tsx'
import { useSession } from '../../../session/session.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { FinishedText } from '../../parts/linked-form.tsx'

/** The receipt of an additional inquiry, with ways on. */
export const SentInquiry = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('survey')
  const { member } = useSession()
  return (
    <FinishedText title={t('additional.sent')} text={t('inquiry.receipt.next')} isFocused>
      <ReceiptNumber id={id} />
      <div className="flex flex-wrap gap-2">
        {member && <LinkButton to={paths.myInquiriesOfType({ type: 'all' })}>{t('inquiry.receipt.list')}</LinkButton>}
        <LinkButton to={paths.home()} variant="secondary">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </FinishedText>
  )
}
