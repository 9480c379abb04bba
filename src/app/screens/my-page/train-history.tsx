import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { TrainRow } from '#specs/contract/my-page-records.ts'
import { paths } from '#specs/rules/paths.ts'
import { trainHistoryQuery } from '../../../api/queries/my-page.ts'
import { Certificate } from '../../../features/my-page/certificate.tsx'
import { useLocale } from '../../../i18n/language.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { PrintButton } from '../../../ui/actions/print-button.tsx'
import { DataTable } from '../../../ui/content/data-table.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { MyPageScreen } from '../../parts/my-page-screen.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { useMemberQuery } from '../../parts/use-member-query.ts'

const tones: Readonly<Record<TrainRow['status'], BadgeTone>> = {
  APPLIED: 'info',
  COMPLETED: 'good',
  CANCELED: 'neutral',
}

const History = () => {
  const { t } = useTranslation('myPage')
  const [locale] = useLocale()
  const query = useMemberQuery((email) => trainHistoryQuery(email, locale))
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton className="h-[19.5rem] w-full" />}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyState
          icon={<GraduationCap aria-hidden size={26} strokeWidth={1.75} />}
          text={t('train.none')}
          action={
            <LinkButton to={paths.inquiryForm({ type: 'general', parentCode: 'GNRL_EDU' })}>
              {t('myQuestion.ask')}
            </LinkButton>
          }
        />
      }
    >
      {(rows) => <Courses rows={rows} />}
    </QueryView>
  )
}

/** The courses, and above them the certificate in the URL. */
const Courses = ({ rows }: { rows: readonly TrainRow[] }) => {
  const { t } = useTranslation('myPage')
  const [search] = useSearchParams()
  const { key } = useLocation()
  const chosen = search.get('certificate')
  const left = useRef(chosen)
  useEffect(() => {
    // Back removes the certificate, whose heading had the focus.
    if (left.current !== null && chosen === null && document.activeElement === document.body)
      document.getElementById(`certificate-${left.current}`)?.focus()
    left.current = chosen
  }, [chosen])
  const course = rows.find(({ certificateNo }) => certificateNo !== null && certificateNo === chosen)
  const certificateOf = (certificateNo: string) => (
    <Link
      id={`certificate-${certificateNo}`}
      to={paths.trainHistory({ certificate: certificateNo })}
      aria-current={certificateNo === chosen || undefined}
      className="link"
    >
      {certificateNo}
    </Link>
  )
  return (
    <div className="flex flex-col gap-8">
      {course && (
        <div className="flex flex-col gap-4">
          <div className="flex justify-end print:hidden">
            <PrintButton text={t('train.certificate.print')} />
          </div>
          <Certificate key={key} course={course} />
        </div>
      )}
      <div className={course && 'print:hidden'}>
        <DataTable
          label={t('menu.trainHistory')}
          columns={[
            { head: t('train.course') },
            { head: t('train.date'), isDate: true },
            { head: t('myQuestion.status') },
            { head: t('train.certificate') },
          ]}
          rows={rows.map(({ trainNo, courseName, trainYmd, status, certificateNo }) => ({
            key: trainNo,
            cells: [
              courseName,
              trainYmd,
              <Badge key="status" tone={tones[status]}>
                {t(`train.status.${status}`)}
              </Badge>,
              certificateNo === null ? (
                <span key="none" className="text-ink-faint">
                  {t('train.certificate.none')}
                </span>
              ) : (
                certificateOf(certificateNo)
              ),
            ],
          }))}
        />
      </div>
    </div>
  )
}

/** The training history of the account, which only the fin site has. */
export const TrainHistoryScreen = () => {
  const { t } = useTranslation('myPage')
  const [search] = useSearchParams()
  return (
    <MyPageScreen>
      <Page lead={t('train.lead')} isTitlePrinted={!search.has('certificate')}>
        <History />
      </Page>
    </MyPageScreen>
  )
}
