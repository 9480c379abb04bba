import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { areaOf } from '#specs/rules/menu.ts'
import { useSession } from '../../session/session.ts'
import { useSite } from '../../site.ts'
import { SentenceWithName } from '../../ui/content/in-own-language.tsx'
import { useMedia } from '../../ui/content/use-media.ts'

/** The head of a printed page, instead of the header. */
export const PrintedHead = () => useMedia('print') && <Head />

/** The site, the day of printing, and on my page the member. */
const Head = () => {
  const { t } = useTranslation()
  const { site, logo } = useSite()
  const { pathname } = useLocation()
  const { member, expired } = useSession()
  // The Swedish notation is YYYY-MM-DD, as that of all dates of the pages.
  const [date] = useState(() => new Date().toLocaleDateString('sv'))
  const customer = areaOf(pathname) === 'myPage' ? (member ?? expired) : null
  return (
    <div className="frame">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2 text-sm text-ink-soft">
        <p className="flex items-center gap-2 font-semibold text-ink">
          <img src={logo} alt="" width={20} height={20} />
          <span>{t(`brand.${site}`)}</span>
        </p>
        <p className="ml-auto">{t('print.date', { date })}</p>
        {customer && (
          <p className="w-full">
            <SentenceWithName
              write={(name) => t('print.customer', { name, email: customer.email })}
              name={customer.name}
            />
          </p>
        )}
      </div>
    </div>
  )
}
