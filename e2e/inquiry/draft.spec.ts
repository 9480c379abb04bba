import { started } from '../pages/started.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import { completeDraft } from './fields.ts'
import { originOf } from '../support/deployment.ts'
import { sampleFile } from './sample-files.ts'

const { title, content } = completeDraft

test(
  ...alsoProves(
    clause('inquiry.draft.survives-reload'),
    'inquiry.draft.without-files',
    'inquiry.draft.without-consents',
  ),
  async ({ inquiry, page, world }) => {
    await inquiry.visit('?parentCode=GNRL_EDU')
    await inquiry.selectOption(inquiry.detail, '단체 교육')
    await inquiry.fillFields({ ...completeDraft, inquiryPersonName: '방문자' })
    await inquiry.selectCountry('JP', '일본 +81')
    await inquiry.phone.fill('09012345678')
    await inquiry.attach(sampleFile('a.txt'))
    await inquiry.consent.check()
    await page.reload()
    await expect(inquiry.draftNotice).toBeVisible()
    await expect(inquiry.primary).toHaveText('교육')
    await expect(inquiry.control('inquiryPersonName')).toHaveValue('방문자')
    await expect(inquiry.control('emailAddress')).toHaveValue(completeDraft.emailAddress)
    await expect(inquiry.country).toHaveValue('일본 +81')
    await expect(inquiry.phone).toHaveValue('09012345678')
    await expect(inquiry.title).toHaveValue(title)
    await expect(inquiry.content).toHaveValue(content)
    await expect(inquiry.files()).toHaveCount(0)
    await expect(inquiry.consent).not.toBeChecked()
    await inquiry.selectOption(inquiry.detail, '단체 교육')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([
      receivedInquiry({
        ...expectedParts,
        bbsArticleTypeDetailCode: 'GNRL_EDU_003',
        inquiryPersonName: '방문자',
        cntryNo: '81',
        cellphoneNo: '9012345678',
      }),
    ])
  },
)

test(...clause('inquiry.draft.survives-reload', 'with both categories'), async ({ inquiry, page }) => {
  await inquiry.visit()
  await inquiry.selectOption(inquiry.primary, '교육')
  await inquiry.selectOption(inquiry.detail, '단체 교육')
  await page.reload()
  await expect(inquiry.primary).toHaveText('교육')
  await expect(inquiry.detail).toHaveText('단체 교육')
})

test(...clause('inquiry.draft.survives-reload', 'the fields of a type'), async ({ inquiry, page, world }) => {
  // Six page loads.
  test.setTimeout(30_000)
  await softStep('sales', async () => {
    const values = { scale: '120', corpName: '하늘제과', departmentName: '구매팀', levelName: '과장' }
    await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
    await inquiry.fillFields(values)
    await page.reload()
    for (const [name, value] of Object.entries(values))
      await expect.soft(inquiry.control(name as keyof typeof values)).toHaveValue(value)
  })
  await softStep('service', async () => {
    await inquiry.open('?parentCode=O2O_BI&code=O2O_BI_004', 'service')
    await inquiry.fillFields({ naverWorksAccount: 'admin@example' })
    await page.reload()
    await expect(inquiry.control('naverWorksAccount')).toHaveValue('admin@example')
  })
  await softStep('trouble', async () => {
    await page.goto('about:blank')
    await world.patch({ persona: 'biz' })
    await inquiry.open('', 'trouble')
    await inquiry.checkRadio('isEmergency', 'emerg')
    await page.reload()
    await expect(inquiry.radio('isEmergency', 'emerg')).toBeChecked()
  })
})

test(...clause('inquiry.draft.survives-reload', 'no draft of an untouched form'), async ({ inquiry, page }) => {
  await inquiry.open()
  await page.reload()
  await inquiry.waitForCategory('?code=GNRL_MBR_001')
  await expect(inquiry.draftNotice).toHaveCount(0)
})

test(...clause('inquiry.draft.survives-reload', 'a cleared field stays empty'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.title.fill('first')
  await inquiry.title.clear()
  await inquiry.content.fill('content')
  await page.reload()
  await expect(inquiry.content).toHaveValue('content')
  await expect(inquiry.title).toHaveValue('')
})

test(...clause('inquiry.draft.survives-reload', 'not after starting over'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await page.reload()
  await inquiry.draftNotice.getByRole('button', { name: '처음부터 작성' }).click()
  for (const name of ['emailAddress', 'cellphoneNo', 'title', 'content'] as const)
    await expect(inquiry.control(name)).toHaveValue('')
  await expect(inquiry.draftNotice).toHaveCount(0)
  await page.reload()
  await inquiry.waitForCategory('?code=GNRL_MBR_001')
  await expect(inquiry.title).toHaveValue('')
  await expect(inquiry.draftNotice).toHaveCount(0)
})

