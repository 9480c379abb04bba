import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { emailOf, type Persona } from '../../literals/personas.ts'
import { changePerson } from '../change-person.ts'
import { escapeRegExp } from '../../pages/words.ts'
import { receivedInquiry, expectedParts, expectedPartsOfMain, completeDraft } from '../complete-inquiry.ts'

const { title, content } = completeDraft

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clausesOfSteps('and late, and failing'), async ({ inquiry, page, world, guard }) => {
    await inquiry.open()
    const email = inquiry.control('emailAddress')
    await clauseStep(
      ['inquiry.email.prefilled', 'member.user.email', 'inquiry.email.read-only-when-known'],
      'that of the account, with a description',
      async () => {
        await expect(email).toHaveValue('minseo.kim@example.com')
        await expect(email).toHaveAttribute('readonly', '')
        await expect(email).toHaveAccessibleDescription(inquiry.words('form.emailAddress.known'))
        await email.focus()
        await page.keyboard.type('other@example.com')
        await expect(email).toHaveValue('minseo.kim@example.com')
      },
    )
    await clauseStep(['inquiry.name.prefilled', 'member.user.name'], 'that of the account', () =>
      expect(inquiry.control('inquiryPersonName')).toHaveValue('김민서'),
    )
    await clauseStep(['inquiry.phone.from-alarm-init', 'inquiry.phone.national-format'], 'and country', async () => {
      await expect(inquiry.phone).toHaveValue('1000000010')
      await expect(inquiry.country).toHaveValue('대한민국 +82')
    })
    await clauseStep('inquiry.marketing-consent.not-when-signed-in', 'no checkbox', () =>
      expect(inquiry.consent).toHaveCount(0),
    )
    await clauseStep(['call.member.alarm-init', 'call.member.session'], 'one GET of each', async () => {
      expect(await world.journal('alarmInit')).toMatchObject([
        { method: 'GET', path: '/api-member/member/alarm/init', query: '', status: 200 },
      ])
      expect(await world.journal('session')).toMatchObject([{ method: 'GET', path: '/api-member/member/session' }])
    })
    await inquiry.fillFields({ title, content })
    await inquiry.sendSuccessfully()
    await clauseStep(['inquiry.field.not-asked-not-sent', 'inquiry.phone.calling-code-sent'], 'the consent', async () =>
      expect(await world.inquiries()).toEqual([receivedInquiry(expectedPartsOfMain, { persona: 'main' })]),
    )
    await clauseStep('inquiry.sending.abuse-read-on-open', 'no request', async () =>
      expect(await world.journal('abuse')).toEqual([]),
    )
    await inquiry.reopen()
    await inquiry.control('inquiryPersonName').clear()
    await inquiry.phone.fill('01099998888')
    await inquiry.fillFields({ title, content })
    await inquiry.sendSuccessfully()
    await clauseStep(['inquiry.phone.from-alarm-init', 'inquiry.name.optional'], 'changed and cleared', async () => {
      const { inquiryPersonName: _cleared, ...others } = expectedPartsOfMain
      expect((await world.inquiries()).slice(1)).toEqual([
        receivedInquiry({ ...others, cellphoneNo: '1099998888' }, { persona: 'main' }),
      ])
    })
    guard.allowStatuses(500)
    const release = await pauseRequests(page, '/api-member/member/alarm/init')
    await inquiry.open()
    await clauseStep('inquiry.phone.from-alarm-init', 'a late response does not overwrite typed text', async () => {
      await inquiry.phone.fill('01077776666')
      const lateResponse = page.waitForResponse('**/api-member/member/alarm/init')
      release()
      await (await lateResponse).finished()
      await inquiry.fillFields({ title, content })
      await inquiry.sendSuccessfully()
      expect((await world.inquiries()).at(-1)?.fields.cellphoneNo).toBe('1077776666')
    })
    await clauseStep('inquiry.phone.from-alarm-init', 'empty when the request fails', async () => {
      await world.faults({ operationId: 'alarmInit', status: 500 })
      await inquiry.open()
      await expect(inquiry.phone).toHaveValue('')
      await expect(inquiry.country).toHaveValue('대한민국 +82')
    })
  })
})

const longEmail = `${'a'.repeat(39)}@example.com`

