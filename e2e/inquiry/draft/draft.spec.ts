import { InquiryPage } from '../../pages/inquiry-page.ts'
import { changeWorld } from '../../pages/change-world.ts'
import { clause, clausesOfSteps, clauseStep, expect, softStep, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'
import { pagesOf, worldCookie } from '../../mock-client/deployment.ts'
import { sampleFile } from '../files/sample-files.ts'

const { title, content } = completeDraft

test(...clausesOfSteps('the general form, until it is sent'), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(500)
  await inquiry.open()
  await clauseStep('inquiry.draft.survives-reload', 'none of an untouched form; a cleared field', async () => {
    await page.reload()
    await inquiry.waitForCategory('?code=GNRL_MBR_001')
    await expect(inquiry.draftNotice).toHaveCount(0)
    await inquiry.title.fill('first')
    await inquiry.title.clear()
    await inquiry.content.fill('content')
    await page.reload()
    await expect(inquiry.content).toHaveValue('content')
    await expect(inquiry.title).toHaveValue('')
  })
  await inquiry.fillFields(completeDraft)
  await world.faults({ operationId: 'submitInquiry', status: 500, times: 1 })
  await inquiry.send()
  await expect(inquiry.failure).toBeVisible()
  await page.reload()
  await clauseStep('inquiry.draft.gone-when-sent', 'kept after a failed submission', () =>
    expect(inquiry.title).toHaveValue(title),
  )
  await clauseStep('inquiry.draft.survives-reload', 'not after starting over', async () => {
    await inquiry.draftNotice.getByRole('button', { name: '처음부터 작성' }).click()
    for (const name of ['emailAddress', 'cellphoneNo', 'title', 'content'] as const)
      await expect(inquiry.control(name)).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
    await inquiry.visit()
    await expect(inquiry.title).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
  })
  await inquiry.selectOption(inquiry.primary, '교육')
  await inquiry.selectOption(inquiry.detail, '단체 교육')
  await inquiry.fillFields({ ...completeDraft, inquiryPersonName: '방문자' })
  await inquiry.selectCountry('JP', '일본 +81')
  await inquiry.phone.fill('09012345678')
  await inquiry.attach(sampleFile('a.txt'))
  await inquiry.consent.check()
  await page.reload()
  await clauseStep(['inquiry.draft.survives-reload', 'inquiry.draft.without-files'], 'what is kept', async () => {
    await expect(inquiry.draftNotice).toBeVisible()
    await expect(inquiry.primary).toHaveText('교육')
    await expect(inquiry.detail).toHaveText('단체 교육')
    await expect(inquiry.control('inquiryPersonName')).toHaveValue('방문자')
    await expect(inquiry.control('emailAddress')).toHaveValue(completeDraft.emailAddress)
    await expect(inquiry.country).toHaveValue('일본 +81')
    await expect(inquiry.phone).toHaveValue('09012345678')
    await expect(inquiry.title).toHaveValue(title)
    await expect(inquiry.content).toHaveValue(content)
    await expect(inquiry.files()).toHaveCount(0)
    await expect(inquiry.consent).not.toBeChecked()
    await inquiry.sendSuccessfully()
    const phone = { cntryNo: '81', cellphoneNo: '9012345678' }
    const changes = { bbsArticleTypeDetailCode: 'GNRL_EDU_003', inquiryPersonName: '방문자', ...phone }
    expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, ...changes })])
  })
  await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
  await clauseStep('inquiry.draft.gone-when-sent', 'on the next form', async () => {
    await inquiry.visit()
    await expect(inquiry.title).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
  })
})

test(...clausesOfSteps('in pauses, and the fields of a type'), async ({ inquiry, page, world }) => {
  await page.addInitScript(() => {
    const writes: string[] = []
    Object.assign(window, { writes })
    const setItem = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.includes('draft:')) writes.push(value)
      setItem.call(this, key, value)
    }
  })
  const writes = () => page.evaluate(() => (window as unknown as { writes: string[] }).writes)
  const typed = '가나다라마바사아자차카타파하'.repeat(5)
  await inquiry.open()
  await inquiry.content.pressSequentially(typed)
  await clauseStep('inquiry.draft.stored-in-pauses', 'not at every key', async () =>
    expect((await writes()).length).toBeLessThan(typed.length / 2),
  )
  await clauseStep('inquiry.draft.stored-in-pauses', 'within a second', () =>
    expect.poll(writes, { timeout: 1000 }).toContainEqual(expect.stringContaining(typed)),
  )
  await clauseStep('inquiry.draft.stored-in-pauses', 'before the page is hidden', async () => {
    await inquiry.content.fill('끝')
    const stored = await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      return JSON.stringify({ ...sessionStorage })
    })
    expect(stored).toContain('끝')
  })
  const values = { scale: '120', corpName: '하늘제과', departmentName: '구매팀', levelName: '과장', title: 'sales' }
  await inquiry.openFilled(values, '?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  await inquiry.open('?parentCode=O2O_BI&code=O2O_BI_004', 'service')
  await clauseStep('inquiry.draft.per-site', 'empty on another form', () => expect(inquiry.title).toHaveValue(''))
  await inquiry.fillFields({ naverWorksAccount: 'admin@example', title: 'service' })
  await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
  await clauseStep(['inquiry.draft.survives-reload', 'inquiry.draft.per-site'], 'sales', async () => {
    for (const [name, value] of Object.entries(values))
      await expect.soft(inquiry.control(name as keyof typeof values)).toHaveValue(value)
  })
  await inquiry.open('?parentCode=O2O_BI&code=O2O_BI_004', 'service')
  await clauseStep(['inquiry.draft.survives-reload', 'inquiry.draft.per-site'], 'service', async () => {
    await expect(inquiry.control('naverWorksAccount')).toHaveValue('admin@example')
    await expect(inquiry.title).toHaveValue('service')
  })
  await clauseStep('inquiry.draft.survives-reload', 'trouble', async () => {
    await changeWorld(page, world, { persona: 'biz' })
    await inquiry.open('', 'trouble')
    await inquiry.checkRadio('isEmergency', 'emerg')
    await page.reload()
    await expect(inquiry.radio('isEmergency', 'emerg')).toBeChecked()
  })
})

