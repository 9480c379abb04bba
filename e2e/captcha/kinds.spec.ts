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
        // The question is the name of the field for its answer.
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
      const [picture] = await Promise.all([page.waitForResponse('**/api/security/captcha/image?*'), inquiry.open()])
      await expect(captcha.digits).toBeVisible()
      await expect(captcha.answer).toHaveAccessibleName('画像に表示されている数字を入力してください。')
      expect(picture.headers()['content-type']).toBe('image/png')
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

for (const [locale, picture] of [
  ['ko', 'receipt'],
  ['ja', 'digits'],
] as const)
  test.describe(`the picture in ${locale}`, () => {
    test.use({ locale })
    test(...alsoProves(clause('captcha.image.width', locale), 'captcha.image.height'), async ({ inquiry, captcha }) => {
      await inquiry.open()
      await expect(captcha[picture]).toHaveJSProperty('complete', true)
      await expect(captcha[picture]).toHaveJSProperty('naturalWidth', 360)
      await expect(captcha[picture]).toHaveJSProperty('naturalHeight', 123)
      // And so it is shown, whatever lies around it.
      await expect(captcha[picture]).toHaveJSProperty('clientWidth', 360)
      await expect(captcha[picture]).toHaveJSProperty('clientHeight', 123)
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
        const picture = locale === 'ja' ? captcha.digits : captcha.receipt
        await inquiry.open()
        await expect(picture).toBeVisible()
        await captcha.answer.fill('typed for the picture')
        await captcha.audioButton.click()
        await expect(captcha.player).toBeVisible()
        await expect(captcha.answer).toHaveAccessibleName(inquiry.words('captcha.audio.question'))
        await expect(captcha.answer).toHaveValue('')
        await expect(picture).toHaveCount(0)
        // Muted, because a machine without a sound card has no one to play it to.
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
        await expect(picture).toBeVisible()
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
    await captcha.answer.fill('typed')
    await captcha.refreshButton.click()
    await expect(captcha.receipt).not.toHaveAttribute('src', before!)
    await expect(captcha.answer).toHaveValue('')
    expect(await world.journal('captchaQuestion')).toMatchObject([
      { method: 'GET', path: '/api-rcapt/question', query: `key=${key}&svc=support&reload=true`, status: 200 },
    ])
    expect(await world.journal('receiptCaptcha')).toHaveLength(1)
  },
)

test.describe('refreshed in ja', () => {
  test.use({ locale: 'ja' })
  test(...clause('captcha.refresh.offered', 'a new old captcha'), async ({ inquiry, captcha, world }) => {
    await inquiry.open()
    await expect(captcha.digits).toBeVisible()
    const before = await captcha.digits.getAttribute('src')
    await captcha.refreshButton.click()
    await expect(captcha.digits).not.toHaveAttribute('src', before!)
    expect(await world.journal('oldCaptcha')).toHaveLength(2)
  })
})

test(...clause('captcha.refresh.offered', 'another sound'), async ({ inquiry, captcha, world }) => {
  await inquiry.open()
  await captcha.audioButton.click()
  await expect(captcha.player).toBeVisible()
  const before = await captcha.player.getAttribute('src')
  await captcha.refreshButton.click()
  await expect(captcha.player).not.toHaveAttribute('src', before!)
  expect(await world.journal('audioCaptcha')).toHaveLength(2)
})

test(
  ...clause('captcha.key.language', 'a change of language changes the captcha'),
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
    ...clause('captcha.required-for-anonymous-under-abuse', 'none while there is none'),
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
