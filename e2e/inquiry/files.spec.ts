import { createHash } from 'node:crypto'
import { alsoProves, clause, clauseStep, expect, test } from '../pages/test.ts'
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
    // 1,500 bytes are 1.46 units of 1024 bytes.
    const picture = { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.alloc(1500, 7) }
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.attach(log, picture)
    await clauseStep('inquiry.files.add-button', 'adds both', () => expect(inquiry.files()).toHaveCount(2))
    await clauseStep('inquiry.files.listed', 'in order', () =>
      expect(inquiry.files()).toContainText(['server.log', 'screen.png']),
    )
    await clauseStep('inquiry.files.type-and-size-shown', 'bytes and kilobytes', () =>
      expect(inquiry.files()).toContainText([/server\.log.*15바이트/, /screen\.png.*1KB/]),
    )
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    for (const id of ['call.inquiry.submit.attach-file', 'call.inquiry.submit.attach-files-repeated'] as const)
      await clauseStep(id, 'both arrive unchanged', async () =>
        expect(await world.inquiries()).toEqual([
          receivedInquiry(expectedParts, {
            files: [
              { name: 'server.log', size: 15, sha256: sha256(log.buffer) },
              { name: 'screen.png', size: 1500, sha256: sha256(picture.buffer) },
            ],
          }),
        ]),
      )
    await clauseStep('call.inquiry.allowed-extensions', 'one GET', async () =>
      expect(await world.journal('allowedExtensions')).toMatchObject([
        { method: 'GET', path: '/api/support/inquiry/allowFileExtList', query: '', status: 200 },
      ]),
    )
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
        await expect(inquiry.fileRefusal).toHaveText(
          '10MB를 넘는 파일은 첨부할 수 없습니다: large.zip. 크기를 줄여 다시 첨부해 주세요.',
        )
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
