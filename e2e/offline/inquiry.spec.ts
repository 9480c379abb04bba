import { alsoProves, captchaOf, clause, expect, test } from './test.ts'

const form = '/support/question/general?parentCode=GNRL_MBR&code=GNRL_MBR_001'
const values = { emailAddress: 'visitor@example.com', cellphoneNo: '01012345678', title: '제목', content: '내용' }

for (const site of ['public', 'gov', 'fin'] as const)
  test.describe(site, () => {
    test.use({ site })
    test(
      ...alsoProves(clause('control.offline.uploads', `on ${site}`), 'control.offline.no-calls-leave'),
      async ({ inquiry, enter }) => {
        const world = await enter(form)
        await inquiry.waitForCategory(form)
        await inquiry.fillFields(values)
        const name = '한글 파일 이름 (최종) 日本.pdf'
        await inquiry.attach({ name, mimeType: 'application/pdf', buffer: Buffer.from('haneul') })
        await inquiry.send()
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
      },
    )
  })

test.describe('with abuse protection', () => {
  test.use({ language: 'ja' })
  test(
    ...clause('control.offline.captcha', 'shown as an image, played as audio, and solved'),
    async ({ page, language, inquiry, enter }) => {
      const world = await enter(form, { abuse: true })
      const captcha = captchaOf(page, language, world)
      await expect(captcha.digits).toHaveJSProperty('naturalWidth', 360)
      await captcha.audioButton.click()
      const seconds = await captcha.player.evaluate(async (audio: HTMLAudioElement) => {
        audio.muted = true
        await audio.play()
        return audio.duration
      })
      expect(seconds).toBeGreaterThan(2)
      await inquiry.waitForCategory(form)
      await inquiry.fillFields(values)
      await captcha.solve()
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toHaveLength(1)
    },
  )
})
