import AudioLines from 'lucide-react/icons/audio-lines'
import ImageIcon from 'lucide-react/icons/image'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#specs/model/locale.ts'
import { asksForDigits, captchaPicture, type CaptchaKind } from '#specs/rules/captcha.ts'
import { CallError } from '../../api/call.ts'
import type { CaptchaProps } from '../../forms/captcha-props.ts'
import { AlertDialog } from '../../ui/overlays/dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { InlineAlert } from '../../ui/feedback/inline-alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LegacyPicture, ReceiptPicture } from './picture.tsx'
import { useCaptcha, type Challenge } from './use-captcha.ts'

/** The inside of a captcha field: an image with a question, or an audio challenge. */
export const Captcha = ({ id, locale, value, attempt, hasError, onChallenge, onChange, onReplace }: CaptchaProps) => {
  const { t } = useTranslation('inquiryForm')
  const [isAudio, setAudio] = useState(false)
  const [refreshed, setRefreshed] = useState(0)
  const [seenError, setSeenError] = useState<Error | null>(null)
  const [brokenKey, setBrokenKey] = useState('')
  /** The attempt in which the visitor pressed a button; the sound of another one does not start by itself. */
  const [pressedAt, setPressedAt] = useState<number>()
  const kind = isAudio ? 'audio' : languages[locale].captcha
  const challenge = useCaptcha(kind, locale, attempt + refreshed)

  const tell = useEffectEvent((shown: Challenge | undefined) => onChallenge(shown ? { key: shown.key, kind } : null))
  useEffect(() => tell(challenge.data), [challenge.data])

  const renew = () => {
    onReplace()
    setRefreshed((count) => count + 1)
    setPressedAt(attempt)
  }
  const toggle = () => {
    onReplace()
    setAudio(!isAudio)
    setPressedAt(attempt)
  }
  const failure = challenge.error instanceof CallError ? challenge.error : undefined
  const { data } = challenge
  const isFailed = challenge.isError || (data !== undefined && brokenKey === data.key)
  // Known before a challenge of digits arrives; a receipt brings its question with it.
  const question = kind === 'receipt' ? data?.question : t(isAudio ? 'captcha.audio.question' : 'captcha.old.question')

  return (
    <>
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface-soft p-4">
        <div style={{ minHeight: captchaPicture.height }} className="flex items-center" aria-busy={challenge.isPending}>
          {challenge.isPending && <Skeleton className="h-[123px] w-full max-w-[360px]" />}
          {isFailed && <InlineAlert tone="bad">{t('captcha.failed')}</InlineAlert>}
          {data && !isFailed && (
            <Shown
              challenge={data}
              kind={kind}
              isPressed={pressedAt === attempt}
              onFailed={() => setBrokenKey(data.key)}
            />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="sm" onClick={renew}>
            <RefreshCw aria-hidden size={16} />
            <span>{t('captcha.refresh')}</span>
          </Button>
          <Button variant="quiet" size="sm" onClick={toggle}>
            {isAudio ? <ImageIcon aria-hidden size={16} /> : <AudioLines aria-hidden size={16} />}
            <span>{t(isAudio ? 'captcha.toPicture' : 'captcha.toAudio')}</span>
          </Button>
        </div>
        {/* Always there, because a live region must exist before its text. On phones, a question has two lines. */}
        <label
          htmlFor={`${id}-answer`}
          className={`font-medium ${challenge.isPending && kind === 'receipt' ? 'min-h-[2lh] md:min-h-[1lh]' : ''}`}
          aria-live="polite"
        >
          {!isFailed && question}
        </label>
        {!isFailed && (
          <TextField
            id={`${id}-answer`}
            label={question === undefined ? t('captcha.answer') : undefined}
            autoComplete="off"
            inputMode={kind !== 'receipt' || asksForDigits(question ?? '') ? 'numeric' : 'text'}
            maxLength={100}
            className="max-w-[360px]"
            value={value}
            aria-required
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={onChange}
          />
        )}
      </div>
      <AlertDialog
        isOpen={failure !== undefined && failure !== seenError}
        title={t('captcha.label')}
        message={failure?.message || t('error.unreachable')}
        action={t('inquiry.confirm')}
        onClose={() => setSeenError(failure ?? null)}
      />
    </>
  )
}

interface ShownProps {
  readonly challenge: Challenge
  readonly kind: CaptchaKind
  /** Whether the visitor has just asked for it: a sound then starts. */
  readonly isPressed: boolean
  /** Called when its picture or sound cannot be loaded. */
  readonly onFailed: () => void
}

const Shown = ({ challenge, kind, isPressed, onFailed }: ShownProps) => {
  const { t } = useTranslation('inquiryForm')
  if (challenge.sound !== undefined)
    return (
      // No captions: a transcript would contain the answer.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio
        controls
        autoPlay={isPressed}
        src={challenge.sound}
        aria-label={t('captcha.play')}
        className="w-full max-w-[360px]"
        // Firefox reports that a machine has no loudspeaker as an error of decoding. The field then stays.
        onError={({ currentTarget: { error } }) => {
          if (error?.code !== MediaError.MEDIA_ERR_DECODE) onFailed()
        }}
      />
    )
  return kind === 'legacy' ? (
    <LegacyPicture challenge={challenge} onFailed={onFailed} />
  ) : (
    <ReceiptPicture challenge={challenge} onFailed={onFailed} />
  )
}
