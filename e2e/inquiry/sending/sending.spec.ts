import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'

const path = '/api/support/inquiry'

test(...clausesOfSteps('immediately before the inquiry'), async ({ inquiry, page, world }) => {
  await inquiry.open()
  await clauseStep('inquiry.sending.abuse-read-on-open', 'once', async () => {
    await expect(inquiry.consent).not.toBeChecked()
    expect(await world.journal('abuse')).toHaveLength(1)
  })
  await inquiry.fillFields(completeDraft)
  const exchangesBefore = (await world.journal()).length
  const [request] = await Promise.all([page.waitForRequest(`**${path}`), inquiry.send()])
  await clauseStep('call.inquiry.submit.multipart', 'by its content type', async () =>
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/),
  )
  await clauseStep(
    ['inquiry.sending.no-abuse-sends', 'inquiry.marketing-consent.optional', 'inquiry.marketing-consent.values'],
    'without a captcha and the consent',
    async () => {
      await expect(inquiry.success).toBeVisible()
      expect(await world.inquiries()).toEqual([receivedInquiry({ ...expectedParts, isAgreeRecvMarketing: 'N' })])
    },
  )
  // The session and the related questions are requested at any time.
  const exchanges = (await world.journal()).slice(exchangesBefore).filter((each) => !/session$|faq/.test(each.path))
  await clauseStep(
    ['inquiry.sending.abuse-rechecked', 'call.inquiry.abuse', 'call.inquiry.submit'],
    'before the inquiry',
    async () =>
      expect(exchanges).toMatchObject([
        { method: 'GET', path: '/api/support/inquiry/abuse', query: '', status: 200 },
        { method: 'POST', path: '/api/support/inquiry', query: '', status: 200 },
      ]),
  )
  await clauseStep('inquiry.sending.double-click-once', 'a second Enter', async () => {
    // Like a key press before focus has moved into the alert.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(inquiry.successClose).toBeFocused()
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
    expect(await world.inquiries()).toHaveLength(1)
  })
  await inquiry.reopenFilled({ ...completeDraft, content: '' })
  await inquiry.title.press('Enter')
  await clauseStep('inquiry.sending.validates-on-submit', 'with Enter in a field, not in the content', async () => {
    await inquiry.expectError('content', 'form.noContent')
    await expect(inquiry.sendButton).toBeEnabled()
    await expect(inquiry.sendButton).toHaveText('문의 보내기')
    await inquiry.content.fill(completeDraft.content)
    await inquiry.content.press('End')
    await inquiry.content.press('Enter')
    await expect(inquiry.content).toHaveValue(`${completeDraft.content}\n`)
    expect(await world.journal('submitInquiry')).toHaveLength(1)
  })
  await inquiry.content.fill(completeDraft.content)
  await clauseStep('inquiry.terms.checkboxes', 'checked', () => inquiry.consent.check())
  const releaseCheck = await pauseRequests(page, '/api/support/inquiry/abuse')
  await inquiry.send()
  await clauseStep('inquiry.sending.button-disabled-in-flight', 'while the abuse status is checked', async () => {
    await expect(inquiry.sendButton).toBeDisabled()
    expect(await world.journal('submitInquiry')).toHaveLength(1)
  })
  const release = await pauseRequests(page, path)
  const sent = page.waitForRequest(`**${path}`)
  releaseCheck()
  await sent
  await clauseStep(
    ['inquiry.sending.button-disabled-in-flight', 'inquiry.sending.focus-kept-in-flight'],
    'while it is sent',
    async () => {
      await expect(inquiry.sendButton).toBeDisabled()
      await expect(inquiry.sendButton).toHaveText('보내는 중…')
      await expect(inquiry.sendButton).toBeFocused()
    },
  )
  // Neither the pointer, nor keys, nor Enter in a field sends it again.
  await inquiry.sendButton.click({ force: true })
  await inquiry.sendButton.press('Enter')
  await inquiry.sendButton.press(' ')
  await inquiry.title.press('Enter')
  await inquiry.sendButton.focus()
  release()
  await expect(inquiry.success).toBeVisible()
  await clauseStep(
    ['inquiry.sending.double-click-once', 'inquiry.marketing-consent.values', 'call.inquiry.submit.marketing-consent'],
    'one request, with Y',
    async () => {
      expect(await world.journal('submitInquiry')).toHaveLength(2)
      expect((await world.inquiries()).slice(1)).toEqual([
        receivedInquiry({ ...expectedParts, isAgreeRecvMarketing: 'Y' }),
      ])
    },
  )
  await inquiry.reopenFilled(completeDraft)
  await inquiry.sendButton.dblclick()
  await expect(inquiry.success).toBeVisible()
  await clauseStep('inquiry.sending.double-click-once', 'a double click', async () =>
    expect(await world.journal('submitInquiry')).toHaveLength(3),
  )
  await clauseStep('inquiry.sending.composition-enter', 'in the page', async () => {
    await inquiry.reopenFilled({ ...completeDraft, title: '' })
    await inquiry.title.focus()
    const keyboard = await page.context().newCDPSession(page)
    // As an input method does: Enter ends the composition.
    await keyboard.send('Input.imeSetComposition', { text: '한글', selectionStart: 2, selectionEnd: 2 })
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'char', key: 'Enter', code: 'Enter', text: '\r' })
    await expect(inquiry.title).toHaveValue('한글')
    await expect(inquiry.success).toHaveCount(0)
    expect(await world.journal('submitInquiry')).toHaveLength(3)
    // The next Enter, after the composition, sends the form.
    await keyboard.send('Input.insertText', { text: '한글' })
    await inquiry.title.press('Enter')
    await expect(inquiry.success).toBeVisible()
  })
})

// The journeys show the progress.
test(...clausesOfSteps(), async ({ inquiry, page, shell, world, guard }) => {
  await inquiry.openFilled(completeDraft)
  guard.stayOnUnload()
  // Counts every bar that ever appears, however short.
  const bars = await page.evaluateHandle(() => {
    const seen = { count: 0 }
    new MutationObserver(() => {
      seen.count += document.querySelectorAll('[role=progressbar]').length
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  const release = await pauseRequests(page, path)
  await Promise.all([page.waitForRequest(`**${path}`), inquiry.send()])
  // The browser asks, and the guard of the suite answers that the visitor stays.
  const expectQuestion = async () => {
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => void setTimeout(() => location.reload())),
    ])
    expect(question.type()).toBe('beforeunload')
  }
  await clauseStep('leaving.form.unload', 'while it is sent', expectQuestion)
  release()
  await expect(inquiry.success).toBeVisible()
  await clauseStep('inquiry.sending.progress-at-button', 'not without files', async () =>
    expect(await bars.jsonValue()).toEqual({ count: 0 }),
  )
  await clauseStep('leaving.form.unload', 'not after', async () => {
    await Promise.all([page.waitForEvent('load'), inquiry.confirmSuccess()])
    expect(await world.inquiries()).toHaveLength(1)
  })
  await clauseStep('leaving.form.unload', 'also after the visitor has left the form', async () => {
    await inquiry.waitForCategory('?code=GNRL_MBR_001')
    await inquiry.fillFields(completeDraft)
    const releaseAgain = await pauseRequests(page, path)
    await Promise.all([page.waitForRequest(`**${path}`), inquiry.send()])
    await shell.home.click()
    await expect(shell.h1).toHaveText('무엇을 도와드릴까요?')
    await expectQuestion()
    const response = page.waitForResponse(`**${path}`)
    releaseAgain()
    await (await response).finished()
    expect(await world.inquiries()).toHaveLength(2)
  })
})
