import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { completeDraft } from '../complete-inquiry.ts'

test(
  ...clausesOfSteps('the lists of the form, and without what is not needed'),
  async ({ inquiry, page, world, guard }) => {
    guard.allowStatuses(500)
    const retry = page.getByRole('button', { name: '다시 시도' })
    const expectAlert = (message: string) =>
      clauseStep('inquiry.category.failure-names-list', message, () =>
        expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible(),
      )
    await world.faults({ operationId: 'inquiryCodes', status: 500, times: 1 })
    await inquiry.visit()
    await expectAlert('문의 분류를 불러오지 못했습니다. 다시 시도해 주세요.')
    await clauseStep('error.page.retry', 'the primary categories', async () => {
      await inquiry.title.fill('title')
      await retry.click()
      await inquiry.selectOption(inquiry.primary, '인증·증명서')
      await expect(inquiry.title).toHaveValue('title')
      await expect(retry).toHaveCount(0)
      // Otherwise the fault would answer the request for the details of this category.
      await expect(inquiry.detail).toBeEnabled()
    })
    await world.faults({ operationId: 'inquiryCodes', status: 500, times: 1 })
    await inquiry.selectOption(inquiry.primary, '교육')
    await expectAlert('상세 분류를 불러오지 못했습니다. 다시 시도해 주세요.')
    await clauseStep('error.page.retry', 'the details of a category', async () => {
      await retry.click()
      await inquiry.selectOption(inquiry.detail, '단체 교육')
    })
    await world.faults({ operationId: 'allInquiryCodes', status: 500 })
    await inquiry.revisit('', 'service')
    await expectAlert('문의 분류를 불러오지 못했습니다. 다시 시도해 주세요.')
    await world.faults({ operationId: 'phoneCodes', status: 500, times: 1 })
    await inquiry.open()
    await expectAlert('국가 목록을 불러오지 못했습니다. 다시 시도해 주세요.')
    await clauseStep('error.page.retry', 'the countries', async () => {
      await retry.click()
      await expect(inquiry.country).toHaveValue('대한민국 +82')
    })
    guard.allowStatuses(500)
    await world.faults(
      // The default country and its calling code do not depend on the list.
      { operationId: 'phoneCodes', status: 500 },
      { operationId: 'relatedFaqs', status: 500 },
      { operationId: 'abuse', status: 500, times: 1 },
    )
    await inquiry.open()
    await clauseStep('inquiry.related.beside-form', 'failed to load', () =>
      expect(inquiry.related).toContainText('관련 질문을 불러오지 못했습니다. 다시 시도해 주세요.'),
    )
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await clauseStep(
      ['inquiry.failure.no-connection', 'inquiry.related.beside-form', 'inquiry.sending.abuse-read-on-open'],
      'the inquiry is sent',
      () => expect(inquiry.success).toBeVisible(),
    )
  },
)

test(...clausesOfSteps(), async ({ inquiry, page, world }) => {
  const expectLoading = async (control: 'category' | 'country', release: () => void, placeholder: string) => {
    await expect(inquiry[control]).toHaveAttribute('placeholder', '불러오는 중…')
    await expect(inquiry[control]).toHaveAttribute('aria-busy', 'true')
    await inquiry[control].click()
    // The list does not claim to be empty while it is loading.
    await expect(page.getByRole('paragraph').filter({ hasText: '불러오는 중…' })).toBeVisible()
    release()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(inquiry[control]).not.toHaveAttribute('aria-busy')
    await expect(inquiry[control]).toHaveAttribute('placeholder', placeholder)
    await page.keyboard.press('Escape')
  }
  const releaseCountries = await pauseRequests(page, '/api/countryCode/getPhoneCodeList')
  const releasePrimaries = await pauseRequests(page, '/api/support/inquiry/code')
  await inquiry.visit()
  await clauseStep('inquiry.category.loading-shown', 'primary', async () => {
    await expect(inquiry.primary).toHaveText('불러오는 중…')
    await expect(inquiry.primary).toHaveAttribute('aria-busy', 'true')
    await expect(inquiry.detail).toHaveText('먼저 문의 분류를 선택해 주세요')
    await expect(inquiry.detail).not.toHaveAttribute('aria-busy')
    releasePrimaries()
    await expect(inquiry.primary).toHaveText('선택해 주세요')
    await expect(inquiry.primary).not.toHaveAttribute('aria-busy')
  })
  await clauseStep('inquiry.category.loading-shown', 'the countries', () =>
    expectLoading('country', releaseCountries, '국가 이름이나 번호로 찾기'),
  )
  const releaseDetails = await pauseRequests(page, '/api/support/inquiry/code')
  await clauseStep('inquiry.category.loading-shown', 'the detail category', async () => {
    await inquiry.selectOption(inquiry.primary, '교육')
    await expect(inquiry.detail).toHaveText('불러오는 중…')
    await expect(inquiry.detail).toHaveAttribute('aria-busy', 'true')
    releaseDetails()
    await expect(inquiry.detail).toHaveText('선택해 주세요')
    await expect(inquiry.detail).not.toHaveAttribute('aria-busy')
  })
  const releaseCategories = await pauseRequests(page, '/api/support/inquiry/code/all')
  await inquiry.revisit('', 'service')
  await clauseStep('inquiry.category.loading-shown', 'the searchable category', () =>
    expectLoading('category', releaseCategories, '분류 찾기'),
  )
  await clauseStep('inquiry.sending.waits-for-lists', 'the details', async () => {
    const search = '?parentCode=GNRL_MBR&code=GNRL_MBR_001'
    const release = await pauseRequests(page, '/api/support/inquiry/code')
    await inquiry.visit(search)
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.sendButton).toHaveText('보내는 중…')
    expect(await world.journal('submitInquiry')).toEqual([])
    release()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries()).map(({ fields }) => fields.bbsArticleTypeDetailCode)).toEqual(['GNRL_MBR_001'])
  })
})

// submission.test.ts and form-reducer.test.ts drive the other lists, lists that fail and the number of the account.
