import { alsoProves, clause, expect, test } from '../pages/test.ts'

test.use({ settings: { abuse: true } })

for (const locale of ['ko', 'en'] as const)
  test.describe(locale, () => {
    test.use({ locale })
    test(
      ...alsoProves(
        clause(`captcha.language.${locale}-new`),
        'captcha.receipt.image-shown',
        'captcha.receipt.question-shown',
        'captcha.receipt.image-is-data',
        'call.captcha.receipt-key',
        'call.captcha.receipt-key.body-width',
        'call.captcha.receipt-key.body-height',
        'call.captcha.receipt-key.json-body',
        'call.captcha.ui',
        'call.captcha.ui.query-key',
      ),
      async ({ inquiry, captcha, page, world }) => {
        const [ui] = await Promise.all([page.waitForResponse('**/api-rcapt/rcaptUi?*'), inquiry.open()])
        await expect(captcha.receipt).toHaveAttribute('src', /^data:image\/png;base64,/)
        const key = await captcha.key()
        const { receiptData } = (await ui.json()) as { receiptData: { image: string; question: string } }
        expect(receiptData.image).toBe(await captcha.receipt.getAttribute('src'))
        // The question is the accessible name of the answer field.
        await expect(captcha.answer).toHaveAccessibleName(receiptData.question)
        expect(await world.journal('receiptCaptcha')).toMatchObject([
          {
            method: 'POST',
            path: '/api/security/receipt-captcha',
            request: JSON.stringify({ width: 360, height: 123 }),
            status: 200,
          },
        ])
        expect(await world.journal('captchaUi')).toMatchObject([
          { method: 'GET', path: '/api-rcapt/rcaptUi', query: `key=${key}`, status: 200 },
        ])
        expect(await world.journal('oldCaptcha')).toEqual([])
      },
    )
  })

test.describe('ja', () => {
  test.use({ locale: 'ja' })
  test(
    ...alsoProves(
      clause('captcha.language.others-old', 'ja'),
      'captcha.old.image-is-png',
      'captcha.old.not-in-page',
      'call.captcha.old-key',
      'call.captcha.image',
      'call.captcha.image.query-key',
    ),
    async ({ inquiry, captcha, page, world }) => {
      const [image] = await Promise.all([page.waitForResponse('**/api/security/captcha/image?*'), inquiry.open()])
      await expect(captcha.digits).toBeVisible()
      await expect(captcha.answer).toHaveAccessibleName('画像に表示されている数字を入力してください。')
      expect(image.headers()['content-type']).toBe('image/png')
      const key = await captcha.key()
      expect(await page.content()).not.toContain(await captcha.solution())
      expect(await world.journal('oldCaptcha')).toMatchObject([
        { method: 'POST', path: '/api/security/captcha', status: 200 },
      ])
      expect(await world.journal('captchaImage')).toMatchObject([
        { method: 'GET', path: '/api/security/captcha/image', query: `key=${key}`, status: 200 },
      ])
      expect(await world.journal('receiptCaptcha')).toEqual([])
    },
  )
})

for (const [locale, image] of [
  ['ko', 'receipt'],
  ['ja', 'digits'],
] as const)
  test.describe(`the image in ${locale}`, () => {
    test.use({ locale })
    test(...alsoProves(clause('captcha.image.width', locale), 'captcha.image.height'), async ({ inquiry, captcha }) => {
      await inquiry.open()
      await expect(captcha[image]).toHaveJSProperty('complete', true)
      await expect(captcha[image]).toHaveJSProperty('naturalWidth', 360)
      await expect(captcha[image]).toHaveJSProperty('naturalHeight', 123)
      // It is displayed in its natural size.
      await expect(captcha[image]).toHaveJSProperty('clientWidth', 360)
      await expect(captcha[image]).toHaveJSProperty('clientHeight', 123)
    })
  })

