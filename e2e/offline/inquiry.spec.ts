import { captchaOf, clausesOf, clauseStep, expect, test } from './test.ts'

const form = '/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001'
const values = { emailAddress: 'visitor@example.com', cellphoneNo: '01012345678', title: '제목', content: '내용' }

for (const [site, language, abuse] of [
  ['public', 'ko', false],
  ['gov', 'en', false],
  ['fin', 'ja', true],
] as const)
  test.describe(site, () => {
    test.use({ site, language })
    test(
      ...clausesOf(abuse ? (['control.offline.captcha'] as const) : [], `on ${site}`),
      async ({ page, inquiry, enter }) => {
        const world = await enter(form, { abuse })
        await inquiry.waitForCategory(form)
        await inquiry.fillFields(values)
        const name = '한글 파일 이름 (최종) 日本.pdf'
        await inquiry.attach({ name, mimeType: 'application/pdf', buffer: Buffer.from('haneul') })
        if (abuse)
          await clauseStep('control.offline.captcha', 'shown as an image, played as audio, and solved', async () => {
            const captcha = captchaOf(page, language, world)
            await expect(captcha.legacy).toHaveJSProperty('naturalWidth', 360)
            await captcha.audioButton.click()
            const seconds = await captcha.player.evaluate(async (audio: HTMLAudioElement) => {
              audio.muted = true
              await audio.play()
              return audio.duration
            })
            expect(seconds).toBeGreaterThan(2)
            await captcha.solve()
          })
        await inquiry.send()
        await clauseStep('control.offline.uploads', `on ${site}`, async () => {
          await expect(inquiry.success).toBeVisible()
          expect(await world.inquiries()).toMatchObject([
            {
              operationId: 'submitInquiry',
              site,
              persona: 'anonymous',
              fields: { title: '제목', content: '내용', bbsArticleTypeDetailCode: 'GNRL_MBR_001' },
              files: [{ name, size: 6, sha256: 'cedce126219ec4a02e343e6ff712b7554027332904b35ddd2e5f01ab4d801fbf' }],
            },
          ])
        })
        // The host fails the test when a call has left the page.
        await clauseStep('control.offline.no-calls-leave', site, async () =>
          expect(await world.journal('submitInquiry')).toHaveLength(1),
        )
      },
    )
  })
