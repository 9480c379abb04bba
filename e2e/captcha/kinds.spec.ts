import type { Locator } from '@playwright/test'
import { changePerson } from '../inquiry/change-person.ts'
import type { Captcha } from '../pages/captcha.ts'
import type { InquiryPage } from '../pages/inquiry-page.ts'
import { clausesOf, clauseStep, expect, test } from '../pages/test.ts'
import type { World } from '../mock-client/world.ts'

test.use({ settings: { abuse: true } })

/** It is displayed in its natural size. */
const expectSize = (image: Locator) =>
  clauseStep(['captcha.image.width', 'captcha.image.height'], 'natural and displayed', async () => {
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).toHaveJSProperty('naturalWidth', 360)
    await expect(image).toHaveJSProperty('naturalHeight', 123)
    await expect(image).toHaveJSProperty('clientWidth', 360)
    await expect(image).toHaveJSProperty('clientHeight', 123)
  })

/** Switches to audio, refreshes it and switches back. */
const expectAudio = async (
  { inquiry, captcha, world }: { readonly inquiry: InquiryPage; readonly captcha: Captcha; readonly world: World },
  image: Locator,
  back: 'captcha.old.image-is-png' | 'captcha.mode.to-receipt',
) => {
  await captcha.answer.fill('answer to the image')
  await captcha.audioButton.click()
  await clauseStep('captcha.mode.to-audio', 'another question and an empty answer', async () => {
    await expect(captcha.player).toBeVisible()
    await expect(captcha.answer).toHaveAccessibleName(inquiry.words('captcha.audio.question'))
    await expect(captcha.answer).toHaveValue('')
    await expect(image).toHaveCount(0)
  })
  await clauseStep('captcha.audio.plays', 'for more than 2 s', async () => {
    // Muted, because playback can fail on a machine without a sound card.
    const seconds = await captcha.player.evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true
      await audio.play()
      return audio.duration
    })
    expect(seconds).toBeGreaterThan(2)
  })
  await clauseStep('captcha.audio.seekable', 'from the first to the last second', async () => {
    const seekable = () =>
      captcha.player.evaluate(({ seekable: ranges, duration }: HTMLAudioElement) =>
        Array.from({ length: ranges.length }, (_, i) => [ranges.start(i), ranges.end(i) - duration]),
      )
    await expect.poll(seekable).toEqual([[0, 0]])
    const position = await captcha.player.evaluate(async (audio: HTMLAudioElement) => {
      const seeked = new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
      audio.pause()
      audio.currentTime = audio.duration / 2
      await seeked
      return audio.currentTime / audio.duration
    })
    expect(position).toBeCloseTo(0.5, 2)
  })
  await clauseStep(['call.captcha.audio-key', 'call.captcha.sound'], 'GET with the key alone', async () => {
    expect(await world.journal('audioCaptcha')).toMatchObject([
      { method: 'GET', path: '/api/security/audio-captcha', query: '', status: 200 },
    ])
    // The browser may request the sound several times.
    const loaded = await world.journal('captchaSound')
    expect(new Set(loaded.map(({ method, path, query, status }) => `${method} ${path}?${query} ${status}`))).toEqual(
      new Set([`GET /api/security/audio-captcha/sound?key=${await captcha.key()} 206`]),
    )
  })
  await clauseStep('captcha.refresh.offered', 'another audio captcha', async () => {
    const before = await captcha.player.getAttribute('src')
    await captcha.refreshButton.click()
    await expect(captcha.player).not.toHaveAttribute('src', before!)
    expect(await world.journal('audioCaptcha')).toHaveLength(2)
  })
  await clauseStep(back, 'and back', async () => {
    await captcha.imageButton.click()
    await expect(image).toBeVisible()
    await expect(captcha.player).toHaveCount(0)
  })
}

/** What `expectSize` and `expectAudio` prove. */
const shared = [
  'captcha.image.width',
  'captcha.image.height',
  'captcha.mode.to-audio',
  'captcha.audio.plays',
  'captcha.audio.seekable',
  'captcha.refresh.offered',
  'call.captcha.audio-key',
  'call.captcha.sound',
] as const

