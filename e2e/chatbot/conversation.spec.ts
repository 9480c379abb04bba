import { ChatbotPage } from '../pages/chatbot-page.ts'
import { openInApp } from '../pages/open-in-app.ts'
import { pauseRequests } from '../pages/pause-requests.ts'
import { clause, clausesOf, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'

test.use({ settings: { persona: 'main' }, viewport: { width: 420, height: 720 } })

const firstTitle = '비밀번호를 잊었습니다. 어떻게 해야 하나요?'

/** On each site another language: the keywords of its quick replies, a question, and a title. */
const conversations = [
  {
    ...({ site: 'public', locale: 'ko' } as const),
    keywords: ['비밀번호', '세금계산서', '환불', '공인 IP', '서브 계정', '백업', '교육'],
    question: '비밀번호를 잊어버렸어요',
    title: firstTitle,
  },
  {
    ...({ site: 'gov', locale: 'en' } as const),
    keywords: ['password', 'tax invoice', 'refund', 'public IP', 'sub account', 'backup', 'certificate'],
    question: 'Where is my VPN?',
    title: 'VPN',
  },
  {
    ...({ site: 'fin', locale: 'ja' } as const),
    keywords: ['パスワード', '税金計算書', '返金', 'パブリックIP', 'サブアカウント', 'バックアップ', '証明書'],
    question: 'パスワードが分からない',
    title: 'パスワード',
  },
]

for (const { site, locale, keywords, question, title } of conversations)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale })
    test(...clausesOfSteps(`${site}, ${locale}`), async ({ chatbot, page, world }) => {
      const queries = async () => (await world.journal('faqs')).map(({ query }) => new URLSearchParams(query))
      await chatbot.open()
      await clauseStep('inquiry.chatbot.greeting', 'the keywords of the site', () =>
        expect(chatbot.quickReplies).toHaveText([...keywords]),
      )
      await clauseStep('inquiry.chatbot.answers-from-faq', 'five of a search', async () => {
        // Not a word of the question, whose answer the page would have already.
        await chatbot.quickReplies.nth(4).click()
        await expect(chatbot.titles.first()).toContainText(keywords[4]!)
        await expect(chatbot.titles).toHaveCount(5)
        const [query] = await queries()
        expect(Object.fromEntries(query!)).toEqual({ searchKeyword: keywords[4], page: '0', size: '10' })
      })
      await clauseStep('inquiry.chatbot.answers-from-faq', question, async () => {
        await chatbot.ask(question)
        await expect(chatbot.titles.nth(5)).toContainText(title)
        await expect(chatbot.field).toHaveValue('')
        expect((await queries()).slice(1).map((query) => query.get('searchKeyword'))).toEqual([question])
      })
      // No message key and no placeholder is shown.
      await expect(page.locator('body')).not.toContainText(/chatbot\.|error\.|\{\{/, { useInnerText: true })
    })
  })

test(...clausesOfSteps('one conversation'), async ({ chatbot, page, shell, world, guard, context }) => {
  await chatbot.open()
  await clauseStep('inquiry.chatbot.route', 'a heading and nothing else', async () => {
    await expect(shell.h1).toHaveText(['챗봇'])
    await expect(page).toHaveTitle('챗봇 | 하늘 클라우드')
    await expect(shell.main).toHaveCount(1)
    await expect(shell.banner).toHaveText(/챗봇.*하늘 클라우드/)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(shell.footer).toHaveCount(0)
    await expect(shell.skipLink).toHaveCount(0)
  })
  await clauseStep('inquiry.chatbot.empty-not-asked', 'spaces, and nothing', async () => {
    await chatbot.ask(' \u3000 ')
    await chatbot.askButton.click()
    await chatbot.ask('환불')
    await expect(chatbot.titles).toHaveCount(1)
    expect(await world.journal('faqs')).toHaveLength(1)
  })
  await clauseStep('inquiry.chatbot.all-results', 'not for the only one', () => expect(chatbot.allLink).toHaveCount(0))
  await chatbot.ask('비밀번호')
  const first = chatbot.titles.filter({ hasText: firstTitle })
  await clauseStep('inquiry.chatbot.read-in-place', 'with the keyboard only', async () => {
    await expect(first).toHaveCount(1)
    const answer = chatbot.log.getByText('재설정 이메일의 링크는 1시간 동안 유효합니다.')
    await expect(answer).toBeHidden()
    await expect(chatbot.field).toBeFocused()
    await expect(chatbot.field).toHaveValue('')
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
  })
  await clauseStep('inquiry.chatbot.announced', 'question and answer', async () => {
    // The role log implies aria-live="polite".
    await expect(chatbot.log).not.toHaveAttribute('aria-live')
    await expect(chatbot.log).toContainText('내 질문 비밀번호')
  })
  await clauseStep('inquiry.chatbot.all-results', 'in a new tab', async () => {
    await expect(chatbot.allLink).toHaveText('검색 결과 7건 모두 보기')
    const [tab] = await Promise.all([context.waitForEvent('page'), chatbot.allLink.click()])
    await expect(tab).toHaveURL(/\/support\/faq\/all\?searchKeyword=%EB%B9%84%EB%B0%80%EB%B2%88%ED%98%B8$/)
    await expect(tab.getByText('“비밀번호” 검색 결과 7건')).toBeVisible()
    await tab.close()
  })
  await clauseStep('inquiry.chatbot.answers-from-faq', 'before other items', async () => {
    await chatbot.ask('세금계산서')
    // Six of the answers before.
    await expect(chatbot.titles).toHaveCount(10)
    const titles = (await chatbot.titles.allTextContents()).slice(6)
    const served = JSON.parse((await world.journal('faqs')).at(-1)!.response!) as { content: { faqTitle: string }[] }
    expect(titles).toEqual(served.content.map(({ faqTitle }) => faqTitle))
    expect(titles.map((title) => title.includes('세금계산서'))).toEqual([true, true, true, false])
  })
  await clauseStep('inquiry.chatbot.failure-retry', 'once', async () => {
    guard.allowStatuses(500)
    await world.faults({ operationId: 'faqs', status: 500, times: 1 })
    await chatbot.ask('결제')
    await expect(chatbot.log.getByRole('alert')).toContainText('답변을 불러오지 못했습니다. 다시 시도해 주세요.')
    await chatbot.log.getByRole('button', { name: '다시 시도' }).click()
    await expect(chatbot.titles).toHaveCount(15)
    await expect(chatbot.log.getByRole('alert')).toHaveCount(0)
  })
})

