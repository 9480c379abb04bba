import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { faqTabOf } from '#specs/rules/faq.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSite } from '../../../site.ts'
import { Questions } from './parts/questions.tsx'

/** The questions of a category, of a product, or of a search. */
export const FaqListScreen = () => {
  const { category } = useParams()
  const { site } = useSite()
  const tab = faqTabOf(site, category)
  const navigate = useNavigate()
  // In an effect, because the server renders this screen too: it then has all questions.
  useEffect(() => {
    if (!tab) void navigate(paths.faqList({ category: 'all' }), { replace: true })
  }, [tab, navigate])
  return <Questions tab={tab ?? 'ALL'} />
}
