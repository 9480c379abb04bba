import AudioLines from 'lucide-react/icons/audio-lines'
import ImageIcon from 'lucide-react/icons/image'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#specs/messages/locale.ts'
import { captchaPicture, firstCaptcha, otherCaptcha, type CaptchaKind } from '#specs/rules/captcha.ts'
import { CallError } from '../../api/call.ts'
import { useText } from '../../i18n/language.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FieldGroup } from '../../ui/forms/field-group.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useCaptcha, type Challenge } from './use-captcha.ts'

interface CaptchaProps {
  readonly id: string
  readonly locale: Locale
  readonly value: string
  /** Increase it to request a new challenge. */
  readonly attempt: number
  readonly error: string | undefined
  /** Called with the key of each challenge that is shown. */
  readonly onChallenge: (key: string, kind: CaptchaKind) => void
  readonly onChange: (value: string) => void
}

/** Captcha: an image with a question, or an audio challenge. */
export const Captcha = ({ id, locale, value, attempt, error, onChallenge, onChange }: CaptchaProps) => {
  const text = useText()
  const [isAudio, setAudio] = useState(false)
  const [refreshed, setRefreshed] = useState(0)
  const [seenError, setSeenError] = useState<Error | null>(null)
  const kind = isAudio ? 'audio' : firstCaptcha(locale)
  const challenge = useCaptcha(kind, locale, attempt + refreshed)

  const tell = useEffectEvent((shown: Challenge) => onChallenge(shown.key, kind))
  useEffect(() => {
    if (challenge.data) tell(challenge.data)
  }, [challenge.data])

  const renew = () => {
    onChange('')
    setRefreshed((count) => count + 1)
  }
  const toggle = () => {
    onChange('')
    setAudio(otherCaptcha(kind, locale) === 'audio')
  }
  const failure = challenge.error instanceof CallError ? challenge.error : undefined

  return (
    <FieldGroup
      id={id}
      legend={text('captcha.label')}
      isRequired
      requirementLabel={text('form.required')}
      hint={text('captcha.why')}
      error={error}
    >
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface-soft p-4">
        <div style={{ minHeight: captchaPicture.height }} className="flex items-center" aria-busy={challenge.isPending}>
          {challenge.isPending && <Skeleton className="h-[123px] w-full max-w-[360px]" />}
          {challenge.isError && <InlineAlert tone="bad">{text('captcha.failed')}</InlineAlert>}
          {challenge.data && <Shown challenge={challenge.data} kind={kind} />}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="sm" onClick={renew}>
            <RefreshCw aria-hidden size={16} />
            {text('captcha.refresh')}
          </Button>
          <Button variant="quiet" size="sm" onClick={toggle}>
            {isAudio ? <ImageIcon aria-hidden size={16} /> : <AudioLines aria-hidden size={16} />}
            {text(isAudio ? 'captcha.toPicture' : 'captcha.toAudio')}
          </Button>
        </div>
        <label htmlFor={`${id}-answer`} className="font-medium" aria-live="polite">
          {challenge.data?.question ?? text(isAudio ? 'captcha.audio.question' : 'captcha.old.question')}
        </label>
        <TextField
          id={`${id}-answer`}
          label={undefined}
          autoComplete="off"
          inputMode={kind === 'receipt' ? 'text' : 'numeric'}
          maxLength={100}
          className="max-w-[360px]"
          value={value}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChange={onChange}
        />
      </div>
      <AlertDialog
        isOpen={failure !== undefined && failure !== seenError}
        title={text('captcha.label')}
        message={failure?.message || text('error.unreachable')}
        action={text('inquiry.confirm')}
        onClose={() => setSeenError(failure ?? null)}
      />
    </FieldGroup>
  )
}

const Shown = ({ challenge, kind }: { challenge: Challenge; kind: CaptchaKind }) => {
  const text = useText()
  if (challenge.sound !== undefined)
    // No captions: a transcript would contain the answer.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio controls src={challenge.sound} aria-label={text('captcha.play')} className="w-full max-w-[360px]" />
  return (
    <img
      src={challenge.picture}
      {...captchaPicture}
      alt={text(kind === 'legacy' ? 'captcha.old.alt' : 'captcha.receipt.alt')}
      className="h-auto max-w-full rounded-sm bg-surface ring-1 ring-line"
    />
  )
}
