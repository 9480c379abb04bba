import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { completeInquiry } from './complete-inquiry.ts'
import { completeDraft } from './fields.ts'

test(...clause('error.page.retry', 'the categories of the form'), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'inquiryCodes', status: 500, times: 1 })
  await inquiry.visit()
  await expect(
    page.getByRole('alert').filter({ hasText: '문의 분류를 불러오지 못했습니다. 다시 시도해 주세요.' }),
  ).toBeVisible()
  await inquiry.title.fill('title')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await inquiry.selectOption(inquiry.primary, '인증·증명서')
  await expect(inquiry.title).toHaveValue('title')
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0)
})

test(...clause('error.page.retry', 'the details of a category'), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(500)
  await inquiry.visit()
  await inquiry.primary.click()
  await expect(inquiry.option('교육')).toBeVisible()
  await world.faults({ operationId: 'inquiryCodes', status: 500, times: 1 })
  await inquiry.option('교육').click()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await inquiry.selectOption(inquiry.detail, '단체 교육')
})

test(...clause('error.page.retry', 'the countries'), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'phoneCodes', status: 500, times: 1 })
  await inquiry.open()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(inquiry.country).toHaveValue('대한민국 +82')
})

test(
  ...clause('inquiry.failure.no-connection', 'the country list fails to load'),
  async ({ inquiry, world, guard }) => {
    guard.allowStatuses(500)
    // The default country and its calling code do not depend on the list.
    await world.faults({ operationId: 'phoneCodes', status: 500 })
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(
  ...clause('inquiry.related.beside-form', 'the form works when it fails to load'),
  async ({ inquiry, world, guard }) => {
    guard.allowStatuses(500)
    await world.faults({ operationId: 'relatedFaqs', status: 500 })
    await inquiry.open()
    await expect(inquiry.related).toContainText('관련 질문을 불러오지 못했습니다. 다시 시도해 주세요.')
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(
  ...clause('inquiry.sending.abuse-read-on-open', 'the form works when the check fails'),
  async ({ inquiry, world, guard }) => {
    guard.allowStatuses(500)
    await world.faults({ operationId: 'abuse', status: 500, times: 1 })
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
  },
)

test(
  ...alsoProves(
    clause('inquiry.category.loading-shown', 'the primary and the detail category'),
    'inquiry.category.detail-names-primary',
  ),
  async ({ inquiry, page }) => {
    const release = await pauseRequests(page, '/api/support/inquiry/code')
    await inquiry.visit()
    await expect(inquiry.primary).toHaveText('불러오는 중…')
    await expect(inquiry.primary).toHaveAttribute('aria-busy', 'true')
    await expect(inquiry.detail).toHaveText('먼저 문의 분류를 선택해 주세요')
    await expect(inquiry.detail).not.toHaveAttribute('aria-busy')
    release()
    await expect(inquiry.primary).toHaveText('선택해 주세요')
    await expect(inquiry.primary).not.toHaveAttribute('aria-busy')
    const releaseDetails = await pauseRequests(page, '/api/support/inquiry/code')
    await inquiry.selectOption(inquiry.primary, '교육')
    await expect(inquiry.detail).toHaveText('불러오는 중…')
    await expect(inquiry.detail).toHaveAttribute('aria-busy', 'true')
    releaseDetails()
    await expect(inquiry.detail).toHaveText('선택해 주세요')
    await expect(inquiry.detail).not.toHaveAttribute('aria-busy')
  },
)

for (const [example, path, type, control, searches] of [
  ['the searchable category', '/api/support/inquiry/code/all', 'service', 'category', '분류 찾기'],
  ['the countries', '/api/countryCode/getPhoneCodeList', 'general', 'country', '국가 이름이나 번호로 찾기'],
] as const)
  test(...clause('inquiry.category.loading-shown', example), async ({ inquiry, page }) => {
    const release = await pauseRequests(page, path)
    await inquiry.visit('', type)
    await expect(inquiry[control]).toHaveAttribute('placeholder', '불러오는 중…')
    await expect(inquiry[control]).toHaveAttribute('aria-busy', 'true')
    await inquiry[control].click()
    // The list does not claim to be empty while it is loading.
    await expect(page.getByRole('paragraph').filter({ hasText: '불러오는 중…' })).toBeVisible()
    release()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(inquiry[control]).not.toHaveAttribute('aria-busy')
    await expect(inquiry[control]).toHaveAttribute('placeholder', searches)
  })

for (const [example, operationId, type, choose, message] of [
  ['the primary categories', 'inquiryCodes', 'general', '', '문의 분류를 불러오지 못했습니다. 다시 시도해 주세요.'],
  ['the detail categories', 'inquiryCodes', 'general', '교육', '상세 분류를 불러오지 못했습니다. 다시 시도해 주세요.'],
  ['the searchable category', 'allInquiryCodes', 'service', '', '문의 분류를 불러오지 못했습니다. 다시 시도해 주세요.'],
  ['the countries', 'phoneCodes', 'general', '', '국가 목록을 불러오지 못했습니다. 다시 시도해 주세요.'],
] as const)
  test(...clause('inquiry.category.failure-names-list', example), async ({ inquiry, page, world, guard }) => {
    guard.allowStatuses(500)
    if (choose === '') await world.faults({ operationId, status: 500 })
    await inquiry.visit('', type)
    if (choose !== '') {
      await inquiry.primary.click()
      await expect(inquiry.option(choose)).toBeVisible()
      await world.faults({ operationId, status: 500 })
      await inquiry.option(choose).click()
    }
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  })

for (const [example, type, search, path, code] of [
  [
    'the details of a category',
    'general',
    '?parentCode=GNRL_MBR&code=GNRL_MBR_001',
    '/api/support/inquiry/code',
    'GNRL_MBR_001',
  ],
  ['the only detail of a category', 'general', '?parentCode=GNRL_CERT', '/api/support/inquiry/code', 'GNRL_CERT_001'],
  ['the searchable categories', 'service', '?code=O2O_BI_002', '/api/support/inquiry/code/all', 'O2O_BI_002'],
] as const)
  test(...clause('inquiry.sending.waits-for-lists', example), async ({ inquiry, page, world }) => {
    const release = await pauseRequests(page, path)
    await inquiry.visit(search, type)
    await inquiry.fillFields(completeInquiry(type))
    await inquiry.send()
    await expect(inquiry.sendButton).toHaveText('보내는 중…')
    expect(await world.journal('submitInquiry')).toEqual([])
    release()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries()).map(({ fields }) => fields.bbsArticleTypeDetailCode)).toEqual([code])
  })

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clause('inquiry.sending.waits-for-lists', "the account's phone number"), async ({ inquiry, page, world }) => {
    const release = await pauseRequests(page, '/api-member/member/alarm/init')
    await inquiry.open()
    await inquiry.fillFields({ title: completeDraft.title, content: completeDraft.content })
    await inquiry.send()
    await expect(inquiry.sendButton).toHaveText('보내는 중…')
    release()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries()).map(({ fields }) => fields.cellphoneNo)).toEqual(['1000000010'])
  })
})

test(...clause('inquiry.sending.waits-for-lists', 'a list that fails to load'), async ({ inquiry, world, guard }) => {
  guard.allowStatuses(500)
  await world.faults({ operationId: 'inquiryCodes', status: 500 })
  await inquiry.visit('?parentCode=GNRL_MBR&code=GNRL_MBR_001')
  await inquiry.fillFields(completeDraft)
  await inquiry.send()
  await inquiry.expectError('bbsArticleTypeDetailCode', 'form.noDetail')
  expect(await world.inquiries()).toEqual([])
})
