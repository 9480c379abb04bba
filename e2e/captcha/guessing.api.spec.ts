import { clause, expect, test } from '../support/test.ts'
import { newKey, verified } from './captcha-calls.ts'

test.describe('with a seed', () => {
  test.use({ settings: { seed: 'guessing' }, language: 'en' })
  test(...clause('hardening.captcha.picture-needed'), async ({ api, world }) => {
    // It requests about 500 pictures.
    test.setTimeout(120_000)
    const ask = async (key: string): Promise<string> =>
      (await api.get('/api-rcapt/question', { key, reload: 'true' })).body.receiptData.question
    // What somebody learns who has answered 150 questions, each with its picture.
    const known = new Map<string, Set<string>>()
    const learning = await newKey(api, 'RECEIPT')
    for (let i = 0; i < 150; i += 1) {
      const question = await ask(learning)
      const { value } = await world.captcha(learning)
      known.set(question, (known.get(question) ?? new Set()).add(value))
    }
    // With price times quantity, an item has few answers, so those are tried first.
    const isWorthIt = (question: string) => question.includes('amount for') && known.has(question)
    let solved = 0
    for (let i = 0; i < 20; i += 1) {
      const key = await newKey(api, 'RECEIPT')
      let question = await ask(key)
      for (let reloads = 0; reloads < 8 && !isWorthIt(question); reloads += 1) question = await ask(key)
      for (const value of [...(known.get(question) ?? [])].slice(0, 5)) {
        if (!(await verified(api, 'RECEIPT', key, value))) continue
        solved += 1
        break
      }
    }
    expect(solved).toBeLessThanOrEqual(1)
  })
})
