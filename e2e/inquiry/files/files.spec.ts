import { createHash } from 'node:crypto'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { receivedInquiry, expectedParts, completeDraft } from '../complete-inquiry.ts'
import { sampleFile, sampleFiles } from './sample-files.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const smallFile = (name: string) => ({ name, size: 12, sha256: sha256(Buffer.alloc(12, 'x')) })

test(...clausesOfSteps('and the drop zone, and 5 of 7 files'), async ({ inquiry, world, page }) => {
  const log = { name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('line 1\r\nline 2\n') }
  // 1,500 bytes are 1.46 units of 1024 bytes.
  const picture = { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.alloc(1500, 7) }
  await inquiry.openFilled(completeDraft)
  await inquiry.attach(log, picture)
  await clauseStep(
    ['inquiry.files.add-button', 'inquiry.files.listed', 'inquiry.files.type-and-size-shown'],
    'both, in order, with bytes and kilobytes',
    () => expect(inquiry.files()).toHaveText([/server\.log.*15바이트/, /screen\.png.*1KB/]),
  )
  await clauseStep('inquiry.files.announced-again', 'one of three', async () => {
    await inquiry.attach(sampleFile('a.txt'), sampleFile('b.exe'), sampleFile('server.log'))
    await expect(inquiry.fileRefusal).toContainText('b.exe')
    await expect(inquiry.fileStatus).toHaveText('a.txt 첨부됨')
  })
  await clauseStep('inquiry.files.announced-again', 'a rejected file and a skipped one, twice', async () => {
    for (const name of ['c.exe', 'a.txt']) {
      await inquiry.dropFiles(sampleFile(name))
      await expect(inquiry.fileRefusal).toContainText(name)
      await expect(inquiry.fileStatus).toHaveText('')
      // Screen readers announce an alert that is added, not one that stays.
      await inquiry.fileRefusal.evaluate((element) => element.setAttribute('data-announced', ''))
      await inquiry.dropFiles(sampleFile(name))
      await expect(inquiry.group('attachFile').locator('[data-announced]')).toHaveCount(0)
      await expect(inquiry.fileRefusal).toContainText(name)
    }
  })
  await clauseStep(['inquiry.files.drop-zone', 'inquiry.files.good-ones-kept'], 'two of four', async () => {
    await inquiry.dropFiles(sampleFile('d.txt'), sampleFile('e.exe'), sampleFile('f.pdf'), sampleFile('g.bat'))
    await expect(inquiry.files()).toHaveCount(5)
    await expect(inquiry.fileRefusal).toContainText('e.exe, g.bat')
  })
  await inquiry.sendSuccessfully()
  await clauseStep(
    [
      'inquiry.files.drop-zone',
      'inquiry.files.good-ones-kept',
      'call.inquiry.submit.attach-file',
      'call.inquiry.submit.attach-files-repeated',
    ],
    'all five arrive unchanged',
    async () =>
      expect(await world.inquiries()).toEqual([
        receivedInquiry(expectedParts, {
          files: [
            { name: 'server.log', size: 15, sha256: sha256(log.buffer) },
            { name: 'screen.png', size: 1500, sha256: sha256(picture.buffer) },
            smallFile('a.txt'),
            { ...smallFile('d.txt'), sha256: sha256(Buffer.alloc(12)) },
            { ...smallFile('f.pdf'), sha256: sha256(Buffer.alloc(12)) },
          ],
        }),
      ]),
  )
  await clauseStep('call.inquiry.allowed-extensions', 'one GET', async () =>
    expect(await world.journal('allowedExtensions')).toMatchObject([
      { method: 'GET', path: '/api/support/inquiry/allowFileExtList', query: '', status: 200 },
    ]),
  )
  await inquiry.reopenFilled({ ...completeDraft, title: '' })
  await inquiry.attach(...sampleFiles(7))
  await clauseStep(['inquiry.files.count-max', 'inquiry.files.message-count'], '7 files at once', async () => {
    await expect(inquiry.files()).toHaveCount(5)
    await expect(inquiry.fileRefusal).toHaveText('파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 6.txt, 7.txt')
  })
  await clauseStep('inquiry.files.drop-zone', 'a sixth file', async () => {
    const isHandled = page.evaluate(
      () =>
        new Promise((resolve) => addEventListener('drop', (event) => resolve(event.defaultPrevented), { once: true })),
    )
    await inquiry.dropFiles(sampleFile('sixth.txt'))
    // Otherwise, the browser would open the file instead of the page.
    expect(await isHandled).toBe(true)
    await expect(inquiry.fileRefusal).toContainText('sixth.txt')
    await expect(inquiry.files()).toHaveCount(5)
  })
  await clauseStep('inquiry.files.button-disabled-at-five', 'until a file is removed', async () => {
    await expect(inquiry.addFiles).toBeDisabled()
    let isOpened = false
    page.on('filechooser', () => (isOpened = true))
    await inquiry.addFiles.click({ force: true })
    await inquiry.addFiles.press('Enter')
    await inquiry.removeButton('3.txt').click()
    await expect(inquiry.addFiles).toBeEnabled()
    expect(isOpened).toBe(false)
  })
  await clauseStep(
    ['inquiry.files.remove-button', 'inquiry.files.type-and-size-shown'],
    'where the focus moves',
    async () => {
      await inquiry.removeButton('4.txt').click()
      await expect(inquiry.files()).toContainText(['1.txt', '2.txt', '5.txt'])
      // To the next remove button, and from the last one to the add button.
      await expect(inquiry.removeButton('5.txt')).toBeFocused()
      await inquiry.removeButton('5.txt').press('Enter')
      await expect(inquiry.addFiles).toBeFocused()
      await expect(inquiry.files()).toHaveCount(2)
    },
  )
  await clauseStep('inquiry.files.remove-button', 'the same file can be added again', async () => {
    await inquiry.attach(sampleFile('5.txt'))
    await expect(inquiry.files()).toHaveCount(3)
  })
  await clauseStep(['inquiry.files.size-max', 'inquiry.files.message-size'], 'one byte too large', async () => {
    await inquiry.dropFiles(sampleFile('large.zip', 10_485_761))
    await expect(inquiry.fileRefusal).toHaveText(
      '10MB를 넘는 파일은 첨부할 수 없습니다: large.zip. 크기를 줄여 다시 첨부해 주세요.',
    )
    await expect(inquiry.files()).toHaveCount(3)
  })
  await inquiry.dropFiles(sampleFile('large.zip', 10_485_760))
  await expect(inquiry.files()).toHaveCount(4)
  await expect(inquiry.addFiles).toBeEnabled()
  await inquiry.attach(sampleFile('fifth.txt'))
  await clauseStep('inquiry.files.button-disabled-at-five', 'without a message', async () => {
    await expect(inquiry.files()).toHaveCount(5)
    await expect(inquiry.addFiles).toBeDisabled()
    await expect(inquiry.fileRefusal).toHaveText('')
  })
  await inquiry.send()
  await clauseStep('inquiry.failure.nothing-lost', 'an invalid field', async () => {
    await inquiry.expectError('title', 'form.noTitle')
    await expect(inquiry.files()).toHaveCount(5)
  })
  await inquiry.title.fill('x')
  await inquiry.sendSuccessfully()
  await clauseStep(
    [
      'inquiry.files.count-max',
      'inquiry.failure.nothing-lost',
      'inquiry.files.remove-button',
      'inquiry.files.size-max',
    ],
    'what is sent',
    async () =>
      expect((await world.inquiries()).at(-1)?.files.map(({ name, size }) => [name, size])).toEqual([
        ['1.txt', 12],
        ['2.txt', 12],
        ['5.txt', 12],
        ['large.zip', 10_485_760],
        ['fifth.txt', 12],
      ]),
  )
})
