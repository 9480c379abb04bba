import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import CircleCheck from 'lucide-react/icons/circle-check'
import { siteOfDomain, siteOrigin } from '#specs/model/site-address.ts'
import type { MyInquiry } from '#specs/contract/my-page-records.ts'
import { plainText } from '#specs/rules/plain-text.ts'
import { paths } from '#specs/rules/paths.ts'
import { useSite } from '../../site.ts'
import { myInquiryQuery } from '../../api/queries/my-page.ts'
import { useSession } from '../../session/session.ts'
import { languageOf } from '../../ui/content/in-own-language.tsx'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'

/**
 * Continues on the site that the parameter `domain` of a link names, if that is another one. Returns whether the page is
 * being left. Anything but one of the sites is ignored, so that the parameter never leads to any other site.
 */
export const useLinkSite = (): boolean => {
  const { site } = useSite()
  const [query] = useSearchParams()
  const domain = query.get('domain')
  // Without a browser the page is rendered without its query.
  const here = domain === null ? null : { site, ...locationParts() }
  const named = here && siteOfDomain(domain, here)
  const origin = here && named && named !== site ? siteOrigin(named, here) : null
  useEffect(() => {
    if (origin !== null) location.replace(origin + location.pathname + location.search)
  }, [origin])
  return origin !== null
}

const locationParts = () => {
  const { protocol, hostname, port } = location
  return { protocol, hostname, port }
}

/**
 * An inquiry of the signed-in member, and whether it is still loading. Anybody else gets nothing: the links in emails
 * work without signing in, and their numbers can be guessed.
 */
export const useOwnInquiry = (inquiryId: string) => {
  const { member, isLoading } = useSession()
  const { data, isPending } = useQuery({
    ...myInquiryQuery(member?.email ?? '', inquiryId),
    enabled: member !== null,
    retry: false,
  })
  return { inquiry: member ? data : undefined, isLoading: isLoading || (member !== null && isPending) }
}

interface AboutInquiryProps {
  readonly inquiry: MyInquiry
  readonly answer: { readonly content: string } | undefined
}

/** Title of an inquiry and the first lines of an answer to it. */
export const AboutInquiry = ({ inquiry: { title }, answer }: AboutInquiryProps) => {
  const text = plainText(answer?.content ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    <blockquote className="border-l-4 border-line py-1 pl-4">
      <p lang={languageOf(title)} className="line-clamp-2 font-semibold text-ellipsis">
        {title}
      </p>
      {text !== '' && (
        <p lang={languageOf(text)} className="mt-1 line-clamp-3 text-sm text-ellipsis text-ink-soft">
          {text}
        </p>
      )}
    </blockquote>
  )
}

interface AlertScreenProps {
  readonly title: string
  readonly message: string
  /** Label of the button. */
  readonly action: string
  /** What follows the button. */
  readonly onClose: () => void
}

/** An alert for a page that has nothing else to show. */
export const AlertScreen = ({ title, message, action, onClose }: AlertScreenProps) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <AlertDialog
      isOpen={isOpen}
      title={title}
      message={message}
      action={action}
      onClose={() => {
        setOpen(false)
        onClose()
      }}
    />
  )
}

/** The page was opened with an incomplete or invalid link. The home page follows. */
export const BadLink = () => {
  const { t } = useTranslation('survey')
  const navigate = useNavigate()
  return (
    <AlertScreen
      title={t('survey.badLink')}
      message={t('errorMessages.BAD_REQUEST')}
      action={t('notFound.home')}
      onClose={() => void navigate(paths.home(), { replace: true })}
    />
  )
}

interface FinishedTextProps {
  readonly title: string
  readonly text: string
  /** Moves the focus to the title, because what had it has disappeared. */
  readonly isFocused?: boolean
  /** What the visitor can do next. */
  readonly children: ReactNode
}

/** What the page says when nothing is left to do in it. */
export const FinishedText = ({ title, text, isFocused = false, children }: FinishedTextProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <div className="flex flex-col gap-4 py-4">
      <span className="flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand">
        <CircleCheck aria-hidden size={28} strokeWidth={1.75} />
      </span>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}
