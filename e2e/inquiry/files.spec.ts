import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import { completeDraft } from './fields.ts'
import { sampleFile, sampleFiles } from './sample-files.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test(
  ...alsoProves(
    clause('inquiry.files.add-button', 'two files'),
    'inquiry.files.listed',
    'inquiry.files.type-and-size-shown',
    'call.inquiry.submit.attach-file',
    'call.inquiry.submit.attach-files-repeated',
    'call.inquiry.allowed-extensions',
  ),
  async ({ inquiry, world }) => {
    const log = { name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('line 1\r\nline 2\n') }
    const picture = { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.alloc(1536, 7) }
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.attach(log, picture)
    await expect(inquiry.files()).toHaveCount(2)
    await expect(inquiry.files().nth(0)).toContainText(/server\.log.*15바이트/)
    await expect(inquiry.files().nth(1)).toContainText(/screen\.png.*2KB/)
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect(await world.inquiries()).toEqual([
      receivedInquiry(expectedParts, {
        files: [
          { name: 'server.log', size: 15, sha256: sha256(log.buffer) },
          { name: 'screen.png', size: 1536, sha256: sha256(picture.buffer) },
        ],
      }),
    ])
    expect(await world.journal('allowedExtensions')).toMatchObject([
      { method: 'GET', path: '/api/support/inquiry/allowFileExtList', query: '', status: 200 },
    ])
  },
)

test(...alsoProves(clause('inquiry.files.extension-hint'), 'inquiry.files.limits-hint'), async ({ inquiry, world }) => {
  await world.patch({ allowFileExt: ['pdf', 'hwp'] })
  await inquiry.open()
  await expect(inquiry.group('attachFile')).toHaveAccessibleDescription(
    /최대 5개, 파일마다 10MB까지 첨부할 수 있습니다\. 형식: pdf, hwp$/,
  )
})

for (const [size, isAccepted] of [
  [10_485_760, true],
  [10_485_761, false],
] as const)
  test(
    ...alsoProves(
      clause('inquiry.files.size-max', `${size} bytes`),
      ...(isAccepted ? [] : (['inquiry.files.message-size'] as const)),
    ),
    async ({ inquiry, world }) => {
      await inquiry.open()
      await inquiry.fillFields(completeDraft)
      await inquiry.attach(sampleFile('large.zip', size))
      if (isAccepted) await expect(inquiry.files()).toHaveCount(1)
      else {
        await expect(inquiry.fileRefusal).toHaveText('10MB를 넘는 파일은 첨부할 수 없습니다: large.zip')
        await expect(inquiry.files()).toHaveCount(0)
      }
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect((await world.inquiries())[0]?.files.map(({ name, size }) => [name, size])).toEqual(
        isAccepted ? [['large.zip', 10_485_760]] : [],
      )
    },
  )

test(
  ...alsoProves(clause('inquiry.files.count-max', '5 files'), 'inquiry.files.button-disabled-at-five'),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.attach(...sampleFiles(4))
    await expect(inquiry.files()).toHaveCount(4)
    await expect(inquiry.addFiles).toBeEnabled()
    await inquiry.attach(sampleFile('fifth.txt'))
    await expect(inquiry.files()).toHaveCount(5)
    await expect(inquiry.addFiles).toBeDisabled()
    await expect(inquiry.fileRefusal).toHaveText('')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files.map(({ name }) => name)).toEqual([
      '1.txt',
      '2.txt',
      '3.txt',
      '4.txt',
      'fifth.txt',
    ])
  },
)

test(
  ...alsoProves(clause('inquiry.files.count-max', '7 files at once'), 'inquiry.files.message-count'),
  async ({ inquiry }) => {
    await inquiry.open()
    await inquiry.attach(...sampleFiles(7))
    await expect(inquiry.files()).toHaveCount(5)
    await expect(inquiry.fileRefusal).toHaveText('파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 6.txt, 7.txt')
  },
)

