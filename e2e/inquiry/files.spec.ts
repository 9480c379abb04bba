import { createHash } from 'node:crypto'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { receivedInquiry, expectedParts } from './received-inquiry.ts'
import { completeDraft } from './fields.ts'
import { pick, picks } from './sample-files.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test(
  ...alsoProves(
    clause('inquiry.files.add-button', 'two files, sent'),
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
    await inquiry.type(completeDraft)
    await inquiry.pick(log, picture)
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

for (const [size, isKept] of [
  [10_485_760, true],
  [10_485_761, false],
] as const)
  test(
    ...alsoProves(
      clause('inquiry.files.size-max', `${size} bytes`),
      ...(isKept ? [] : (['inquiry.files.message-size'] as const)),
    ),
    async ({ inquiry, world }) => {
      await inquiry.open()
      await inquiry.type(completeDraft)
      await inquiry.pick(pick('large.zip', size))
      if (isKept) await expect(inquiry.files()).toHaveCount(1)
      else {
        await expect(inquiry.fileRefusal).toHaveText('10MB를 넘는 파일은 첨부할 수 없습니다: large.zip')
        await expect(inquiry.files()).toHaveCount(0)
      }
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect((await world.inquiries())[0]?.files.map(({ name, size }) => [name, size])).toEqual(
        isKept ? [['large.zip', 10_485_760]] : [],
      )
    },
  )

test(
  ...alsoProves(clause('inquiry.files.count-max', '5 are kept'), 'inquiry.files.button-disabled-at-five'),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.type(completeDraft)
    await inquiry.pick(...picks(4))
    await expect(inquiry.files()).toHaveCount(4)
    await expect(inquiry.addFiles).toBeEnabled()
    await inquiry.pick(pick('fifth.txt'))
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
  ...alsoProves(clause('inquiry.files.count-max', '6 at once'), 'inquiry.files.message-count'),
  async ({ inquiry }) => {
    await inquiry.open()
    await inquiry.pick(...picks(7))
    await expect(inquiry.files()).toHaveCount(5)
    await expect(inquiry.fileRefusal).toHaveText('파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 6.txt, 7.txt')
  },
)

test(...clause('inquiry.files.button-disabled-at-five', 'on again with a place'), async ({ inquiry, page }) => {
  await inquiry.open()
  await inquiry.pick(...picks(5))
  await expect(inquiry.addFiles).toBeDisabled()
  let isOpened = false
  page.on('filechooser', () => (isOpened = true))
  await inquiry.addFiles.click({ force: true })
  await inquiry.addFiles.press('Enter')
  await inquiry.removeButton('3.txt').click()
  await expect(inquiry.addFiles).toBeEnabled()
  expect(isOpened).toBe(false)
})

test(
  ...alsoProves(
    clause('inquiry.files.drop-zone'),
    'inquiry.files.good-ones-kept',
    'inquiry.files.one-message-for-choice',
  ),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.type(completeDraft)
    await inquiry.drop(pick('a.txt'), pick('b.exe'), pick('c.pdf'), pick('d.bat'))
    await expect(inquiry.files()).toHaveCount(2)
    await expect(inquiry.fileRefusal).toContainText('b.exe, d.bat')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files.map(({ name }) => name)).toEqual(['a.txt', 'c.pdf'])
  },
)

test(...clause('inquiry.files.drop-zone', 'past the fifth'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.drop(...picks(5))
  await expect(inquiry.files()).toHaveCount(5)
  await inquiry.drop(pick('sixth.txt'))
  await expect(inquiry.fileRefusal).toContainText('sixth.txt')
  await expect(inquiry.files()).toHaveCount(5)
})

test(...alsoProves(clause('inquiry.files.remove-button'), 'inquiry.files.remove-named'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.type(completeDraft)
  await inquiry.pick(...picks(3))
  await inquiry.removeButton('2.txt').click()
  await expect(inquiry.files()).toHaveCount(2)
  // The focus goes to the next one, and from the last one to the button that adds.
  await expect(inquiry.removeButton('3.txt')).toBeFocused()
  await inquiry.removeButton('3.txt').press('Enter')
  await expect(inquiry.addFiles).toBeFocused()
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files.map(({ name }) => name)).toEqual(['1.txt'])
})

test(...clause('inquiry.files.remove-button', 'the same file can come again'), async ({ inquiry }) => {
  await inquiry.open()
  await inquiry.pick(pick('a.txt'))
  await inquiry.removeButton('a.txt').click()
  await expect(inquiry.files()).toHaveCount(0)
  await inquiry.pick(pick('a.txt'))
  await expect(inquiry.files()).toHaveCount(1)
})

test(...clause('inquiry.files.kept-after-failure', 'of a field'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.type({ ...completeDraft, title: '' })
  await inquiry.pick(...picks(2))
  await inquiry.send()
  await inquiry.expectError('title', 'form.noTitle')
  await expect(inquiry.files()).toHaveCount(2)
  await inquiry.title.fill('x')
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files).toHaveLength(2)
})

test(...clause('inquiry.files.progress'), async ({ inquiry, world }) => {
  // The server takes its time, so that all is sent and nothing is answered.
  await world.faults({ operationId: 'submitInquiry', delayMs: 1500 })
  await inquiry.open()
  await inquiry.type(completeDraft)
  await inquiry.pick(pick('a.zip', 300_000))
  await expect(inquiry.progress).toHaveCount(0)
  await inquiry.send()
  await expect(inquiry.progress).toHaveAttribute('aria-valuenow', '100')
  await expect(inquiry.group('attachFile')).toContainText('전송 중 (100%)')
  await expect(inquiry.addFiles).toBeDisabled()
  await expect(inquiry.success).toBeVisible()
})