for (const locale of ['ko', 'en', 'ja'] as const)
  test.describe(`audio in ${locale}`, () => {
    test.use({ locale })
    test(
      ...alsoProves(
        clause('captcha.mode.to-audio', locale),
        'captcha.audio.plays',
        'call.captcha.audio-key',
        'call.captcha.sound',
        'call.captcha.sound.query-key',
        ...(locale === 'ja' ? (['captcha.old.has-audio'] as const) : (['captcha.mode.to-receipt'] as const)),
      ),
      async ({ inquiry, captcha, world }) => {
        const image = locale === 'ja' ? captcha.digits : captcha.receipt
        await inquiry.open()
        await expect(image).toBeVisible()
        await captcha.answer.fill('answer to the image')
        await captcha.audioButton.click()
        await expect(captcha.player).toBeVisible()
        await expect(captcha.answer).toHaveAccessibleName(inquiry.words('captcha.audio.question'))
        await expect(captcha.answer).toHaveValue('')
        await expect(image).toHaveCount(0)
        // Muted, because playback can fail on a machine without a sound card.
        const seconds = await captcha.player.evaluate(async (audio: HTMLAudioElement) => {
          audio.muted = true
          await audio.play()
          return audio.duration
        })
        expect(seconds).toBeGreaterThan(2)
        const key = await captcha.key()
        expect(await world.journal('audioCaptcha')).toMatchObject([
          { method: 'GET', path: '/api/security/audio-captcha', query: '', status: 200 },
        ])
        for (const exchange of await world.journal('captchaSound'))
          expect(exchange).toMatchObject({
            path: '/api/security/audio-captcha/sound',
            query: `key=${key}`,
            status: 200,
          })
        await captcha.imageButton.click()
        await expect(image).toBeVisible()
        await expect(captcha.player).toHaveCount(0)
      },
    )
  })

test(
  ...alsoProves(
    clause('captcha.refresh.offered', 'another question for the same key'),
    'captcha.receipt.svc',
    'call.captcha.question',
    'call.captcha.question.query-key',
    'call.captcha.question.query-svc',
    'call.captcha.question.query-reload',
  ),
  async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    const key = await captcha.key()
    const before = await captcha.receipt.getAttribute('src')
    await captcha.answer.fill('answer')
    await captcha.refreshButton.click()
    await expect(captcha.receipt).not.toHaveAttribute('src', before!)
    await expect(captcha.answer).toHaveValue('')
    expect(await world.journal('captchaQuestion')).toMatchObject([
      { method: 'GET', path: '/api-rcapt/question', query: `key=${key}&svc=support&reload=true`, status: 200 },
    ])
    expect(await world.journal('receiptCaptcha')).toHaveLength(1)
  },
)

test.describe('refreshing in ja', () => {
  test.use({ locale: 'ja' })
  test(...clause('captcha.refresh.offered', 'a new digits captcha'), async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.digits).toBeVisible()
    const before = await captcha.digits.getAttribute('src')
    await captcha.refreshButton.click()
    await expect(captcha.digits).not.toHaveAttribute('src', before!)
    expect(await world.journal('oldCaptcha')).toHaveLength(2)
  })
})

test(...clause('captcha.refresh.offered', 'another audio captcha'), async ({ inquiry, captcha, world }) => {
  await inquiry.open()
  await captcha.audioButton.click()
  await expect(captcha.player).toBeVisible()
  const before = await captcha.player.getAttribute('src')
  await captcha.refreshButton.click()
  await expect(captcha.player).not.toHaveAttribute('src', before!)
  expect(await world.journal('audioCaptcha')).toHaveLength(2)
})

test(
  ...clause('captcha.key.language', 'changing the language changes the captcha'),
  async ({ inquiry, captcha, shell, world }) => {
    await inquiry.open()
    await expect(captcha.receipt).toBeVisible()
    await shell.changeLanguage('ko', 'ja')
    await expect(captcha.in('ja').digits).toBeVisible()
    expect(await world.journal('oldCaptcha')).toHaveLength(1)
  },
)

test.describe('without abuse', () => {
  test.use({ settings: { abuse: false } })
  test(
    ...clause('captcha.required-for-anonymous-under-abuse', 'no captcha without abuse'),
    async ({ inquiry, captcha }) => {
      await inquiry.open()
      await expect(captcha.group).toHaveCount(0)
    },
  )
})

test.describe('signed in', () => {
  test.use({ settings: { abuse: true, persona: 'main' } })
  test(...clause('captcha.signed-in.skipped'), async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await inquiry.fillFields({ title: 'x', content: 'y' })
    await expect(captcha.group).toHaveCount(0)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.fields).not.toHaveProperty('captchaKey')
    expect(await world.journal('receiptCaptcha')).toEqual([])
  })
})