test(
  ...clause('inquiry.files.button-disabled-at-five', 'enabled again after a file is removed'),
  async ({ inquiry, page }) => {
    await inquiry.open()
    await inquiry.attach(...sampleFiles(5))
    await expect(inquiry.addFiles).toBeDisabled()
    let isOpened = false
    page.on('filechooser', () => (isOpened = true))
    await inquiry.addFiles.click({ force: true })
    await inquiry.addFiles.press('Enter')
    await inquiry.removeButton('3.txt').click()
    await expect(inquiry.addFiles).toBeEnabled()
    expect(isOpened).toBe(false)
  },
)

test(
  ...alsoProves(
    clause('inquiry.files.drop-zone'),
    'inquiry.files.good-ones-kept',
    'inquiry.files.one-message-for-choice',
  ),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.dropFiles(sampleFile('a.txt'), sampleFile('b.exe'), sampleFile('c.pdf'), sampleFile('d.bat'))
    await expect(inquiry.files()).toHaveCount(2)
    await expect(inquiry.fileRefusal).toContainText('b.exe, d.bat')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files.map(({ name }) => name)).toEqual(['a.txt', 'c.pdf'])
  },
)

test(...clause('inquiry.files.drop-zone', 'a sixth file'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.dropFiles(...sampleFiles(5))
  await expect(inquiry.files()).toHaveCount(5)
  await inquiry.dropFiles(sampleFile('sixth.txt'))
  await expect(inquiry.fileRefusal).toContainText('sixth.txt')
  await expect(inquiry.files()).toHaveCount(5)
})

test(...alsoProves(clause('inquiry.files.remove-button'), 'inquiry.files.remove-named'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(...sampleFiles(3))
  await inquiry.removeButton('2.txt').click()
  await expect(inquiry.files()).toHaveCount(2)
  // Focus moves to the next remove button, and from the last one to the add button.
  await expect(inquiry.removeButton('3.txt')).toBeFocused()
  await inquiry.removeButton('3.txt').press('Enter')
  await expect(inquiry.addFiles).toBeFocused()
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files.map(({ name }) => name)).toEqual(['1.txt'])
})

test(...clause('inquiry.files.remove-button', 'the same file can be added again'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.attach(sampleFile('a.txt'))
  await inquiry.removeButton('a.txt').click()
  await expect(inquiry.files()).toHaveCount(0)
  await inquiry.attach(sampleFile('a.txt'))
  await expect(inquiry.files()).toHaveCount(1)
})

test(...clause('inquiry.files.kept-after-failure', 'an invalid field'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.fillFields({ ...completeDraft, title: '' })
  await inquiry.attach(...sampleFiles(2))
  await inquiry.send()
  await inquiry.expectError('title', 'form.noTitle')
  await expect(inquiry.files()).toHaveCount(2)
  await inquiry.title.fill('x')
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files).toHaveLength(2)
})

test(...clause('inquiry.files.progress'), async ({ inquiry, world }) => {
  // The response is delayed, so that the upload is complete while the request is pending.
  await world.faults({ operationId: 'submitInquiry', delayMs: 1500 })
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('a.zip', 300_000))
  await expect(inquiry.progress).toHaveCount(0)
  await inquiry.send()
  await expect(inquiry.progress).toHaveAttribute('aria-valuenow', '100')
  await expect(inquiry.group('attachFile')).toContainText('전송 중 (100%)')
  await expect(inquiry.addFiles).toBeDisabled()
  await expect(inquiry.success).toBeVisible()
})

test(...clause('inquiry.files.only-attached-announced'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.attach(sampleFile('a.txt'), sampleFile('b.exe'))
  await expect(inquiry.fileRefusal).toContainText('b.exe')
  await expect(inquiry.fileStatus).toHaveText('a.txt 첨부됨')
  await test.step('a rejected file', async () => {
    await inquiry.attach(sampleFile('c.exe'))
    await expect(inquiry.fileRefusal).toContainText('c.exe')
    await expect(inquiry.fileStatus).toHaveText('')
  })
  await test.step('a skipped file', async () => {
    await inquiry.attach(sampleFile('d.txt'), sampleFile('a.txt'))
    await expect(inquiry.files()).toHaveCount(2)
    await expect(inquiry.fileStatus).toHaveText('d.txt 첨부됨')
  })
})

