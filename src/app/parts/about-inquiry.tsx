import { useQuery } from '@tanstack/react-query'
import type { MyInquiry } from '#specs/contract/my-page-records.ts'
import { plainText } from '#specs/rules/plain-text.ts'
import { myInquiryQuery } from '../../api/queries/my-page.ts'
import { useSession } from '../../session/session.ts'
import { languageOf } from '../../ui/content/in-own-language.tsx'

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
