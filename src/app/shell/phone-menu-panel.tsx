import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { languages, locales } from '#specs/model/locale.ts'
import { Button } from '../../ui/actions/button.tsx'
import { InOwnLanguage } from '../../ui/content/in-own-language.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useSession } from '../../session/session.ts'
import { useLoginPath } from '../parts/use-login-path.ts'
import type { useLanguageChoice } from './language-menu.tsx'
import { useMenu } from './use-menu.ts'

interface PhoneMenuPanelProps {
  readonly language: Pick<ReturnType<typeof useLanguageChoice>, 'locale' | 'choose'>
  readonly signOut: () => void
  /** Called when a link is followed. */
  readonly onDone: () => void
}

/** Content of the phone menu: areas with their pages, languages, and the signed-in member. */
export const PhoneMenuPanel = ({ language: { locale, choose }, signOut, onDone }: PhoneMenuPanelProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { member } = useSession()
  const loginPath = useLoginPath()
  return (
    <>
      <nav aria-label={t('shell.areas')}>
        {useMenu().map(({ area, text, rows }) => (
          <div key={area} className="border-b border-line py-2">
            <p className="pt-2 text-sm font-semibold text-ink-faint">{text}</p>
            <ul>
              {rows.map(({ path, text }) => (
                <li key={path}>
                  <Link
                    to={path}
                    onClick={onDone}
                    aria-current={path === pathname ? 'page' : undefined}
                    className="flex min-h-12 items-center text-lg font-semibold aria-[current]:text-brand-ink"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div role="group" aria-label={t('shell.language')} className="flex flex-wrap gap-2 py-5">
        {locales.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === locale}
            onClick={() => choose(each)}
            className="min-h-10 flex-1 rounded-md border border-edge px-3 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-ink"
          >
            {languages[each].name}
          </button>
        ))}
      </div>
      {member ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="font-semibold">
              <InOwnLanguage text={member.name} />
            </p>
            <p className="text-sm text-ink-faint">{member.email}</p>
          </div>
          <Button variant="secondary" onClick={signOut}>
            {t('login.signOut')}
          </Button>
        </div>
      ) : (
        <LinkButton to={loginPath} onClick={onDone} className="w-full">
          {t('login.title')}
        </LinkButton>
      )}
    </>
  )
}
