import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { limits, type LimitContext } from '#specs/model/limits.ts'
import type { User } from '#specs/model/visitor.ts'
import { paths } from '#specs/rules/paths.ts'
import { emailProblem } from '#specs/rules/email.ts'
import type { Locale } from '#specs/model/locale.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InlineAlert } from '../../../ui/feedback/inline-alert.tsx'
import { Counter } from '../../../ui/forms/counter.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { ControlFrame } from './control-frame.tsx'
import type { ControlProps } from './control.ts'

const widths = { short: 'max-w-44', medium: 'md:max-w-80' }

/** Single-line text. */
export const TextControl = ({ field, value, error, onChange }: ControlProps<'text'>) => (
  <ControlFrame field={field} error={error}>
    <TextField
      value={value}
      className={field.width && widths[field.width]}
      inputMode={field.inputMode ?? 'text'}
      autoComplete={field.autocomplete ?? 'off'}
      read={field.read}
      onChange={onChange}
    />
  </ControlFrame>
)

interface EmailProps extends ControlProps<'email'> {
  /** Whose address is known, if it is. */
  readonly member: User | null
}

/** Email address for the reply. It is read-only if the account's address is known. */
export const EmailControl = ({ field, value, error, onChange, member }: EmailProps) => {
  const { t } = useTranslation('inquiryForm')
  const isKnown = Boolean(member?.email)
  // Nobody can shorten it here.
  const isTooLong = isKnown && value.length > limits.emailMax
  const [tooLong, path, linkText] =
    member?.userType === 'Sub'
      ? (['form.emailAddress.knownLongSub', paths.faqList({ category: 'mbr' }), 'faq.title.MBR'] as const)
      : (['form.emailAddress.knownLong', paths.manage(), 'menu.manage'] as const)
  const known = isTooLong ? ([tooLong, { max: limits.emailMax }] as const) : 'form.emailAddress.known'
  return (
    <ControlFrame
      field={field}
      error={error}
      hint={(error && !isTooLong && emailProblem(value)) || (isKnown ? known : undefined)}
      moreHint={
        isTooLong && (
          <Link to={path} className="link inline-block py-0.5">
            {t(linkText)}
          </Link>
        )
      }
    >
      <TextField
        type="email"
        inputMode={field.inputMode}
        autoComplete={field.autocomplete}
        value={value}
        readOnly={isKnown}
        read={field.read}
        onChange={onChange}
      />
    </ControlFrame>
  )
}

interface TextAreaProps extends ControlProps<'textarea'>, LimitContext {
  readonly locale: Locale
  /** Guidance of the category. */
  readonly guidance: string | undefined
}

/** Text of several lines. It accepts more than its limit, so that pasted text is not cut off. */
export const TextAreaControl = ({ field, value, error, onChange, locale, type, site, guidance }: TextAreaProps) => {
  const { t } = useTranslation('inquiryForm')
  return (
    <div className="flex flex-col gap-1.5">
      {field.hasGuidance && guidance && (
        <div className="mb-4">
          <InlineAlert title={t('form.template.title')}>
            <p className="whitespace-pre-line">{guidance}</p>
          </InlineAlert>
        </div>
      )}
      <ControlFrame field={field} error={error}>
        <TextArea value={value} onChange={onChange} />
      </ControlFrame>
      {field.limit && <LengthCounter typed={value.length} limit={field.limit.max({ type, site })} locale={locale} />}
    </div>
  )
}

const LengthCounter = ({ typed, limit, locale }: { typed: number; limit: number; locale: Locale }) => {
  const { t } = useTranslation('inquiryForm')
  const numberFormat = new Intl.NumberFormat(locale)
  const format = (count: number) => numberFormat.format(count)
  const left = limit - typed
  return (
    <Counter
      typed={typed}
      limit={limit}
      text={t('form.content.count', { typed: format(typed), limit: format(limit) })}
      announcedText={
        left < 0 ? t('form.content.over', { over: format(-left) }) : t('form.content.left', { left: format(left) })
      }
    />
  )
}
