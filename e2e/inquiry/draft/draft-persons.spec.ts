import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedPartsOfMain, completeDraft } from '../complete-inquiry.ts'
import { sampleFile } from '../files/sample-files.ts'

const { title, content } = completeDraft
const [mainEmail, mainName] = ['minseo.kim@example.com', '김민서']

test(...clausesOfSteps('signing in'), async ({ inquiry, login, page, shell, world }) => {
  await clauseStep('inquiry.draft.survives-reload', 'with the link in the header', async () => {
    await inquiry.openFilled({ title, content })
    await shell.signIn.click()
    await login.signIn(mainEmail)
    await expect(page).toHaveURL(/\/support\/question\/general/)
    await expect(inquiry.title).toHaveValue(title)
    await inquiry.title.fill('after signing in')
    await page.reload()
    await expect(inquiry.title).toHaveValue('after signing in')
  })
  await shell.signOut(mainName)
  await expect(shell.signIn).toBeVisible()
  await inquiry.openFilled(
    { emailAddress: 'typed@example.com', cellphoneNo: '01011112222', title, content },
    '?parentCode=GNRL_MBR&code=GNRL_MBR_001&inputchannel=chatbot',
  )
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await clauseStep(['member.login.return-url', 'member.login.signs-in'], 'with the query of the form', async () => {
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsupport%2Fquestion%2Fgeneral%3FparentCode%3DGNRL_MBR%26code/)
    await login.signIn(mainEmail)
    await expect(page).toHaveURL(
      /\/support\/question\/general\?parentCode=GNRL_MBR&code=GNRL_MBR_001&inputchannel=chatbot$/,
    )
  })
  await clauseStep(
    ['inquiry.draft.survives-reload', 'inquiry.draft.dropped-on-sign-out', 'inquiry.draft.address-wins'],
    'all but the email, which is that of the account',
    async () => {
      await expect(inquiry.title).toHaveValue(title)
      await expect(inquiry.content).toHaveValue(content)
      await expect(inquiry.phone).toHaveValue('01011112222')
      await expect(inquiry.control('emailAddress')).toHaveValue(mainEmail)
    },
  )
  await inquiry.send()
  await clauseStep(['inquiry.draft.address-wins', 'inquiry.address.channel-passed-on'], 'what is sent', async () => {
    await expect(inquiry.success).toContainText(mainEmail)
    const parts = { ...expectedPartsOfMain, cellphoneNo: '1011112222', inputchannel: 'chatbot' }
    expect(await world.inquiries()).toEqual([receivedInquiry(parts, { persona: 'main' })])
  })
})

test.describe('as main', () => {
  test.use({ settings: { persona: 'main' } })

  test(
    ...clausesOfSteps('signing out, and another user'),
    async ({ inquiry, login, page, questions, shell, world }) => {
      await clauseStep('inquiry.draft.dropped-on-sign-out', 'on the form and on another page', async () => {
        await inquiry.openFilled({ title, content })
        await inquiry.attach(sampleFile('mine.txt'))
        await shell.signOut(mainName)
        await expect(shell.signIn).toBeVisible()
        for (const name of ['inquiryPersonName', 'emailAddress', 'cellphoneNo', 'title', 'content'] as const)
          await expect(inquiry.control(name)).toHaveValue('')
        await expect(inquiry.files()).toHaveCount(0)
        await page.reload()
        await expect(inquiry.title).toHaveValue('')
        await expect(inquiry.draftNotice).toHaveCount(0)
        const signIn = async () => {
          await login.open('/support/question/general')
          await login.signIn(mainEmail)
          await expect(inquiry.control('emailAddress')).toHaveValue(mainEmail)
        }
        await signIn()
        await inquiry.fillFields({ title, content })
        await questions.open()
        await expect(questions.heading).toBeVisible()
        await shell.signOut(mainName)
        await expect(login.heading).toBeVisible()
        await signIn()
        await expect(inquiry.title).toHaveValue('')
        await expect(inquiry.draftNotice).toHaveCount(0)
      })
      const another = 'jiho.park@example.com'
      await inquiry.openFilled({ title, content })
      await clauseStep('inquiry.draft.survives-reload', 'draft of a signed-in user', async () => {
        await page.reload()
        await expect(inquiry.title).toHaveValue(title)
        await expect(inquiry.phone).toHaveValue('1000000010')
      })
      await clauseStep('inquiry.draft.dropped-on-sign-out', 'another user, and not back for its author', async () => {
        for (const email of [another, mainEmail]) {
          await login.open('/support/question/general')
          await login.signIn(email)
          await expect(page).toHaveURL(/\/support\/question\/general$/)
          await expect(inquiry.control('emailAddress')).toHaveValue(email)
          await expect(inquiry.title).toHaveValue('')
          await expect(inquiry.content).toHaveValue('')
        }
      })
      await clauseStep('inquiry.draft.dropped-on-sign-out', 'another user signs in on another tab', async () => {
        await inquiry.fillFields({ title, content })
        await world.patch({ persona: 'main-limited' })
        await page.reload()
        await expect(inquiry.control('emailAddress')).toHaveValue(another)
        await expect(inquiry.title).toHaveValue('')
      })
    },
  )
})
