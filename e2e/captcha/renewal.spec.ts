import { completeDraft } from '../inquiry/fields.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'

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

for (const { body, proves, example } of responses)
  test(...clause(proves, `when the form opens: ${example}`), async ({ inquiry, captcha, world }) => {
    await world.faults({ operationId: 'captchaUi', status: 200, body, times: 1 })
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    const keys = (await world.journal('receiptCaptcha')).map(({ response }) => JSON.parse(response!).key as string)
    expect(keys).toHaveLength(2)
    expect((await world.journal('captchaUi')).map(({ query }) => query)).toEqual(keys.map((key) => `key=${key}`))
    await inquiry.fillFields(completeDraft)
    await captcha.solve()
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.fields.captchaKey).toBe(keys[1])
  })

test(
  ...alsoProves(clause('captcha.receipt.new-key-on-401', 'for a refreshed question'), 'captcha.receipt.unknown-key'),
  async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    const before = await captcha.receipt.getAttribute('src')
    // The key expires after three minutes on the server's clock.
    await world.patch({ now: '2027-03-04T00:03:00.001Z' })
    await captcha.refreshButton.click()
    await expect(captcha.receipt).not.toHaveAttribute('src', before!)
    expect(await world.journal('receiptCaptcha')).toHaveLength(2)
    await inquiry.fillFields(completeDraft)
    await captcha.solve()
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(
  ...alsoProves(
    clause('captcha.key.lives-three-minutes', 'the form keeps its content after the key has expired'),
    'inquiry.failure.nothing-lost',
  ),
  async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await inquiry.fillFields(completeDraft)
    await captcha.solve()
    await world.patch({ now: '2027-03-04T00:03:00.001Z' })
    await inquiry.send()
    await captcha.expectError('form.invalidCaptcha')
    await expect(inquiry.content).toHaveValue(completeDraft.content)
    await expect.poll(async () => (await world.journal('receiptCaptcha')).length).toBe(2)
    await expect(captcha.receipt).toBeVisible()
    await captcha.solve()
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(...clause('captcha.key.lives-three-minutes', 'valid 1 ms before the end'), async ({ inquiry, captcha, world }) => {
  await inquiry.open()
  await expect(captcha.receipt).toBeVisible()
  await inquiry.fillFields(completeDraft)
  await captcha.solve()
  await world.patch({ now: '2027-03-04T00:02:59.999Z' })
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
})

test(...clause('captcha.receipt.second-401'), async ({ inquiry, captcha, world }) => {
  await world.faults({ operationId: 'captchaUi', status: 200, body: { rtn_cd: 401 }, times: 2 })
  await inquiry.open()
  await expect(captcha.group).toContainText('문제를 불러오지 못했습니다. ‘새로 고침’을 눌러 주세요.')
  await expect(captcha.refreshButton).toBeEnabled()
  // Two keys were requested, and no third one without user action.
  expect(await world.journal('receiptCaptcha')).toHaveLength(2)
  expect(await world.journal('captchaUi')).toHaveLength(2)
  await captcha.refreshButton.click()
  await expect(captcha.receipt).toBeVisible()
})
