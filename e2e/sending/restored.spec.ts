import type { Page } from '@playwright/test'
import { withAdditional } from '../additional/additional.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { settings as survey } from '../survey/survey.ts'

const rating = '/support/satisfaction?inquiryId=51234&answerId=77001'

/** Opens a page with stored entries, as if it had been left before. */
const openWith = async (page: Page, path: string, key: string, value: object) => {
  if (page.url() === 'about:blank') await page.goto('/policy/terms')
  await page.evaluate(([name, text]) => sessionStorage.setItem(name!, text!), [`kept:${key}`, JSON.stringify(value)])
  await page.goto(path)
}

/** The notice about restored entries, by its first sentence. */
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const recipient = { name: '박서준', emailAddress: 'seojun@example.com', cntryNo: '9999', cellphoneNo: '1012345678' }

test.describe('signed in', () => {
  test.use({
    settings: {
      ...survey,
      persona: 'biz',
      data: { ...survey.data, ...withAdditional(0) },
      now: '2026-11-03T00:00:00Z',
    },
  })

  test(...clausesOfSteps('every form'), async ({ page, inquiry, survey, guard }) => {
    // The inquiries belong to somebody else, whose links work without signing in.
    guard.allowStatuses(404)
    const biz = 'seoyeon.han@example.com'
    await openWith(page, '/support/question/trouble', `draft:public:trouble ${biz}`, {
      title: 'kept',
      primaryCode: 'TRBL_GONE',
      bbsArticleTypeDetailCode: 'TRBL_GONE_001',
      isEmergency: 'sometimes',
      country: 'AN',
      cntryNo: '9999',
    })
    const ofInquiry = notice(page, '작성 중이던 내용을 불러왔습니다.')
    await clauseStep('sending.restored.choices', 'an inquiry', async () => {
      await expect(ofInquiry).toContainText(
        '더 이상 없는 항목이 선택되어 있어 초기화했습니다. 다시 확인해 주세요: 지원 유형, ',
      )
      await expect(ofInquiry).toContainText('문의 분류')
      await expect(ofInquiry).toContainText('국가 번호')
      await expect(inquiry.title).toHaveValue('kept')
      await expect(inquiry.category).toHaveValue('')
      await expect(inquiry.country).toHaveValue('대한민국 +82')
      await expect(inquiry.control('isEmergency').getByRole('radio', { checked: true })).toHaveCount(0)
    })
    await clauseStep('sending.restored.told', 'an inquiry starts over', async () => {
      await ofInquiry.getByRole('button', { name: '처음부터 작성' }).click()
      await expect(ofInquiry).toHaveCount(0)
      await expect(inquiry.title).toHaveValue('')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
    await clauseStep('sending.restored.told', 'an additional inquiry', async () => {
      const path = '/support/question/additional/GNRL_MBR_001?parentInquiryId=61001'
      await openWith(page, path, `draft:public:additional:61001 ${biz}`, { content: 'kept' })
      await expect(notice(page, '작성 중이던 내용을 불러왔습니다.')).toBeVisible()
    })
    await openWith(page, rating, `draft:rating:51234:77001 ${biz}`, { score: '9', comment: 'kept' })
    const ofRating = notice(page, '작성 중이던 평가를 불러왔습니다.')
    await clauseStep('sending.restored.choices', 'a rating', async () => {
      await expect(ofRating).toContainText('다시 확인해 주세요: 얼마나 만족하셨나요?')
      await expect(survey.comment).toHaveValue('kept')
      await expect(survey.scores.getByRole('radio', { checked: true })).toHaveCount(0)
    })
    await clauseStep('sending.restored.told', 'a rating starts over', async () => {
      await ofRating.getByRole('button', { name: '처음부터 작성' }).click()
      await expect(ofRating).toHaveCount(0)
      await expect(survey.comment).toHaveValue('')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('rating')))).toEqual([])
    })
    await openWith(page, rating, `draft:rating:51234:77001 ${biz}`, { score: '9', comment: '' })
    await clauseStep('sending.restored.told', 'a rating without a valid value, once', async () => {
      await expect(ofRating).toContainText('다시 확인해 주세요: 얼마나 만족하셨나요?')
      await page.reload()
      await expect(survey.scores).toBeVisible()
      await expect(ofRating).toHaveCount(0)
    })
    await openWith(page, '/mypage/alarm', `alarm ${biz}`, { recipientList: [recipient], switchList: [] })
    await clauseStep(['sending.restored.told', 'sending.restored.choices'], 'alarm settings', async () => {
      await expect(notice(page, '저장하지 않은 변경 사항을 불러왔습니다.')).toContainText(
        '다시 확인해 주세요: 국가 번호',
      )
      await expect(page.getByRole('combobox', { name: '국가 번호' })).toHaveValue('대한민국 +82')
    })
  })
})

test.describe('in other languages', () => {
  test.use({ language: 'en', settings: survey })
  test(...clausesOfSteps('a rating'), async ({ page }) => {
    for (const [language, told, dropped] of [
      [
        'en',
        'We restored the rating that you had started.',
        'Some selections no longer exist and were reset. Check them: ',
      ],
      [
        'ja',
        '入力途中の評価を復元しました。',
        '選択されていた項目が現在はないため、初期状態に戻しました。もう一度ご確認ください：',
      ],
    ] as const)
      await clauseStep(['sending.restored.told', 'sending.restored.choices'], language, async () => {
        // The form stores its entries again when it is left.
        if (language === 'ja') await page.goto('/policy/terms')
        await openWith(page, `${rating}&lang=${language}`, 'draft:rating:51234:77001', { score: '0', comment: 'kept' })
        await expect(notice(page, told)).toContainText(dropped)
      })
  })
})