const longEmailTexts = {
  ko: {
    main: '로그인한 계정의 이메일이 50자를 넘어 문의에 사용할 수 없습니다. 바꾸는 방법은 회원 정보 관리에서 확인해 주세요.',
    sub: '로그인한 계정의 이메일이 50자를 넘어 문의에 사용할 수 없습니다. 메인 계정 관리자에게 변경을 요청해 주세요.',
    links: ['회원 정보 관리', '회원 관련 질문'],
    how: '콘솔의 계정 설정에서 새 주소를 인증하면 바뀝니다.',
  },
  en: {
    main: 'Your account email is longer than 50 characters, so you can’t use it here. See how to change it in your account settings.',
    sub: 'Your account email is longer than 50 characters, so you can’t use it here. Ask the administrator of your main account to change it.',
    links: ['Account settings', 'Account questions'],
    how: 'To change it, verify a new address in the account settings of the console.',
  },
  ja: {
    main: 'ログイン中のアカウントのメールアドレスは50文字を超えているため、ここでは使用できません。変更方法は会員情報管理でご確認ください。',
    sub: 'ログイン中のアカウントのメールアドレスは50文字を超えているため、ここでは使用できません。メインアカウントの管理者に変更をご依頼ください。',
    links: ['会員情報管理', '会員に関するご質問'],
    how: 'コンソールのアカウント設定で新しいアドレスを認証すると変更されます。',
  },
} as const

test(...clausesOfSteps('one person after the other, and a long email'), async ({ inquiry, page, shell, world }) => {
  await inquiry.open()
  await clauseStep(
    ['inquiry.email.prefilled', 'inquiry.page.anonymous-may-send'],
    'empty for an anonymous visitor',
    async () => {
      for (const name of ['inquiryPersonName', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const)
        await expect(inquiry.control(name)).toHaveValue('')
      const hint = inquiry.words('form.emailAddress.hint')
      await expect(inquiry.control('emailAddress')).toHaveAccessibleDescription(hint)
      await inquiry.fillFields({ ...completeDraft, inquiryPersonName: '방문자' })
      await inquiry.sendSuccessfully()
      expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, inquiryPersonName: '방문자' })])
      expect(await world.journal('alarmInit')).toEqual([])
    },
  )
  for (const persona of ['sub', 'sub-role-user'] as const)
    await clauseStep('inquiry.phone.not-prefilled-for-sub', persona, async () => {
      await changePerson({ inquiry, page, world }, { persona })
      await inquiry.reopen()
      await expect(inquiry.control('emailAddress')).toHaveValue(emailOf(persona)!)
      await expect(inquiry.phone).toHaveValue('')
      await inquiry.fillFields({ title, content })
      await inquiry.send()
      await inquiry.expectError('cellphoneNo', 'form.noPhone')
      expect(await world.journal('alarmInit')).toEqual([])
    })
  await clauseStep('inquiry.email.read-only-when-known', 'editable when the account has no email', async () => {
    await changePerson({ inquiry, page, world }, { persona: 'main', member: { email: '' } })
    await inquiry.reopen()
    await expect(inquiry.phone).toHaveValue('1000000010')
    await inquiry.fillFields({ emailAddress: 'typed@example.com', title, content })
    await inquiry.sendSuccessfully()
    const parts = { ...expectedPartsOfMain, emailAddress: 'typed@example.com' }
    expect((await world.inquiries()).slice(1)).toEqual([receivedInquiry(parts, { persona: 'main' })])
  })
  for (const [language, ...members] of [
    ['ko', 'main', 'main-limited', 'biz', 'partner', 'sub', 'sub-role-user'],
    ['en', 'main', 'sub'],
    ['ja', 'main', 'sub'],
  ] as const) {
    const form = inquiry.in(language)
    const { main, sub, links, how } = longEmailTexts[language]
    const email = form.control('emailAddress')
    const become = (persona: Persona, address: string) =>
      changePerson({ inquiry: form, page, world }, { persona, member: { email: address } })
    if (language !== 'ko') await shell.changeLanguage(language === 'en' ? 'ko' : 'en', language)
    await clauseStep('inquiry.email.known-too-long', `50 characters, ${language}`, async () => {
      await become('main', longEmail.slice(1))
      await form.reopen()
      await expect(email).toHaveValue(longEmail.slice(1))
      await expect(email).toHaveAccessibleDescription(form.words('form.emailAddress.known'))
    })
    for (const persona of members)
      await clauseStep('inquiry.email.known-too-long', `${persona}, ${language}`, async () => {
        await become(persona, longEmail)
        await form.reopen()
        const isSub = persona.startsWith('sub')
        await expect(email).toHaveValue(longEmail)
        await expect(email).toHaveAttribute('readonly', '')
        const [text, name] = [isSub ? sub : main, links[isSub ? 1 : 0]]
        await expect(email).toHaveAccessibleDescription(`${text} ${name}`)
        await form.send()
        await form.expectError('emailAddress', 'form.emailCheck')
        await expect(email).toHaveAccessibleDescription(new RegExp(`^${escapeRegExp(`${text} ${name}`)} `))
        await shell.main.getByRole('link', { name, exact: true }).click()
        if (isSub) await expect(page).toHaveURL(/\/support\/faq\/mbr$/)
        else {
          await expect(page).toHaveURL(/\/mypage\/manage$/)
          await expect(shell.main).toContainText(how)
        }
      })
  }
})