test.describe('with abuse protection', () => {
  test.use({ settings: { abuse: true }, language: 'ja' })
  test(...clause('inquiry.draft.without-captcha'), async ({ inquiry, captcha, page }) => {
    await inquiry.open()
    await expect(captcha.digits).toBeVisible()
    await inquiry.title.fill('x')
    await captcha.answer.fill('123456')
    await page.reload()
    await expect(inquiry.title).toHaveValue('x')
    await expect(captcha.digits).toBeVisible()
    await expect(captcha.answer).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      '123456',
    )
  })
})

test(
  ...alsoProves(clause('inquiry.draft.survives-language-change'), 'language.choice.keeps-page'),
  async ({ inquiry, page, shell }) => {
    await inquiry.open('?parentCode=GNRL_MBR&code=GNRL_MBR_002&inputchannel=chat')
    await inquiry.fillFields(completeDraft)
    await inquiry.attach(sampleFile('a.txt'))
    await inquiry.consent.check()
    await shell.changeLanguage('ko', 'en')
    const english = inquiry.in('en')
    await expect(english.primary).toHaveText('Account')
    await expect(english.detail).toHaveText('Sign-in and password')
    await expect(english.country).toHaveValue('South Korea +82')
    await expect(english.title).toHaveValue(title)
    await expect(english.content).toHaveValue(content)
    await expect(english.files()).toContainText(['a.txt'])
    await expect(english.consent).toBeChecked()
    await expect(page).toHaveURL(/\?parentCode=GNRL_MBR&code=GNRL_MBR_002&inputchannel=chat$/)
    await page.reload()
    await expect(english.title).toHaveValue(title)
  },
)

test(...clause('inquiry.draft.gone-when-sent'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.send()
  await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
  await inquiry.visit()
  await expect(inquiry.title).toHaveValue('')
  await expect(inquiry.draftNotice).toHaveCount(0)
})

test(
  ...clause('inquiry.draft.gone-when-sent', 'kept after a failed submission'),
  async ({ inquiry, page, world, guard }) => {
    guard.allowStatuses(500)
    await world.faults({ operationId: 'submitInquiry', status: 500 })
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.failure).toBeVisible()
    await page.reload()
    await expect(inquiry.title).toHaveValue(title)
  },
)

test(...clause('inquiry.draft.address-wins'), async ({ inquiry }) => {
  await inquiry.open('?parentCode=GNRL_MBR&code=GNRL_MBR_002')
  await inquiry.title.fill('title')
  await inquiry.open('?parentCode=GNRL_BILL&code=GNRL_BILL_002')
  await expect(inquiry.primary).toHaveText('요금·결제')
  await expect(inquiry.detail).toHaveText('결제 수단 변경')
  await expect(inquiry.title).toHaveValue('title')
})

test(...clause('inquiry.draft.address-wins', 'parentCode without code clears the detail'), async ({ inquiry }) => {
  await inquiry.open('?parentCode=GNRL_MBR&code=GNRL_MBR_002')
  await inquiry.title.fill('title')
  await inquiry.visit('?parentCode=GNRL_BILL')
  await expect(inquiry.primary).toHaveText('요금·결제')
  await expect(inquiry.detail).toBeEnabled()
  await expect(inquiry.detail).toHaveText('선택해 주세요')
})

test(...clause('inquiry.draft.per-site'), async ({ inquiry, page, world }) => {
  await inquiry.open()
  await inquiry.title.fill('on public')
  await page.context().addCookies([{ name: 'mock-world', value: world.id, url: originOf('fin') }])
  await page.goto(`${originOf('fin')}/support/question/general`)
  await expect(inquiry.title).toHaveValue('')
  await inquiry.title.fill('on fin')
  await inquiry.visit()
  await expect(inquiry.title).toHaveValue('on public')
})

test(...clause('inquiry.draft.survives-reload', 'only in the same tab'), async ({ inquiry, context }) => {
  await inquiry.open()
  await inquiry.title.fill('in the first tab')
  const other = await context.newPage()
  await other.goto('/support/question/general')
  await started(other)
  await expect(other.getByLabel('제목', { exact: true })).toHaveValue('')
})

test(...clause('inquiry.draft.per-type'), async ({ inquiry }) => {
  await inquiry.visit('', 'general')
  await inquiry.title.fill('general inquiry')
  await inquiry.visit('', 'trouble')
  await expect(inquiry.title).toHaveValue('')
  await inquiry.title.fill('trouble inquiry')
  await inquiry.visit('', 'general')
  await expect(inquiry.title).toHaveValue('general inquiry')
  await inquiry.visit('', 'trouble')
  await expect(inquiry.title).toHaveValue('trouble inquiry')
})

for (const [example, breakStorage] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (this === sessionStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        this[key] = value
      }
    },
  ],
  [
    'forbidden',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
  ],
] as const)
  test(...clause('inquiry.draft.works-without-storage', example), async ({ inquiry, page, world }) => {
    await page.addInitScript(breakStorage)
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([receivedInquiry(expectedParts)])
  })
