import { base64 } from '../http/bytes.ts'
import type { captcha } from '#specs/contract/index.ts'
import { captchaKindOf } from '#specs/rules/captcha.ts'
import { isSameAnswer } from '../captcha/answer.ts'
import type { Handlers } from './handler.ts'
import { Refusal } from '../http/refusal.ts'
import { hex, randomDigits, seededRandom, seededState } from '../worlds/random.ts'
import type { Captcha } from '../worlds/captchas.ts'
import type { World } from '../worlds/world.ts'

const digitCount = 6

// What draws and speaks is imported on demand, as the recordings and letters are large.
const questions = () => import('../captcha/receipt-question.ts')

/** A random generator that draws the same picture, question and sound each time. */
const randomOf = (seed: string) => seededRandom(seededState(seed))

const newSeed = (world: World) => hex(world.random, 64)

const receiptData = async ({ seed, locale }: Captcha) => {
  const [{ receiptQuestion }, { receiptPicture }] = await Promise.all([questions(), import('../captcha/receipt.ts')])
  const random = randomOf(seed)
  const { receipt, question } = receiptQuestion(random, locale)
  return { image: `data:image/png;base64,${base64(await receiptPicture(receipt, locale, random))}`, question }
}

const requireCaptcha = (world: World, key: string, kind: 'audio' | 'legacy') => {
  const captcha = world.captchas.find(key, kind, world.clock.now())
  if (!captcha) throw new Refusal('NOT_FOUND')
  return captcha
}

export const captchaHandlers = {
  oldCaptcha: ({ world, locale }) => ({
    key: world.newCaptcha('legacy', locale, randomDigits(world.random, digitCount), newSeed(world)),
  }),
  audioCaptcha: ({ world, locale }) => ({
    key: world.newCaptcha('audio', locale, randomDigits(world.random, digitCount), newSeed(world)),
  }),
  receiptCaptcha: async ({ world, locale }) => {
    const { receiptQuestion } = await questions()
    const seed = newSeed(world)
    return { key: world.newCaptcha('receipt', locale, receiptQuestion(randomOf(seed), locale).answer, seed) }
  },
  captchaImage: async ({ world, query }) => {
    const { value, seed } = requireCaptcha(world, query.key, 'legacy')
    const { digitsPicture } = await import('../captcha/digits.ts')
    return { type: 'image/png', bytes: await digitsPicture(value, randomOf(seed)) }
  },
  captchaSound: async ({ world, query }) => {
    const { value, seed, locale } = requireCaptcha(world, query.key, 'audio')
    const { digitsSound } = await import('../captcha/sound.ts')
    return { type: 'audio/wav', bytes: digitsSound(value, locale, randomOf(seed)) }
  },
  captchaUi: async ({ world, query }) => {
    const captcha = world.captchas.find(query.key, 'receipt', world.clock.now())
    return captcha ? { rtn_cd: 200, receiptData: await receiptData(captcha) } : { rtn_cd: 401 }
  },
  captchaQuestion: async ({ world, query }) => {
    const { receiptQuestion } = await questions()
    const captcha = world.captchas.find(query.key, 'receipt', world.clock.now())
    if (!captcha) return { rtn_cd: 401 }
    if (query.reload === 'true') {
      const seed = newSeed(world)
      const value = receiptQuestion(randomOf(seed), captcha.locale).answer
      world.captchas.change(query.key, captcha, { seed, value, verified: false })
    }
    return { rtn_cd: 200, receiptData: await receiptData(captcha) }
  },
  verifyCaptcha: ({ world, query }) => {
    const captcha = world.captchas.find(query.captchaKey, captchaKindOf(query.captchaCategory), world.clock.now())
    return (
      captcha !== undefined &&
      world.captchas.verify(query.captchaKey, captcha, isSameAnswer(captcha.value, query.captchaValue))
    )
  },
} satisfies Handlers<typeof captcha>
