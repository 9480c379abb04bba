import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Locale } from '#specs/model/locale.ts'
import { captchaPicture, type CaptchaKind } from '#specs/rules/captcha.ts'
import { addressOf, call } from '../../api/call.ts'

/** A captcha to solve: an image (with a question, if it has one) or a sound. */
export interface Challenge {
  readonly key: string
  readonly picture?: string
  readonly question?: string
  readonly sound?: string
}

/** The server rejected the key, and also the next one. */
class KeyRefused extends Error {
  override readonly name = 'KeyRefused'
}

const receipt = async (previousKey: string | undefined): Promise<Challenge> => {
  const asked =
    previousKey && (await call('captchaQuestion', { query: { key: previousKey, svc: 'support', reload: 'true' } }))
  if (previousKey && asked && asked.receiptData && String(asked.rtn_cd) === '200')
    return challenge(previousKey, asked.receiptData)
  // Request a new key after 401, but only once: after a second 401 the visitor decides whether to retry.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { key } = await call('receiptCaptcha', { body: { ...captchaPicture } })
    const { rtn_cd, receiptData } = await call('captchaUi', { query: { key } })
    if (receiptData && String(rtn_cd) !== '401') return challenge(key, receiptData)
  }
  throw new KeyRefused()
}

const challenge = (key: string, { image, question }: { image: string; question: string }): Challenge => ({
  key,
  picture: image,
  question,
})

const legacy = async (): Promise<Challenge> => {
  const { key } = await call('oldCaptcha', {})
  return { key, picture: addressOf('captchaImage', { query: { key } }) }
}

const audio = async (): Promise<Challenge> => {
  const { key } = await call('audioCaptcha', {})
  return { key, sound: addressOf('captchaSound', { query: { key } }) }
}

/** Loads a captcha of a kind in a language. Increase `attempt` to load another one. */
export const useCaptcha = (kind: CaptchaKind, locale: Locale, attempt: number) => {
  const previous = useRef<{ readonly kind: CaptchaKind; readonly locale: Locale; readonly key: string }>(undefined)
  return useQuery({
    queryKey: ['captcha', kind, locale, attempt],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const last = previous.current
      const previousKey = last?.kind === kind && last.locale === locale ? last.key : undefined
      const next = await { receipt: () => receipt(previousKey), legacy, audio }[kind]()
      previous.current = { kind, locale, key: next.key }
      return next
    },
  })
}
