import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedPartsOfMain, completeDraft } from './complete-inquiry.ts'
import { sampleFile } from './sample-files.ts'

const { title, content } = completeDraft
const [mainEmail, mainName] = ['minseo.kim@example.com', '김민서']

test(...clausesOfSteps(), async ({ inquiry, login, page, world }) => {
  await inquiry.open()
  await inquiry.fillFields({ emailAddress: 'typed@example.com', cellphoneNo: '01011112222', title, content })
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await clauseStep('member.login.return-url', 'with the query of the form', () =>
    expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Fquestion%2Fgeneral%3FparentCode%3DGNRL_MBR%26code/),
  )
  await login.signIn(mainEmail)
  await clauseStep('member.login.signs-in', 'to the form', () =>
    expect(page).toHaveURL(/\/support\/question\/general\?parentCode=GNRL_MBR&code=GNRL_MBR_001$/),
  )
  await clauseStep('inquiry.draft.survives-reload', 'title and content', async () => {
    await expect(inquiry.title).toHaveValue(title)
    await expect(inquiry.content).toHaveValue(content)
  })
  await clauseStep('inquiry.draft.dropped-on-sign-out', 'the typed phone number replaces that of the account', () =>
    expect(inquiry.phone).toHaveValue('01011112222'),
  )
  await clauseStep('inquiry.draft.address-wins', 'on the page and in the inquiry', async () => {
    await expect(inquiry.control('emailAddress')).toHaveValue(mainEmail)
    await inquiry.send()
    await expect(inquiry.success).toContainText(mainEmail)
    expect(await world.inquiries()).toEqual([
      receivedInquiry({ ...expectedPartsOfMain, cellphoneNo: '1011112222' }, { persona: 'main' }),
    ])
  })
})

test(
  ...clause('inquiry.draft.survives-reload', 'with the link in the header'),
  async ({ inquiry, login, shell, page }) => {
    await inquiry.open()
    await inquiry.fillFields({ title, content })
    await shell.signIn.click()
    await login.signIn(mainEmail)
    await expect(page).toHaveURL(/\/support\/question\/general/)
    await expect(inquiry.title).toHaveValue(title)
    await clauseStep('inquiry.draft.survives-reload', 'what was changed after signing in', async () => {
      await inquiry.title.fill('after signing in')
      await page.reload()
      await expect(inquiry.title).toHaveValue('after signing in')
    })
  },
)

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(...clause('inquiry.draft.dropped-on-sign-out', 'on the form'), async ({ inquiry, page, shell }) => {
    await inquiry.open()
    await inquiry.fillFields({ title, content })
    await inquiry.attach(sampleFile('mine.txt'))
    await shell.signOut(mainName)
    await expect(shell.signIn).toBeVisible()
    for (const name of ['inquiryPersonName', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const)
      await expect(inquiry.control(name)).toHaveValue('')
    await expect(inquiry.files()).toHaveCount(0)
    await page.reload()
    await expect(inquiry.title).toHaveValue('')
    await expect(inquiry.draftNotice).toHaveCount(0)
  })

  test(
    ...clause('inquiry.draft.dropped-on-sign-out', 'on another page'),
    async ({ inquiry, questions, shell, login }) => {
      await inquiry.open()
      await inquiry.fillFields({ title, content })
      await questions.open()
      await expect(questions.heading).toBeVisible()
      await shell.signOut(mainName)
      await expect(login.heading).toBeVisible()
      await login.open('/support/question/general')
      await login.signIn(mainEmail)
      await expect(inquiry.control('emailAddress')).toHaveValue(mainEmail)
      await expect(inquiry.title).toHaveValue('')
      await expect(inquiry.draftNotice).toHaveCount(0)
    },
  )

  test(...clause('inquiry.draft.dropped-on-sign-out'), async ({ inquiry, login, page }) => {
    await inquiry.open()
    await inquiry.fillFields({ title, content })
    await login.open('/support/question/general')
    await login.signIn('jiho.park@example.com')
    await expect(page).toHaveURL(/\/support\/question\/general$/)
    await expect(inquiry.control('emailAddress')).toHaveValue('jiho.park@example.com')
    await expect(inquiry.title).toHaveValue('')
    await expect(inquiry.content).toHaveValue('')
    // It does not return when its author signs in again.
    await login.open('/support/question/general')
    await login.signIn(mainEmail)
    await expect(inquiry.control('emailAddress')).toHaveValue(mainEmail)
    await expect(inquiry.title).toHaveValue('')
  })

  test(...clause('inquiry.draft.survives-reload', 'draft of a signed-in user'), async ({ inquiry, page }) => {
    await inquiry.open()
    await inquiry.fillFields({ title, content })
    await page.reload()
    await expect(inquiry.title).toHaveValue(title)
    await expect(inquiry.phone).toHaveValue('1000000010')
  })

  test(
    ...clause('inquiry.draft.dropped-on-sign-out', 'another user signs in on another tab'),
    async ({ inquiry, page, world }) => {
      await inquiry.open()
      await inquiry.fillFields({ title, content })
      await world.patch({ persona: 'main-limited' })
      await page.reload()
      await expect(inquiry.control('emailAddress')).toHaveValue('jiho.park@example.com')
      await expect(inquiry.title).toHaveValue('')
    },
  )
})
