import type { Page } from '@playwright/test'
import { clause, clauseStep, expect, test } from '../pages/test.ts'
import { originOf } from '../support/deployment.ts'

const partsOf = (page: Page) => {
  const main = page.getByRole('main')
  return {
    search: main.getByRole('searchbox', { name: 'Search' }),
    sections: main.getByRole('heading', { level: 2 }),
    sentences: main.getByRole('heading', { level: 3 }),
    sentence: (text: string) => main.getByRole('button', { name: text }),
    clauseItem: (id: string) =>
      main
        .getByRole('listitem')
        .filter({ has: page.getByText(id, { exact: true }), hasNot: page.getByRole('heading') }),
  }
}

const asFile = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

test(...clause('control.console.requirements'), async ({ mockConsole, page, api, world }) => {
  const { search, sections, sentences, sentence, clauseItem } = partsOf(page)
  await mockConsole.open('requirements')
  const { body } = await api.get('/__mock/requirements')
  const paths: readonly string[] = body.flatMap(({ sentences: all }: { sentences: readonly { path: string }[] }) =>
    all.map(({ path }) => path),
  )
  for (const path of new Set(paths)) expect([path, (await api.get(path)).status]).toEqual([path, 200])
  await expect(sections).toHaveText(['Find requirements', ...body.map(({ title }: { title: string }) => title)])
  await clauseStep('control.console.keyboard', 'a sentence expands and collapses', async () => {
    await search.focus()
    await search.fill('files of allowed types')
    await expect(sentences).toHaveCount(1)
    const button = sentence('Up to five files of allowed types')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    for (let presses = 0; presses < 6; presses++) {
      if (await button.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
  })
  const item = clauseItem('inquiry.files.count-max')
  await expect(item).toContainText('An inquiry can have at most 5 files.')
  await expect(item.getByText('product', { exact: true })).toBeVisible()
  await expect(item).toContainText('specs/rules/inquiry-files.ts')
  await expect(item).toContainText('form.fileNumbLimit')
  await expect(item).toContainText('파일은 {{max}}개까지 첨부할 수 있습니다. 첨부하지 못한 파일: {{names}}')
  await expect(item.getByRole('link', { name: 'A visitor attaches six files.' })).toHaveAttribute(
    'href',
    `${originOf('public')}/__mock/enter?scenario=files-too-many`,
  )
  await search.fill('categories on the tabs depend on the site')
  await expect(page.getByRole('link', { name: /^See it/ })).toHaveAttribute(
    'href',
    /\/__mock\/enter\?(scenario=|world=.*&to=%2Fsupport%2Ffaq%2Fall)/,
  )
  await search.fill('emails are in the language of the inquiry')
  await page.getByRole('link', { name: /^See it/ }).click()
  await expect(page).toHaveURL(`/__mock/?world=${world.id}&tab=mails`)
  await page.goBack()
  await search.fill('the api returns the faq')
  await page.getByRole('link', { name: /^See it/ }).click()
  await expect(page).toHaveURL(`/__mock/?world=${world.id}&tab=contract&operation=faqs`)
  await page.goBack()
  await search.fill('inquiry.email.required')
  await clauseItem('inquiry.email.required').getByRole('link', { name: 'submitInquiry' }).click()
  await expect(page).toHaveURL(/tab=contract&operation=submitInquiry/)
  await expect(page.getByRole('button', { name: /^POST \/api\/support\/inquiry submitInquiry/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test(...clause('control.console.requirements-search'), async ({ mockConsole, page }) => {
  const { search, sections, sentences, sentence, clauseItem } = partsOf(page)
  await mockConsole.open('requirements')
  const found = mockConsole.panel('Find requirements').getByRole('status')
  for (const [typed, id] of [
    ['required email ADDRESS inquiry', 'inquiry.email.required'],
    ['이메일 주소를 입력해', 'inquiry.email.required'],
    ['メールアドレスを入力してください。', 'inquiry.email.required'],
    ['form.noEmail', 'inquiry.email.required'],
    // The number of a statement of the specification.
    ['5.5', 'inquiry.title.required'],
    ['내용은 5,000자까지 입력할 수 있습니다.', 'additional.content.max'],
    ['파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 사진.png, b.png', 'inquiry.files.count-max'],
    ['You can attach up to 5 files. Not attached: a.png', 'inquiry.files.message-count'],
    ['비밀번호 3개는', 'my-page.password.not-recent'],
    ['直近の3つのパスワード', 'my-page.password.not-recent'],
    ['현재 비밀번호가 맞지 않습니다. 다시 입력해 주세요.', 'my-page.password.errors-at-fields'],
    ['Idempotency-Key must be a string in double quotes with 1 to 255', 'call.idempotency.malformed'],
    ['お問い合わせ履歴で確認する', 'mail.link.record'],
    ['부서', 'inquiry.department.optional'],
  ] as const) {
    await search.fill(typed)
    await expect(clauseItem(id)).toBeVisible()
  }
  await search.fill('Suggested keywords')
  await expect(sentences).toHaveText([/^A chatbot helps signed-in users\./])
  await sentence('A chatbot helps').click()
  await expect(clauseItem('inquiry.chatbot.greeting')).toBeVisible()
  await expect(page.getByText('chatbot.quickReplies', { exact: true })).toBeVisible()
  await expect(page.getByText('chatbot.send', { exact: true })).toBeHidden()
  await search.fill('The server is busy. Try again in a moment.')
  await expect(clauseItem('inquiry.failure.server-message')).toBeVisible()
  await search.fill('library heading')
  await expect(sections).toHaveText(['Find requirements', 'Library'])
  await expect(sentences.first()).toContainText('Downloads are listed below their headings.')
  await search.fill('no such words')
  await expect(found).toHaveText('0 clauses')
  await expect(page.getByText('No matching requirements.')).toBeVisible()
  await search.fill('email')
  const all = Number((await found.textContent())?.split(' ')[0])
  await page.getByRole('group', { name: 'Class' }).getByRole('button', { name: 'hardening' }).click()
  await expect(found).not.toHaveText(`${all} clauses`)
})

test(...clause('control.console.requirements-address'), async ({ mockConsole, page }) => {
  const { search, sentences, clauseItem } = partsOf(page)
  await mockConsole.open('requirements', { requirement: 'my-page.alarm.recipient-phone' })
  await expect(sentences).toHaveText([/^Users choose their notifications\./])
  await expect(sentences.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(clauseItem('my-page.alarm.recipient-name')).toBeAttached()
  const marked = page.locator('[aria-current=true]')
  await expect(marked).toContainText('my-page.alarm.recipient-phone')
  await expect(marked).toBeInViewport()
  await search.fill('partner readable')
  await expect.poll(() => new URL(page.url()).searchParams.get('requirement')).toBe('partner readable')
  await search.fill('captcha 文字')
  await page.reload()
  await expect(search).toHaveValue('captcha 文字')
})

const report = {
  clauses: [
    {
      id: 'inquiry.email.required',
      state: 'failed',
      places: { 'public/ko': 'failed', 'public/en': 'passed', 'gov/ko': 'passed' },
    },
    { id: 'inquiry.email.max', state: 'passed', places: { 'public/ko': 'passed' } },
    { id: 'inquiry.title.required', state: 'not run', places: {} },
    { id: 'call.faqs.status.200', state: 'failed', places: { 'public/ko': 'failed' } },
    { id: 'control.health', state: 'passed', places: { 'public/ko': 'passed' } },
  ],
  tests: [
    {
      file: 'e2e/inquiry/fields.spec.ts',
      clauses: ['inquiry.email.required', 'inquiry.email.max'],
      place: 'public/ko',
    },
  ],
}

test(...clause('control.console.requirements-results'), async ({ mockConsole, page }) => {
  const { search, sections, sentences, clauseItem } = partsOf(page)
  await mockConsole.open('requirements')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose results' }).click(),
  ])
  await chooser.setFiles(asFile('notes.json', 'x'))
  await expect(page.getByRole('alert')).toContainText('Failed to read "notes.json"')
  await page.getByLabel('Results').setInputFiles(asFile('other.json', { name: 'package' }))
  await expect(page.getByRole('alert')).toContainText(
    'Failed to read "other.json": it is neither a report nor a result. Choose clauses.json or result.json.',
  )
  await page.getByLabel('Results').setInputFiles(asFile('clauses.json', report))
  await expect(page.getByRole('alert')).toBeHidden()
  await search.fill('inquiry.email')
  await expect(sentences.first()).toContainText('1 failed')
  await expect(sentences.first()).toContainText('1 passed')
  await search.fill('inquiry.email.required')
  const item = clauseItem('inquiry.email.required')
  await expect(item).toContainText('failed: public/ko')
  await expect(item).toContainText('passed: public/en, gov/ko')
  await expect(item).toContainText('e2e/inquiry/fields.spec.ts')
  await search.fill('')
  await page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'failed' }).click()
  await expect(sections).toHaveText(['Find requirements', 'Operations', 'Inquiry form'])
  await expect(sentences).toHaveText([/An inquiry needs an email address\./])
  await page.getByLabel('Results').setInputFiles(
    asFile('result.json', {
      clauses: [{ id: 'inquiry.email.required', result: 'WARNING' }],
      tests: [
        {
          file: 'e2e/inquiry/fields.api.spec.ts',
          clauses: ['inquiry.email.required'],
          site: 'gov',
          language: 'en',
          result: 'WARNING',
        },
      ],
    }),
  )
  await search.fill('inquiry.email.required')
  await expect(item).toContainText('WARNING: gov/en')
})

test(...clause('control.console.requirements-work'), async ({ mockConsole, page }) => {
  const { sentences } = partsOf(page)
  await mockConsole.open('requirements')
  await expect(mockConsole.panel('Operations')).toBeHidden()
  await page.getByLabel('Results').setInputFiles(asFile('clauses.json', report))
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Operation', 'Origin', 'Clauses', 'Done', 'Next'])
  // The control plane is no part of what a back end does.
  await expect(table.getByRole('row')).toHaveCount(3)
  const cells = table.getByRole('row', { name: 'submitInquiry' }).getByRole('cell')
  await expect(cells).toHaveText(['product', '3', '1', 'inquiry.email.required'])
  await cells.getByRole('link').click()
  await expect(sentences).toHaveText([/An inquiry needs an email address\./])
  await expect(page.locator('[aria-current=true]')).toContainText('inquiry.email.required')
  await expect(table.getByRole('link', { name: 'submitInquiry' })).toHaveAttribute(
    'href',
    /tab=contract&operation=submitInquiry/,
  )
  // A clause that derives from the contract is found there.
  await table.getByRole('link', { name: 'call.faqs.status.200' }).click()
  await expect(page).toHaveURL(/tab=contract&operation=faqs/)
})
