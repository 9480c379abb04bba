import { inquiry, submitPath } from '../../testing/mock.ts'
import {
  type TestWorld,
  type Probe,
  sending,
  posting,
  main,
  email,
  frozenAt,
  addingAt,
  adding,
  survey,
  surveyAt,
  proveDefects,
} from '../../testing/prove-defects.ts'
import type { ofLimits } from './limits.ts'

const newKey = async ({ api }: TestWorld) => (await api.post('/api/security/captcha')).body.key as string
const verifying = async ({ api }: TestWorld, captchaKey: string, captchaValue: string, captchaCategory = 'CAPTCHA') =>
  (await api.get('/api/security/captcha/verify', { captchaKey, captchaValue, captchaCategory })).body as unknown
const solved = async (world: TestWorld) => {
  const captchaKey = await newKey(world)
  return { captchaKey, captchaValue: (await world.captcha(captchaKey)).value, captchaCategory: 'CAPTCHA' }
}
/** Whether a captcha is correct some time after it was made. */
const captchaAt =
  (now: string): Probe =>
  async (world) => {
    const { captchaKey, captchaValue } = await solved(world)
    await world.patch({ now })
    return verifying(world, captchaKey, captchaValue)
  }

proveDefects<keyof typeof ofLimits>({
  'captcha-of-users': [{ ...main, abuse: true }, sending(email), [200, 400]],
  'captcha-of-nobody': [{ abuse: true }, sending({}), [400, 200]],
  'captcha-twice': [
    { abuse: true },
    async (world) => {
      const captcha = await solved(world)
      return [await sending(captcha)(world, null!), await sending(captcha)(world, null!)]
    },
    [
      [200, 400],
      [200, 200],
    ],
  ],
  'captcha-four-minutes': [frozenAt('2027-03-04T00:00:00Z'), captchaAt('2027-03-04T00:03:00Z'), [false, true]],
  'captcha-two-minutes': [frozenAt('2027-03-04T00:00:00Z'), captchaAt('2027-03-04T00:02:59Z'), [true, false]],
  'captcha-any-kind': [
    {},
    async (world) => {
      const { captchaKey, captchaValue } = await solved(world)
      return verifying(world, captchaKey, captchaValue, 'AUDIO')
    },
    [false, true],
  ],
  'captcha-guesses': [
    {},
    async (world) => {
      const { captchaKey, captchaValue } = await solved(world)
      for (let attempt = 0; attempt < 5; attempt += 1) await verifying(world, captchaKey, 'x')
      return verifying(world, captchaKey, captchaValue)
    },
    [false, true],
  ],
  'captcha-any-value': [
    { abuse: true },
    async (world, mock) => sending({ ...(await solved(world)), captchaValue: 'x' })(world, mock),
    [400, 200],
  ],
  'additional-six-days': [addingAt('2026-11-07T08:59:00+09:00'), adding, [409, 201]],
  'additional-four-days': [addingAt('2026-11-05T09:01:00+09:00'), adding, [201, 409]],
  'additional-sixth': [
    addingAt('2026-11-02T00:00:00Z'),
    async (world, mock) => {
      for (let count = 0; count < 5; count += 1) await adding(world, mock)
      return adding(world, mock)
    },
    [409, 201],
  ],
  'survey-eleven-days': [surveyAt('2026-11-12T08:59:00+09:00'), posting(survey, { score: 5 }), [409, 204]],
  'survey-nine-days': [surveyAt('2026-11-10T09:01:00+09:00'), posting(survey, { score: 5 }), [204, 409]],
  'score-six': [surveyAt('2026-11-02T00:00:00Z'), posting(survey, { score: 6 }), [400, 204]],
  'sent-again': [
    {},
    async (world) => {
      const api = world.api.with({ 'idempotency-key': 'key' })
      for (let time = 0; time < 2; time += 1) await api.postForm(submitPath, inquiry)
      return (await world.inquiries()).length
    },
    [1, 2],
  ],
})
