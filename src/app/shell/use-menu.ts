import { useTranslation } from 'react-i18next'
import { areas, menu } from '#specs/rules/menu.ts'
import { useSession } from '../../session/session.ts'
import { useSite } from '../../site.ts'

/** Menu of this visitor on this site: areas with visible items, and their labels. */
export const useMenu = () => {
  const { t } = useTranslation()
  const { site } = useSite()
  const { member } = useSession()
  const situation = { site, member }
  return areas
    .map((area) => ({
      area,
      text: t(`area.${area}`),
      rows: menu
        .filter((row) => row.area === area && row.shown(situation))
        .map(({ path, label }) => ({ path, text: t(label(situation)) })),
    }))
    .filter(({ rows }) => rows.length > 0)
}
