import Code from 'lucide-react/icons/code'
import Rocket from 'lucide-react/icons/rocket'
import Sprout from 'lucide-react/icons/sprout'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#specs/rules/paths.ts'
import { supportCards } from '#specs/model/support-pages.ts'
import { useLocale } from '../../../../i18n/language.ts'
import { useSite } from '../../../../site.ts'
import { CardLink } from '../../../../ui/navigation/card-link.tsx'

const icons: { readonly [card: string]: ReactNode } = {
  greenHouse: <Rocket aria-hidden size={22} />,
  greenRookie: <Sprout aria-hidden size={22} />,
  greenDevelopers: <Code aria-hidden size={22} />,
}

/** Cards of the support programmes of this site that are offered in this language. */
export const SupportCards = () => {
  const { t } = useTranslation()
  const { site } = useSite()
  const [locale] = useLocale()
  const cards = supportCards(site, locale)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="landing-cards" className="frame pb-20 xl:pt-16">
      <h2 id="landing-cards" className="text-xl">
        {t('landing.cards')}
      </h2>
      <ul
        aria-labelledby="landing-cards"
        className="mt-5 grid grid-flow-row auto-rows-fr gap-4 md:auto-cols-fr md:grid-flow-col"
      >
        {cards.map((card) => (
          <li key={card}>
            <CardLink
              to={paths[card]()}
              title={t(`landing.cards.${card}`)}
              text={t(`landing.cards.${card}.text`)}
              icon={icons[card]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
