import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'

const { primaryCode: _primary, bbsArticleTypeDetailCode: _detail, ...values } = completeDraft

test(...clausesOfSteps('selected one after the other'), async ({ inquiry, page, world, shell, guard }) => {
  await inquiry.open('')
  await clauseStep('inquiry.category.detail-disabled-when-empty', 'before a selection', () =>
    expect(inquiry.detail).toBeDisabled(),
  )
  await inquiry.primary.click()
  await clauseStep('inquiry.category.codes-for-selects', 'the primary and then the detail categories', async () => {
    await expect(page.getByRole('option')).toHaveText([
      '회원·계정',
      '요금·결제',
      '교육',
      '기타',
      '인증·증명서',
      '개인정보',
      '이벤트(접수 종료)',
    ])
    // The list does not cover its field.
    const [field, list] = [await inquiry.primary.boundingBox(), await page.getByRole('listbox').boundingBox()]
    expect(list!.y >= field!.y + field!.height || list!.y + list!.height <= field!.y).toBe(true)
    await inquiry.option('교육').click()
    await expect(inquiry.primary).toHaveText('교육')
    await expect(inquiry.detail).toBeEnabled()
    await inquiry.detail.click()
    await expect(page.getByRole('option')).toHaveText(['과정 안내·신청', '출석·수료증', '단체 교육'])
  })
  await inquiry.option('출석·수료증').click()
  await inquiry.fillFields(values)
  await inquiry.sendSuccessfully()
  await clauseStep('inquiry.category.selects-for-general', 'the detail category is sent', async () =>
    expect(await world.inquiries()).toEqual([
      receivedInquiry({ ...expectedParts, bbsArticleTypeDetailCode: 'GNRL_EDU_002' }),
    ]),
  )
  await clauseStep('call.inquiry.codes', 'one GET for each select', async () =>
    expect((await world.journal('inquiryCodes')).map((each) => `${each.method} ${each.path}?${each.query}`)).toEqual([
      'GET /api/support/inquiry/code?inquiryType=GNRL',
      'GET /api/support/inquiry/code?inquiryType=GNRL&parentCode=GNRL_EDU',
    ]),
  )
  await inquiry.reopen()
  for (const [search, primary, detail] of [
    ['?parentCode=GNRL_NONE&code=GNRL_MBR_001', '선택해 주세요', '먼저 문의 분류를 선택해 주세요'],
    ['?parentCode=SALES_INVOC', '선택해 주세요', '먼저 문의 분류를 선택해 주세요'],
    ['?parentCode=%20&code=%20', '선택해 주세요', '먼저 문의 분류를 선택해 주세요'],
    ['?parentCode=GNRL_BILL&code=GNRL_BILL_999', '요금·결제', '선택해 주세요'],
    ['?parentCode=GNRL_BILL&code=GNRL_MBR_001', '요금·결제', '선택해 주세요'],
  ] as const)
    await clauseStep('inquiry.category.unknown-code-ignored', search, async () => {
      await inquiry.revisit(search)
      await expect(inquiry.primary).toHaveText(primary)
      await expect(inquiry.detail).toHaveText(detail)
      await inquiry.send()
      await inquiry.expectError(
        primary === '선택해 주세요' ? 'primaryCode' : 'bbsArticleTypeDetailCode',
        primary === '선택해 주세요' ? 'form.noPrimary' : 'form.noDetail',
      )
      expect(await world.inquiries()).toHaveLength(1)
    })
  await clauseStep(
    'inquiry.draft.survives-reload',
    'when the names in the new language arrive at the second try',
    async () => {
      guard.allowStatuses(500)
      await inquiry.reopen('')
      await inquiry.selectOption(inquiry.primary, '교육')
      await inquiry.selectOption(inquiry.detail, '단체 교육')
      await world.faults({ operationId: 'inquiryCodes', status: 500, times: 2 })
      await shell.changeLanguage('ko', 'en')
      const retry = page.getByRole('button', { name: 'Try again' })
      await expect(retry).toHaveCount(2)
      await retry.first().click()
      await expect(inquiry.in('en').primary).toHaveText('Training')
      await retry.click()
      await expect(inquiry.in('en').detail).toHaveText('Group training')
    },
  )
})

