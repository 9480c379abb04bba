import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useText } from '../../../i18n/language.ts'
import { useSession } from '../../../session/session.ts'
import { MyQuestions, MyQuestionsWaiting } from '../../../features/my-page/my-questions.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Page } from '../../parts/page.tsx'

/** My inquiries; visitors who are not signed in go to the login page first. */
export const MyQuestionsRoute = () => {
  const text = useText()
  const { member, isLoading, isFailed, retry } = useSession()
  const here = useLocation()
  const [search] = useSearchParams()
  const asked = Number(search.get('page'))
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
  if (!isLoading && !isFailed && !member)
    return <Navigate replace to={`/login?returnUrl=${encodeURIComponent(here.pathname + here.search)}`} />
  return (
    <Page title={text('myQuestion.title')} page={page} crumbs={[{ text: text('area.myPage') }]} width="tab">
      {isFailed && <LoadError text={text('error.loadFailed')} retry={text('error.retry')} onRetry={retry} />}
      {isLoading && <MyQuestionsWaiting />}
      {member && (
        <MyQuestions
          email={member.email}
          page={page}
          hrefOf={(to) => (to === 1 ? here.pathname : `${here.pathname}?page=${to}`)}
        />
      )}
    </Page>
  )
}
