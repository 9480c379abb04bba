import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts, expectedPartsOfMain } from './received-inquiry.ts'
import { completeDraft } from './fields.ts'

const { title, content } = completeDraft

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(
    ...alsoProves(
      clause('inquiry.email.prefilled'),
      'inquiry.email.read-only-when-known',
      'inquiry.name.prefilled',
      'inquiry.phone.from-alarm-init',
      'inquiry.marketing-consent.not-when-signed-in',
      'inquiry.field.not-asked-not-sent',
    ),
    async ({ inquiry, world }) => {
      await inquiry.open()
      const email = inquiry.control('emailAddress')
      await clauseStep('inquiry.email.prefilled', 'that of the account', () =>
        expect(email).toHaveValue('minseo.kim@example.com'),
      )
      await clauseStep('inquiry.email.read-only-when-known', 'with a description', async () => {
        await expect(email).toHaveAttribute('readonly', '')
        await expect(email).toHaveAccessibleDescription(inquiry.words('form.emailAddress.known'))
      })
      await clauseStep('inquiry.name.prefilled', 'that of the account', () =>
        expect(inquiry.control('inquiryPersonName')).toHaveValue('김민서'),
      )
      await clauseStep('inquiry.phone.from-alarm-init', 'number and country', async () => {
        await expect(inquiry.phone).toHaveValue('1000000010')
        await expect(inquiry.country).toHaveValue('대한민국 +82')
      })
      await clauseStep('inquiry.marketing-consent.not-when-signed-in', 'no checkbox', () =>
        expect(inquiry.consent).toHaveCount(0),
      )
      await inquiry.fillFields({ title, content })
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      await clauseStep('inquiry.field.not-asked-not-sent', 'the consent', async () =>
        expect(await world.inquiries()).toEqual([receivedInquiry(expectedPartsOfMain, { persona: 'main' })]),
      )
    },
  )

  test(...clause('inquiry.email.read-only-when-known', 'typing does not change it'), async ({ inquiry, page }) => {
    await inquiry.open()
    await inquiry.control('emailAddress').focus()
    await page.keyboard.type('other@example.com')
    await expect(inquiry.control('emailAddress')).toHaveValue('minseo.kim@example.com')
  })

  test(
    ...alsoProves(clause('inquiry.phone.from-alarm-init', 'the visitor can change it'), 'inquiry.name.optional'),
    async ({ inquiry, world }) => {
      await inquiry.open()
      await expect(inquiry.phone).toHaveValue('1000000010')
      await inquiry.control('inquiryPersonName').clear()
      await inquiry.phone.fill('01099998888')
      await inquiry.fillFields({ title, content })
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      const { inquiryPersonName: _cleared, ...others } = expectedPartsOfMain
      expect(await world.inquiries()).toEqual([
        receivedInquiry({ ...others, cellphoneNo: '1099998888' }, { persona: 'main' }),
      ])
    },
  )

  test(
    ...alsoProves(
      clause('call.member.alarm-init', 'requested for a signed-in user'),
      'call.member.session',
      'inquiry.sending.abuse-anonymous-only',
    ),
    async ({ inquiry, world }) => {
      await inquiry.open()
      await expect(inquiry.phone).toHaveValue('1000000010')
      expect(await world.journal('alarmInit')).toMatchObject([
        { method: 'GET', path: '/api-member/member/alarm/init', query: '', status: 200 },
      ])
      expect(await world.journal('session')).toMatchObject([{ method: 'GET', path: '/api-member/member/session' }])
      await inquiry.fillFields({ title, content })
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect(await world.journal('abuse')).toEqual([])
    },
  )

  test(
    ...clause('inquiry.phone.from-alarm-init', 'a late response does not overwrite typed text'),
    async ({ inquiry, world, page }) => {
      const release = await pauseRequests(page, '/api-member/member/alarm/init')
      await inquiry.open()
      await inquiry.phone.fill('01077776666')
      const lateResponse = page.waitForResponse('**/api-member/member/alarm/init')
      release()
      await (await lateResponse).finished()
      await inquiry.fillFields({ title, content })
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect((await world.inquiries())[0]?.fields.cellphoneNo).toBe('1077776666')
    },
  )

  test(
    ...clause('inquiry.phone.from-alarm-init', 'empty when the request fails'),
    async ({ inquiry, world, guard }) => {
      guard.allowStatuses(500)
      await world.faults({ operationId: 'alarmInit', status: 500 })
      await inquiry.open()
      await expect(inquiry.phone).toHaveValue('')
      await expect(inquiry.country).toHaveValue('대한민국 +82')
    },
  )
})

test.describe('as main-overseas', () => {
  test.use({ settings: { persona: 'main-overseas' } })
  test(...clause('inquiry.phone.from-alarm-init', 'a US number'), async ({ inquiry, world }) => {
    await inquiry.open()
    await expect(inquiry.phone).toHaveValue('2015550123')
    await expect(inquiry.country).toHaveValue('미국 +1')
    await inquiry.fillFields({ title, content })
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.fields).toMatchObject({ cntryNo: '1', cellphoneNo: '2015550123' })
  })
})

for (const persona of ['sub', 'sub-role-user'] as const)
  test.describe(`as ${persona}`, () => {
    test.use({ settings: { persona } })
    test(...clause('inquiry.phone.not-prefilled-for-sub', persona), async ({ inquiry, world }) => {
      await inquiry.open()
      await expect(inquiry.control('emailAddress')).not.toHaveValue('')
      await expect(inquiry.phone).toHaveValue('')
      await inquiry.fillFields({ title, content })
      await inquiry.send()
      await inquiry.expectError('cellphoneNo', 'form.noPhone')
      expect(await world.journal('alarmInit')).toEqual([])
    })
  })

test.describe('as a user without an email', () => {
  test.use({ settings: { persona: 'main', member: { email: '' } } })
  test(
    ...clause('inquiry.email.read-only-when-known', 'editable when the account has no email'),
    async ({ inquiry, world }) => {
      await inquiry.open()
      await inquiry.fillFields({ emailAddress: 'typed@example.com', title, content })
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toEqual([
        receivedInquiry({ ...expectedPartsOfMain, emailAddress: 'typed@example.com' }, { persona: 'main' }),
      ])
    },
  )
})

test(
  ...alsoProves(clause('inquiry.email.prefilled', 'empty for an anonymous visitor'), 'inquiry.page.anonymous-may-send'),
  async ({ inquiry, world }) => {
    await inquiry.open()
    for (const name of ['inquiryPersonName', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const)
      await expect(inquiry.control(name)).toHaveValue('')
    await expect(inquiry.control('emailAddress')).toHaveAccessibleDescription(inquiry.words('form.emailAddress.hint'))
    await inquiry.fillFields({ ...completeDraft, inquiryPersonName: '방문자' })
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, inquiryPersonName: '방문자' })])
    expect(await world.journal('alarmInit')).toEqual([])
  },
)