test(
  ...clausesOf(['captcha.language.ko-new', 'captcha.language.en-new', ...shared]),
  async ({ inquiry, captcha, page, shell, world }) => {
    const [ui] = await Promise.all([page.waitForResponse('**/api-rcapt/rcaptUi?*'), inquiry.open()])
    await expect(captcha.receipt).toBeVisible()
    const { receiptData } = (await ui.json()) as { receiptData: { image: string; question: string } }
    const key = await captcha.key()
    await clauseStep(
      ['captcha.receipt.image-shown', 'captcha.receipt.question-shown', 'captcha.receipt.answer-shape'],
      'those of the response',
      async () => {
        await expect(captcha.receipt).toHaveAttribute('src', receiptData.image)
        expect(receiptData.image).toMatch(/^data:image\/png;base64,/)
        await expect(captcha.answer).toHaveAccessibleName(receiptData.question)
      },
    )
    await clauseStep(
      ['call.captcha.receipt-key', 'call.captcha.receipt-key.json-body', 'call.captcha.ui'],
      'a POST of width and height alone, and a GET with the key alone',
      async () => {
        const request = '{"width":360,"height":123}'
        expect(await world.journal('receiptCaptcha')).toMatchObject([
          { method: 'POST', path: '/api/security/receipt-captcha', status: 200, request },
        ])
        expect(await world.journal('captchaUi')).toMatchObject([
          { method: 'GET', path: '/api-rcapt/rcaptUi', query: `key=${key}`, status: 200 },
        ])
      },
    )
    await clauseStep('captcha.language.ko-new', 'no legacy captcha', async () =>
      expect(await world.journal('oldCaptcha')).toEqual([]),
    )
    await expectSize(captcha.receipt)
    await captcha.answer.fill('answer')
    await captcha.refreshButton.click()
    await clauseStep('captcha.refresh.offered', 'another image, no new key', async () => {
      await expect(captcha.receipt).not.toHaveAttribute('src', receiptData.image)
      await expect(captcha.answer).toHaveValue('')
      expect(await world.journal('receiptCaptcha')).toHaveLength(1)
    })
    await clauseStep(
      ['call.captcha.question', 'captcha.receipt.fresh-question-after-failure'],
      'one GET for the same key',
      async () =>
        expect(await world.journal('captchaQuestion')).toMatchObject([
          { method: 'GET', path: '/api-rcapt/question', query: `key=${key}&svc=support&reload=true`, status: 200 },
        ]),
    )
    await expectAudio({ inquiry, captcha, world }, captcha.receipt, 'captcha.mode.to-receipt')
    const [keys, questions] = [await world.journal('receiptCaptcha'), await world.journal('captchaQuestion')]
    // The same kind, so only a new key brings a new question.
    await clauseStep(['captcha.key.language', 'captcha.language.en-new'], 'in English', async () => {
      await shell.changeLanguage('ko', 'en')
      const english = captcha.in('en')
      await expect(english.receipt).toBeVisible()
      await expect(english.answer).toHaveAccessibleName(/^[\x20-\x7e’“”]+$/)
      expect(await world.journal('receiptCaptcha')).toHaveLength(keys.length + 1)
      expect(await world.journal('captchaQuestion')).toHaveLength(questions.length)
      expect(await world.journal('oldCaptcha')).toEqual([])
    })
    await clauseStep('captcha.key.language', 'in Japanese', async () => {
      await shell.changeLanguage('en', 'ja')
      await expect(captcha.in('ja').legacy).toBeVisible()
      expect(await world.journal('oldCaptcha')).toHaveLength(1)
    })
    await clauseStep('captcha.signed-in.skipped', 'of a new form', async () => {
      const member = inquiry.in('ja')
      const before = await world.journal('receiptCaptcha')
      await changePerson({ inquiry: member, page, world }, { persona: 'main' })
      await member.reopenFilled({ title: 'x', content: 'y' })
      await expect(captcha.in('ja').group).toHaveCount(0)
      await member.sendSuccessfully()
      expect((await world.inquiries())[0]?.fields).not.toHaveProperty('captchaKey')
      expect(await world.journal('receiptCaptcha')).toEqual(before)
    })
  },
)

test.describe('ja', () => {
  test.use({ language: 'ja' })
  test(...clausesOf(shared, 'ja'), async ({ inquiry, captcha, page, world }) => {
    const [image] = await Promise.all([page.waitForResponse('**/api/security/captcha/image?*'), inquiry.open()])
    await clauseStep('captcha.language.others-old', 'digits and no receipt', async () => {
      await expect(captcha.legacy).toBeVisible()
      await expect(captcha.answer).toHaveAccessibleName('画像に表示されている数字を入力してください。')
      expect(await world.journal('receiptCaptcha')).toEqual([])
    })
    await clauseStep(['captcha.old.image-is-png', 'captcha.old.not-in-page'], 'without the digits', async () => {
      expect(image.headers()['content-type']).toBe('image/png')
      expect(await page.content()).not.toContain(await captcha.solution())
    })
    await clauseStep(['call.captcha.old-key', 'call.captcha.image'], 'a GET with the key alone', async () => {
      expect(await world.journal('oldCaptcha')).toMatchObject([
        { method: 'POST', path: '/api/security/captcha', status: 200 },
      ])
      const query = `key=${await captcha.key()}`
      expect(await world.journal('captchaImage')).toMatchObject([
        { method: 'GET', path: '/api/security/captcha/image', query, status: 200 },
      ])
    })
    await expectSize(captcha.legacy)
    await clauseStep('captcha.refresh.offered', 'a new legacy captcha', async () => {
      const before = await captcha.legacy.getAttribute('src')
      await captcha.refreshButton.click()
      await expect(captcha.legacy).not.toHaveAttribute('src', before!)
      expect(await world.journal('oldCaptcha')).toHaveLength(2)
    })
    await expectAudio({ inquiry, captcha, world }, captcha.legacy, 'captcha.old.image-is-png')
  })
})
