import { useTranslation } from 'react-i18next'
import { TabBlock, type TabBlockProps } from '../../ui/navigation/tab-block.tsx'

/** Links to the pages of one group, with the names of their arrows. */
export const TabBar = (props: Pick<TabBlockProps, 'label' | 'tabs'>) => {
  const { t } = useTranslation()
  return <TabBlock {...props} back={t('landing.scrollBack')} forward={t('landing.scrollForward')} />
}