test(...clause('inquiry.sending.waits-for-files'), async ({ inquiry, page, world }) => {
  const release = await pauseRequests(page, '/api/support/inquiry/allowFileExtList')
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('a.txt'))
  await inquiry.attach(sampleFile('b.txt'))
  await Promise.all([page.waitForResponse('**/api/support/inquiry/abuse'), inquiry.send()])
  release()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries()).map(({ files }) => files.map(({ name }) => name))).toEqual([['a.txt', 'b.txt']])
})

test(...clause('inquiry.sending.stops-for-rejected-file'), async ({ inquiry, page, world }) => {
  const release = await pauseRequests(page, '/api/support/inquiry/allowFileExtList')
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('a.txt'), sampleFile('b.exe'))
  await Promise.all([page.waitForResponse('**/api/support/inquiry/abuse'), inquiry.send()])
  release()
  await expect(inquiry.fileRefusal).toContainText('b.exe')
  await expect(inquiry.sendButton).toBeEnabled()
  expect(await world.inquiries()).toEqual([])
  // The visitor has read the message and sends without the file.
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries()).map(({ files }) => files.map(({ name }) => name))).toEqual([['a.txt']])
})

test(
  ...alsoProves(clause('inquiry.files.unreadable', 'a deleted file'), 'inquiry.files.message-unreadable'),
  async ({ inquiry, page, world }, testInfo) => {
    const [kept, deleted] = [testInfo.outputPath('kept.txt'), testInfo.outputPath('deleted.log')]
    for (const path of [kept, deleted]) writeFileSync(path, 'content')
    // The file is deleted while the list of extensions is still loading.
    const release = await pauseRequests(page, '/api/support/inquiry/allowFileExtList')
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.attachPaths(kept, deleted)
    rmSync(deleted)
    release()
    await expect(inquiry.fileRefusal).toHaveText(
      '읽을 수 없는 파일입니다: deleted.log. 파일을 삭제했거나 다른 프로그램이 저장 중인지, 폴더가 아닌지 확인하고 다시 첨부해 주세요.',
    )
    await expect(inquiry.files()).toHaveCount(1)
    await expect(inquiry.fileStatus).toHaveText('kept.txt 첨부됨')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries()).map(({ files }) => files.map(({ name }) => name))).toEqual([['kept.txt']])
  },
)

test(...clause('inquiry.files.unreadable', 'a folder'), async ({ inquiry, page }, testInfo) => {
  const folder = testInfo.outputPath('folder.txt')
  mkdirSync(folder)
  await inquiry.open()
  await inquiry.addFiles.scrollIntoViewIfNeeded()
  const { x, y } = (await inquiry.addFiles.boundingBox())!
  const mouse = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await mouse.send('Input.dispatchDragEvent', {
      type,
      x: x + 5,
      y: y + 5,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    })
  await expect(inquiry.fileRefusal).toContainText('folder.txt')
  await expect(inquiry.files()).toHaveCount(0)
})

test(...clause('inquiry.files.unreadable-on-send'), async ({ inquiry, world }, testInfo) => {
  const [kept, growing] = [testInfo.outputPath('kept.txt'), testInfo.outputPath('growing.log')]
  for (const path of [kept, growing]) writeFileSync(path, 'content')
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.attachPaths(kept, growing)
  await expect(inquiry.files()).toHaveCount(2)
  appendFileSync(growing, 'more content')
  await inquiry.send()
  await expect(inquiry.fileRefusal).toContainText('growing.log')
  await expect(inquiry.files()).toHaveCount(1)
  await expect(inquiry.sendButton).toBeEnabled()
  expect(await world.inquiries()).toEqual([])
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries()).map(({ files }) => files.map(({ name }) => name))).toEqual([['kept.txt']])
})
