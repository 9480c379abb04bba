import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useArticleLinkState } from './article-link.tsx'

/** Link from an article to its list, as the visitor left it. `list` is the path for those who came from elsewhere. */
export const BackToList = ({ list }: { readonly list: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const state = useArticleLinkState()
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!state?.isAfterList || !isPlain) return
    // The browser then restores the scroll position, too.
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <LinkButton to={state?.list ?? list} variant="secondary" onClick={goBack}>
      <ArrowLeft aria-hidden size={18} />
      <span>{t('article.back')}</span>
    </LinkButton>
  )
}