test(...clause('inquiry.chatbot.nothing-found'), async ({ chatbot, page, context, world }) => {
  await chatbot.open()
  await clauseStep('inquiry.chatbot.form-of-type', 'by the best item', async () => {
    for (const [question, type] of [
      ['서버 접속이 안 돼요', 'trouble'],
      ['솔루션 라이선스는 언제 끝나요?', 'solution'],
      ['VPN으로 사무실을 연결하고 싶어요', 'service'],
      ['비밀번호를 까먹었어요', 'general'],
    ] as const) {
      await chatbot.ask(question)
      await expect(chatbot.formLink.last()).toHaveAttribute('href', new RegExp(`^/support/question/${type}\\?`))
    }
  })
  await clauseStep('inquiry.chatbot.form-has-question', 'until it is sent, also after a reload', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), chatbot.formLink.first().click()])
    const [title, content] = ['제목', '내용'].map((name) => tab.getByRole('textbox', { name, exact: true }))
    for (const open of [() => tab.waitForURL(/question\/trouble\?inputchannel=chatbot$/), () => tab.reload()]) {
      await open()
      await expect(title!).toHaveValue('서버 접속이 안 돼요')
      await expect(content!).toHaveValue('서버 접속이 안 돼요')
    }
    await title!.fill('다른 제목')
    await tab.goto('/support/question/trouble#question=x')
    await expect(title!).toHaveValue('다른 제목')
    await expect(content!).toHaveValue('서버 접속이 안 돼요')
    expect((await world.journal()).filter(({ query }) => query?.includes('question='))).toEqual([])
    await tab.close()
  })
  await chatbot.ask('오로라')
  await expect(chatbot.log).toContainText('“오로라”에 관한 답을 찾지 못했습니다.')
  await clauseStep('inquiry.chatbot.form-in-opener', 'without an opener', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), chatbot.formLink.last().click()])
    await expect(tab).toHaveURL(/\/support\/question\/general\?inputchannel=chatbot$/)
    await expect(page).toHaveURL(/\/chatbot$/)
  })
})

for (const [openerPath, replaced, proves] of [
  ['/mypage/myquestion/all', true, 'inquiry.chatbot.form-in-opener'],
  // An inquiry form is not replaced.
  ['/support/question/sales', false, 'inquiry.chatbot.form-in-opener'],
] as const)
  test(...clausesOf([proves], `opened from ${openerPath}`), async ({ page, context, shell }) => {
    await page.goto(openerPath)
    await expect(shell.h1).toBeVisible()
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/chatbot', 'chatbot', 'popup')),
    ])
    const chat = new ChatbotPage(popup, 'ko')
    await chat.ask('오로라')
    await clauseStep(proves, 'without an answer', async () => {
      await chat.formLink.click()
      await expect(page).toHaveURL(
        replaced ? /\/support\/question\/general\?inputchannel=chatbot$/ : /\/support\/question\/sales$/,
      )
      await expect(page.getByRole('button', { name: '문의 보내기' })).toBeVisible()
      expect(context.pages()).toHaveLength(2)
    })
    await clauseStep('inquiry.chatbot.all-results', replaced ? 'in the opener' : 'in a new tab', async () => {
      // The opener shows another page than a form.
      if (replaced) await openInApp(page, '/mypage/myquestion/all')
      await chat.ask('비밀번호')
      if (replaced) {
        await chat.allLink.click()
        await expect(page).toHaveURL(/\/support\/faq\/all\?searchKeyword=/)
        expect(context.pages()).toHaveLength(2)
      } else {
        const [tab] = await Promise.all([context.waitForEvent('page'), chat.allLink.click()])
        await expect(tab).toHaveURL(/\/support\/faq\/all\?searchKeyword=/)
        await expect(page).toHaveURL(/\/support\/question\/sales$/)
      }
    })
  })

test(...clause('inquiry.chatbot.announced', 'while it searches for an answer'), async ({ chatbot, page }) => {
  const release = await pauseRequests(page, '/api/support/faq')
  await chatbot.open()
  await chatbot.ask('환불')
  await chatbot.ask('백업')
  await expect(chatbot.log.getByText('답변을 찾고 있습니다.')).toHaveCount(2)
  release()
  // Each answer is below its own question.
  await expect(chatbot.titles).toHaveCount(6)
  await expect(chatbot.log).toContainText(/내 질문 환불.*“환불”에 관한.*내 질문 백업.*“백업”에 관한/s)
})
