import { completeDraft } from '../inquiry/complete-inquiry.ts'
import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { abuse: true, now: '2027-03-04T00:00:00Z', frozen: true } })

const responses = [
  { body: { rtn_cd: 401 }, proves: 'captcha.receipt.new-key-on-401', example: 'rtn_cd as a number' },
  { body: { rtn_cd: '401' }, proves: 'captcha.receipt.401-as-text', example: 'rtn_cd as a string' },
  {
    body: { rtn_cd: '401', receiptData: { image: 'data:image/png;base64,', question: '지난 문제' } },
    proves: 'captcha.receipt.401-as-text',
    example: 'rtn_cd as a string, with an image',
  },
] as const

test(
  ...clausesOf(['captcha.receipt.new-key-on-401', 'captcha.receipt.401-as-text']),
  async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await clauseStep(
      ['captcha.receipt.new-key-on-401', 'captcha.receipt.unknown-key'],
      'a refreshed question',
      async () => {
        const before = await captcha.receipt.getAttribute('src')
        // The key expires after three minutes on the server's clock.
        await world.patch({ now: '2027-03-04T00:03:00.001Z' })
        await captcha.refreshButton.click()
        await expect(captcha.receipt).not.toHaveAttribute('src', before!)
        expect(await world.journal('receiptCaptcha')).toHaveLength(2)
      },
    )
    await captcha.solve()
    await world.patch({ now: '2027-03-04T00:06:00.002Z' })
    await inquiry.send()
    await clauseStep(
      ['captcha.key.lives-three-minutes', 'inquiry.failure.nothing-lost'],
      'the form keeps its content after the key has expired',
      async () => {
        await captcha.expectError('form.invalidCaptcha')
        await expect(inquiry.content).toHaveValue(completeDraft.content)
        await expect.poll(async () => (await world.journal('receiptCaptcha')).length).toBe(3)
        await expect(captcha.receipt).toBeVisible()
      },
    )
    await clauseStep('captcha.key.lives-three-minutes', 'valid 1 ms before the end', async () => {
      await captcha.solve()
      await world.patch({ now: '2027-03-04T00:09:00.001Z' })
      await inquiry.sendSuccessfully()
    })

    const journal = async () => ({
      keys: (await world.journal('receiptCaptcha')).map(({ response }) => JSON.parse(response!).key as string),
      opened: (await world.journal('captchaUi')).map(({ query }) => query),
    })
    for (const { body, proves, example } of responses)
      await clauseStep(proves, example, async () => {
        await inquiry.leave()
        const before = await journal()
        await world.faults({ operationId: 'captchaUi', status: 200, body, times: 1 })
        await inquiry.reopen()
        await expect(captcha.receipt).toBeVisible()
        const after = await journal()
        const keys = after.keys.slice(before.keys.length)
        expect(keys).toHaveLength(2)
        expect(after.opened.slice(before.opened.length)).toEqual(keys.map((key) => `key=${key}`))
        await inquiry.fillFields(completeDraft)
        await captcha.solve()
        await inquiry.sendSuccessfully()
        expect((await world.inquiries()).at(-1)?.fields.captchaKey).toBe(keys[1])
      })
    await clauseStep('captcha.receipt.second-401', 'no third key without the visitor', async () => {
      await inquiry.leave()
      const before = await journal()
      await world.faults({ operationId: 'captchaUi', status: 200, body: { rtn_cd: 401 }, times: 2 })
      await inquiry.reopen()
      await expect(captcha.group).toContainText('문제를 불러오지 못했습니다. ‘새로 고침’을 눌러 주세요.')
      await expect(captcha.refreshButton).toBeEnabled()
      const after = await journal()
      expect(after.keys.length - before.keys.length).toBe(2)
      expect(after.opened.length - before.opened.length).toBe(2)
      await captcha.refreshButton.click()
      await expect(captcha.receipt).toBeVisible()
    })
  },
)
