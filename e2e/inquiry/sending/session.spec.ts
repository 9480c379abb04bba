import type { Page } from '@playwright/test'
import type { FieldValues, InquiryPage } from '../../pages/inquiry-page.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { pauseRequests } from '../../pages/pause-requests.ts'
import { returnToTab } from '../../pages/return-to-tab.ts'
import type { World } from '../../mock-client/world.ts'
import { completeDraft, expectedPartsOfMain, receivedInquiry } from '../complete-inquiry.ts'
import { sampleFile } from '../files/sample-files.ts'

const { title, content } = completeDraft
const main = 'minseo.kim@example.com'
const submission = '/api/support/inquiry'
/** The stored file `mine.txt`: twelve times the letter x. */
const mine = {
  name: 'mine.txt',
  size: 12,
  sha256: '59ffe12a70df15109e0345955e3230a978f31ebc28d8fe3e42d306afb28b8e81',
}
const notice = '로그인이 만료되었습니다'

interface Parts {
  readonly inquiry: InquiryPage
  readonly page: Page
  readonly world: World
}

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  /** Opens an empty form as the member. */
  const open = async (
    { inquiry, page, world }: Parts,
    values: FieldValues = { title, content },
    address: Parameters<InquiryPage['open']> = [],
  ) => {
    if (page.url() !== 'about:blank') {
      await inquiry.leave()
      await page.evaluate(() => sessionStorage.clear())
      await world.patch({ persona: 'main' })
    }
    await inquiry.openFilled(values, ...address)
  }

  /** The same; then the session expires. */
  const expire = async (parts: Parts, values?: FieldValues) => {
    await open(parts, values)
    await parts.world.patch({ persona: 'anonymous' })
  }

  test(...clausesOfSteps('sending'), async ({ inquiry, captcha, page, login, world, shell, guard }) => {
    guard.allowStatuses(400)
    await clauseStep(
      ['inquiry.session.expiry-stops-sending', 'inquiry.session.resumes'],
      'and after signing in again',
      async () => {
        await open({ inquiry, page, world })
        await inquiry.attach(sampleFile('mine.txt'))
        await expect(inquiry.files()).toHaveCount(1)
        await world.patch({ persona: 'anonymous' })
        await inquiry.send()
        await expect(inquiry.sessionExpired).toContainText(
          '입력한 내용과 첨부 파일은 그대로 있습니다. 다시 로그인하면 이어서 보낼 수 있습니다.',
        )
        await expect(page.locator('#session-notice')).toBeFocused()
        await expect(inquiry.title).toHaveValue(title)
        await expect(inquiry.files()).toHaveText([/mine\.txt/])
        expect(await world.inquiries()).toEqual([])

        await inquiry.sessionExpired.getByRole('link', { name: '다시 로그인' }).click()
        await login.signIn(main)
        await expect(page).toHaveURL(/\/support\/question\/general\?parentCode=GNRL_MBR&code=GNRL_MBR_001$/)
        await expect(inquiry.title).toHaveValue(title)
        await expect(inquiry.content).toHaveValue(content)
        await expect(page.getByText('작성 중이던 내용과 첨부 파일을 불러왔습니다.')).toBeVisible()
        await expect(inquiry.files()).toHaveText([/mine\.txt/])
        await inquiry.sendSuccessfully()
        expect(await world.inquiries()).toEqual([
          receivedInquiry(expectedPartsOfMain, { persona: 'main', files: [mine] }),
        ])
      },
    )
    await clauseStep('inquiry.session.expiry-stops-sending', 'with errors, which are shown at once', async () => {
      await expire({ inquiry, page, world }, { content })
      const release = await pauseRequests(page, '/api-member/member/session')
      await inquiry.send()
      await expect(inquiry.title).toBeFocused()
      await expect(inquiry.sessionExpired).toHaveCount(0)
      release()
      await expect(inquiry.sessionExpired).toContainText(notice)
      // The notice does not take the focus from the field.
      await expect(inquiry.title).toBeFocused()
      await inquiry.title.fill(title)
      await inquiry.send()
      await expect(page.locator('#session-notice')).toBeFocused()
      await expect(inquiry.content).toHaveValue(content)
      expect(await world.inquiries()).toHaveLength(1)
    })
    for (const isSent of [false, true])
      await clauseStep(
        'inquiry.session.expiry-stops-sending',
        `the form stays that of the member, ${isSent ? 'while the inquiry is being sent' : 'under abuse'}`,
        async () => {
          await world.patch({ abuse: false })
          await open({ inquiry, page, world }, { title, content, corpName: '하늘제과' }, [
            '?parentCode=SALES_INVOC&code=SALES_INVOC_002',
            'sales',
          ])
          // Without a member, the server asks for a captcha and a consent, which the form of a member does not have.
          const end = () => world.patch({ persona: 'anonymous', abuse: true })
          if (!isSent) await end()
          const release = await pauseRequests(page, submission)
          await (isSent ? Promise.all([page.waitForRequest(`**${submission}`), inquiry.send()]) : inquiry.send())
          if (isSent) await end()
          release()
          await expect(inquiry.sessionExpired).toContainText(notice)
          await expect(page.locator('#session-notice')).toBeFocused()
          await expect(page.getByRole('checkbox')).toHaveCount(0)
          await expect(captcha.group).toHaveCount(0)
          await expect(inquiry.consentAlert).toHaveCount(0)
          await expect(inquiry.failure).toHaveCount(0)
          await expect(inquiry.control('emailAddress')).toHaveValue(main)
          await expect(inquiry.control('emailAddress')).not.toBeEditable()
          await expect(inquiry.title).toHaveValue(title)
          expect(await world.inquiries()).toHaveLength(1)
        },
      )
    await clauseStep('inquiry.session.expiry-on-return', 'until the member signs in again', async () => {
      await expire({ inquiry, page, world })
      await returnToTab(page)
      await expect(inquiry.sessionExpired).toContainText(notice)
      // Nothing was sent, so the visitor stays where they are.
      await expect(inquiry.content).toBeFocused()
      await expect(shell.signIn).toBeVisible()
      await expect(inquiry.title).toHaveValue(title)
      // Signing in again on another tab ends the notice.
      await world.patch({ persona: 'main' })
      await returnToTab(page)
      await expect(inquiry.sessionExpired).toHaveCount(0)
      await expect(inquiry.title).toHaveValue(title)
    })
  })

  test(...clausesOfSteps('a reload'), async ({ inquiry, page, login, world }) => {
    for (const newer of [undefined, '새로 쓴 제목'])
      await clauseStep(
        'inquiry.session.hidden-after-reload',
        newer ? 'a newer draft wins' : 'until its owner signs in',
        async () => {
          await expire({ inquiry, page, world })
          await page.reload()
          await expect(inquiry.control('emailAddress')).toBeEditable()
          await expect(inquiry.title).toHaveValue('')
          await expect(inquiry.draftNotice).toHaveCount(0)
          if (newer) await inquiry.title.fill(newer)
          await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
          await login.signIn(main)
          await expect(inquiry.draftNotice).toBeVisible()
          await expect(inquiry.title).toHaveValue(newer ?? title)
          await expect(inquiry.content).toHaveValue(newer ? '' : content)
        },
      )
    await clauseStep('inquiry.session.hidden-after-reload', 'not for somebody else', async () => {
      await expire({ inquiry, page, world })
      await inquiry.send()
      await inquiry.sessionExpired.getByRole('link').click()
      await login.signIn('jiho.park@example.com')
      await expect(inquiry.control('emailAddress')).toHaveValue('jiho.park@example.com')
      await expect(inquiry.title).toHaveValue('')
      await login.open('/support/question/general')
      await login.signIn(main)
      await expect(inquiry.control('emailAddress')).toHaveValue(main)
      await expect(inquiry.title).toHaveValue('')
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kept:')))).toEqual(
        [],
      )
    })
  })
})