test(...clausesOfSteps(), async ({ inquiry, page, world }) => {
  await inquiry.openFilled(values, '?parentCode=GNRL_ETC&code=GNRL_ETC_002')
  await clauseStep(
    ['inquiry.category.preselected-by-parent-code', 'inquiry.category.preselected-by-code'],
    'both',
    async () => {
      await expect(inquiry.primary).toHaveText('기타')
      await expect(inquiry.detail).toHaveText('사용 가이드 오류')
    },
  )
  await clauseStep('inquiry.category.primary-change-clears-detail', 'not when it is selected again', async () => {
    await inquiry.selectOption(inquiry.primary, '기타')
    await expect(inquiry.detail).toHaveText('사용 가이드 오류')
  })
  await clauseStep('inquiry.category.detail-disabled-when-empty', 'while its options are loading', async () => {
    const release = await pauseRequests(page, '/api/support/inquiry/code')
    await inquiry.selectOption(inquiry.primary, '회원·계정')
    await expect(inquiry.detail).toBeDisabled()
    release()
    await expect(inquiry.detail).toBeEnabled()
  })
  await clauseStep(
    ['inquiry.category.primary-change-clears-detail', 'inquiry.category.sole-detail-selected'],
    'none is selected when there are several',
    async () => {
      await expect(inquiry.detail).toHaveText(inquiry.words('form.choose'))
      await inquiry.send()
      await inquiry.expectError('bbsArticleTypeDetailCode', 'form.noDetail')
      expect(await world.inquiries()).toEqual([])
    },
  )
  await clauseStep('site.differs.codes', 'public has the discount category', async () => {
    await inquiry.selectOption(inquiry.primary, '요금·결제')
    await inquiry.detail.click()
    await expect(inquiry.option('할인·크레딧')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await clauseStep(
    ['inquiry.category.detail-disabled-when-empty', 'inquiry.category.primary-without-details'],
    'for a primary without details',
    async () => {
      await inquiry.selectOption(inquiry.primary, '이벤트(접수 종료)')
      await expect(inquiry.detail).toHaveText(inquiry.words('form.noOptions'))
      await expect(inquiry.detail).toBeDisabled()
      await inquiry.send()
      await inquiry.expectError('primaryCode', 'form.noDetails')
      await inquiry.expectError('bbsArticleTypeDetailCode', null)
      await expect(inquiry.primary).toBeFocused()
      expect(await world.inquiries()).toEqual([])
      await inquiry.selectOption(inquiry.primary, '인증·증명서')
      await inquiry.expectError('primaryCode', null)
    },
  )
  await clauseStep('inquiry.category.sole-detail-selected', 'and sent', async () => {
    await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
    await inquiry.sendSuccessfully()
    expect(await world.inquiries()).toEqual([
      receivedInquiry({ ...expectedParts, bbsArticleTypeDetailCode: 'GNRL_CERT_001' }),
    ])
  })
  await clauseStep('inquiry.category.sole-detail-selected', 'below the category of the address', async () => {
    await inquiry.reopen('?parentCode=GNRL_CERT')
    await expect(inquiry.detail).toHaveText('인증서 사본·확인서 요청')
  })
  await clauseStep(
    ['inquiry.category.preselected-by-parent-code', 'inquiry.category.preselected-by-code'],
    'what is sent',
    async () => {
      await inquiry.reopenFilled(values, '?parentCode=GNRL_ETC&code=GNRL_ETC_002')
      await inquiry.sendSuccessfully()
      expect((await world.inquiries()).slice(1)).toEqual([
        receivedInquiry({ ...expectedParts, bbsArticleTypeDetailCode: 'GNRL_ETC_002' }),
      ])
    },
  )
  await inquiry.reopen('?parentCode=GNRL_BILL')
  await clauseStep('inquiry.category.preselected-by-parent-code', 'without a code', async () => {
    await expect(inquiry.primary).toHaveText('요금·결제')
    await expect(inquiry.detail).toBeEnabled()
    await expect(inquiry.detail).toHaveText(inquiry.words('form.choose'))
  })
})
