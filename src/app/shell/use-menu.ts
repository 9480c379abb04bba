import { useTranslation } from 'react-i18next'
import { areas, menu } from '#specs/rules/menu.ts'
import type { Visitor } from '#specs/model/visitor.ts'
import { useSession } from '../../session/session.ts'
import { useSite } from '../../site.ts'

/** The menu of this visitor on this site: areas with visible items, and their labels. */
export const useMenu = () => useMenuOf(useSession().member)

/** The menu of a visitor who has not signed in. It does not change when the session becomes known. */
export const useSignedOutMenu = () => useMenuOf(null)

const useMenuOf = (member: Visitor['member']) => {
  const { t } = useTranslation()
  const { site } = useSite()
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