test(...clausesOfSteps(), async ({ inquiry, page, world, guard }) => {
  guard.allowStatuses(400)
  const signedIn = page.getByRole('alert').filter({ hasText: `${main} 계정으로 로그인되었습니다` })
  const expectKept = async () => {
    await expect(signedIn).toContainText(
      '다른 탭에서 로그인하여 이 문의는 로그인한 계정으로 접수됩니다. 내용을 확인하고 보내 주세요.',
    )
    await expect(page.locator('#session-notice')).toBeFocused()
    await expect(inquiry.failure).toHaveCount(0)
    await expect(inquiry.control('emailAddress')).toHaveValue(main)
    await expect(inquiry.control('emailAddress')).not.toBeEditable()
    await expect(inquiry.title).toHaveValue(title)
    await expect(inquiry.files()).toHaveText([/mine\.txt/])
    expect(await world.inquiries()).toEqual([])
  }
  const fill = async () => {
    await inquiry.openFilled({ ...completeDraft, emailAddress: 'typed@example.com' })
    await inquiry.attach(sampleFile('mine.txt'))
  }
  await clauseStep('inquiry.session.signed-in-elsewhere', 'while the inquiry is being sent', async () => {
    await fill()
    const release = await pauseRequests(page, submission)
    const sent = page.waitForRequest(`**${submission}`)
    await inquiry.send()
    await sent
    // The server refuses an email that is not that of the account.
    const ofMember = page.waitForResponse('**/api-member/member/alarm/init')
    await world.patch({ persona: 'main' })
    release()
    await expectKept()
    // Once the next step has signed out, it would be refused.
    await (await ofMember).finished()
  })
  await clauseStep('inquiry.session.signed-in-elsewhere', 'before it is sent', async () => {
    await world.patch({ persona: 'anonymous' })
    await page.evaluate(() => sessionStorage.clear())
    await fill()
    await world.patch({ persona: 'main' })
    await inquiry.send()
    await expectKept()
    await inquiry.send()
    await expect(inquiry.success).toContainText(main)
    expect(await world.inquiries()).toEqual([
      receivedInquiry({ ...expectedPartsOfMain, cellphoneNo: '1012345678' }, { persona: 'main', files: [mine] }),
    ])
  })
})