test.describe('with abuse protection', () => {
  test.use({ settings: { abuse: true }, language: 'ja' })
  test(...clause('inquiry.draft.without-files', 'captcha and consents'), async ({ inquiry, captcha, page }) => {
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    await inquiry.open()
    for (const [name, type, search] of [
      ['isAgreeRecvMarketing', 'general', '?parentCode=GNRL_MBR&code=GNRL_MBR_001'],
      ['thirdPartyConsent', 'solution', '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060'],
      ['salesThirdPartyConsent', 'sales', '?parentCode=SALES_INVOC&code=SALES_INVOC_002'],
    ] as const)
      await softStep(name, async () => {
        await inquiry.reopen(search, type)
        await expect(captcha.legacy).toBeVisible()
        await inquiry.title.fill('kept')
        await captcha.answer.fill('123456')
        await inquiry.control(name).check()
        await page.reload()
        await inquiry.waitForCategory(search, type)
        await expect(inquiry.title).toHaveValue('kept')
        await expect(inquiry.control(name)).not.toBeChecked()
        await expect(captcha.legacy).toBeVisible()
        await expect(captcha.answer).toHaveValue('')
        expect(await stored()).toContain('kept')
        expect(await stored()).not.toMatch(new RegExp(`123456|${name}`))
      })
  })
})

test(...clausesOfSteps('of other addresses, sites and languages'), async ({ inquiry, page, context, shell, world }) => {
  await clauseStep('inquiry.draft.address-wins', 'with and without a code', async () => {
    await inquiry.open('?parentCode=GNRL_MBR&code=GNRL_MBR_002')
    await inquiry.title.fill('title')
    await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_002')
    await expect(inquiry.primary).toHaveText('요금·결제')
    await expect(inquiry.detail).toHaveText('결제 수단 변경')
    await expect(inquiry.title).toHaveValue('title')
    // parentCode without code clears the detail.
    await inquiry.visit('?parentCode=GNRL_EDU')
    await expect(inquiry.primary).toHaveText('교육')
    await expect(inquiry.detail).toBeEnabled()
    await expect(inquiry.detail).toHaveText('선택해 주세요')
  })
  await inquiry.reopen()
  await inquiry.title.fill('on public')
  await clauseStep('inquiry.draft.survives-reload', 'only in the same tab', async () => {
    const other = await context.newPage()
    await other.goto('/support/question/general')
    await expect(other.getByLabel('제목', { exact: true })).toHaveValue('')
    await other.close()
  })
  await context.addCookies([{ name: worldCookie, value: world.id, url: pagesOf('fin') }])
  await page.goto(`${pagesOf('fin')}/support/question/general`)
  await clauseStep('inquiry.draft.per-site', 'empty on fin', () => expect(inquiry.title).toHaveValue(''))
  await inquiry.title.fill('on fin')
  await inquiry.visit()
  await clauseStep('inquiry.draft.per-site', 'kept on public', () => expect(inquiry.title).toHaveValue('on public'))
  await clauseStep(
    ['inquiry.draft.survives-reload', 'language.choice.keeps-page'],
    'a change of language',
    async () => {
      await inquiry.reopenFilled(completeDraft, '?parentCode=GNRL_MBR&code=GNRL_MBR_002&inputchannel=chat')
      await inquiry.attach(sampleFile('a.txt'))
      await inquiry.consent.check()
      for (const [from, to, primary, detail, country] of [
        ['ko', 'en', 'Account', 'Sign-in and password', 'South Korea +82'],
        ['en', 'ja', '会員・アカウント', 'ログイン・パスワード', '韓国 +82'],
      ] as const) {
        await shell.changeLanguage(from, to)
        const form = inquiry.in(to)
        await expect(form.primary).toHaveText(primary)
        await expect(form.detail).toHaveText(detail)
        await expect(form.country).toHaveValue(country)
        await expect(form.title).toHaveValue(title)
        await expect(form.content).toHaveValue(content)
        await expect(form.files()).toContainText(['a.txt'])
        await expect(form.consent).toBeChecked()
        await expect(page).toHaveURL(/\?parentCode=GNRL_MBR&code=GNRL_MBR_002&inputchannel=chat$/)
      }
      await page.reload()
      await expect(inquiry.in('ja').title).toHaveValue(title)
    },
  )
})

const failing = {
  full: () => {
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === sessionStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      this[key] = value
    }
  },
  forbidden: () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
}
test(...clausesOfSteps('full and forbidden'), async ({ page, language, world }) => {
  for (const [example, breakStorage] of Object.entries(failing))
    await clauseStep('inquiry.draft.works-without-storage', example, async () => {
      const before = (await world.inquiries()).length
      const tab = await page.context().newPage()
      await tab.addInitScript(breakStorage)
      const inquiry = new InquiryPage(tab, language)
      await inquiry.openFilled(completeDraft)
      await inquiry.sendSuccessfully()
      expect((await world.inquiries()).slice(before)).toEqual([receivedInquiry(expectedParts)])
      await tab.close()
    })
})
