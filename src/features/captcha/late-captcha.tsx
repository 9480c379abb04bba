import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { late, useLate } from '../../ui/late/late.tsx'
import type { CaptchaProps } from '../../forms/captcha-props.ts'

const captcha = late(async () => (await import('./captcha.tsx')).Captcha)

/** Loads the captcha while the visitor fills in the form, because it may appear, with the focus, when the form is sent. */
export const useCaptchaCode = (): void => void useLate(captcha)

/** The captcha in a chunk of its own: most visitors never see one. */
export const LateCaptcha = (props: CaptchaProps) => {
  const { t } = useTranslation('inquiryForm')
  const isLoaded = useLate(captcha)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!hasFailed) void captcha.load().catch(() => setFailed(true))
  }, [hasFailed])
  if (isLoaded) return <captcha.Loaded {...props} />
  if (hasFailed)
    return <LoadError text={t('captcha.failed')} retry={t('error.retry')} onRetry={() => setFailed(false)} />
  return <Skeleton className="h-[123px] w-full max-w-[360px]" />
}
