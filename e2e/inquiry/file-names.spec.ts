import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, test } from '../pages/test.ts'
import { completeDraft } from './fields.ts'
import { pick } from './sample-files.ts'

const usual = 'jpg, jpeg, png, gif, pdf, txt, log, csv, zip, docx, xlsx, pptx, hwp, hwpx'
const disallowed = (names: string) => `첨부할 수 없는 형식의 파일입니다: ${names}. 첨부할 수 있는 형식: ${usual}`
const forbidden = (names: string) =>
  `파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: ${names}. 이름을 바꿔 다시 첨부해 주세요.`

for (const [proves, names] of [
  ['inquiry.files.extension-allowed', ['a.exe', 'a.pdf.exe', 'a.pd']],
  ['inquiry.files.extension-missing', ['README', 'pdf', 'a.']],
] as const)
  test(
    ...alsoProves(
      clause(proves, `not ${names.join(', ')}`),
      'inquiry.files.message-extension',
      'inquiry.files.message-lists-extensions',
    ),
    async ({ inquiry, world }) => {
      await inquiry.open()
      await inquiry.type(completeDraft)
      for (const name of names) {
        await inquiry.pick(pick(name))
        await expect(inquiry.fileRefusal).toHaveText(disallowed(name))
        await expect(inquiry.files()).toHaveCount(0)
      }
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect((await world.inquiries())[0]?.files).toEqual([])
    },
  )

// Dropped, because a browser's dialog cannot pick names that no file system takes.
test(
  ...alsoProves(clause('inquiry.files.name-separators'), 'inquiry.files.name-characters', 'inquiry.files.message-name'),
  async ({ inquiry }) => {
    await inquiry.open()
    for (const sign of ['\\', '/', ':', '*', '?', '"', '<', '>', '|', ';', '%', '&', '#'])
      await test.step(sign, async () => {
        await inquiry.drop(pick(`a${sign}b.txt`), pick('a b.txt'))
        await expect(inquiry.fileRefusal).toHaveText(forbidden(`a${sign}b.txt`))
        await expect(inquiry.files()).toHaveCount(1)
        await inquiry.removeButton('a b.txt').click()
        await expect(inquiry.fileRefusal).toHaveText('')
      })
  },
)

test(...clause('inquiry.files.name-controls'), async ({ inquiry }) => {
  await inquiry.open()
  for (const [example, sign] of [
    ['a line break', '\n'],
    ['a tab', '\t'],
    ['delete', '\u007f'],
    ['right-to-left override', '\u202e'],
    ['right-to-left mark', '\u200f'],
    ['an isolate', '\u2067'],
  ] as const)
    await test.step(example, async () => {
      await inquiry.drop(pick(`a${sign}b.txt`), pick('a b.txt'))
      await expect(inquiry.fileRefusal).toContainText('파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다')
      await expect(inquiry.files()).toHaveCount(1)
      await inquiry.removeButton('a b.txt').click()
      await expect(inquiry.fileRefusal).toHaveText('')
    })
})

for (const [proves, names] of [
  ['inquiry.files.name-empty-base', ['.txt', '  .txt']],
  ['inquiry.files.name-max', [`${'가'.repeat(97)}.txt`]],
] as const)
  test(...clause(proves, `${names.length} refused`), async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.type(completeDraft)
    for (const name of names) {
      await inquiry.drop(pick(name), pick('a b.txt'))
      await expect(inquiry.fileRefusal).toContainText('이름을 바꿔 다시 첨부해 주세요')
      await expect(inquiry.files()).toHaveCount(1)
      await inquiry.removeButton('a b.txt').click()
      await expect(inquiry.fileRefusal).toHaveText('')
    }
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files).toEqual([])
  })

const taken = [
  'a.pdf',
  'a.exe.pdf',
  'A.PdF',
  `${'가'.repeat(96)}.txt`,
  "한글 (최종) 日本語 [1] {2} +=~!@$^_'`,-é😀.txt",
]
test(
  ...alsoProves(
    clause('inquiry.files.name-everything-else'),
    'inquiry.files.extension-allowed',
    'inquiry.files.extension-ignores-case',
    'inquiry.files.name-empty-base',
    'inquiry.files.name-max',
  ),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.type(completeDraft)
    await inquiry.drop(...taken.map((name) => pick(name)))
    await expect(inquiry.files()).toContainText(taken)
    await expect(inquiry.fileRefusal).toHaveText('')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files.map((file) => file.name)).toEqual(taken)
  },
)

test(...clause('inquiry.files.empty-allowed'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.type(completeDraft)
  await inquiry.pick(pick('empty.txt', 0))
  await expect(inquiry.files()).toContainText(['empty.txt 0바이트'])
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files).toMatchObject([{ name: 'empty.txt', size: 0 }])
})

test(...clause('inquiry.files.duplicate-skipped', 'silently, whatever its size'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.type(completeDraft)
  await inquiry.pick(pick('a.txt', 10), pick('b.txt'))
  await inquiry.pick(pick('a.txt', 11))
  await expect(inquiry.files()).toHaveCount(2)
  await expect(inquiry.fileRefusal).toHaveText('')
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files).toMatchObject([{ name: 'a.txt', size: 10 }, { name: 'b.txt' }])
})

test(...alsoProves(clause('inquiry.files.duplicate-by-nfc'), 'inquiry.files.name-kept'), async ({ inquiry, world }) => {
  const name = '한글 보고서.txt'
  await inquiry.open()
  await inquiry.type(completeDraft)
  // As macOS writes it, taken apart into its letters; then as others do.
  await inquiry.drop(pick(name.normalize('NFD'), 10))
  await expect(inquiry.files()).toHaveCount(1)
  await inquiry.drop(pick(name.normalize('NFC'), 20))
  await inquiry.drop(pick('다른.txt', 30))
  await expect(inquiry.files()).toHaveCount(2)
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files).toMatchObject([
    { name: name.normalize('NFC'), size: 10 },
    { name: '다른.txt', size: 30 },
  ])
})

test(
  ...alsoProves(
    clause('inquiry.files.check-order', 'each file by its first fault'),
    'inquiry.files.one-message-for-choice',
  ),
  async ({ inquiry }) => {
    await inquiry.open()
    await inquiry.drop(pick('1.txt'), pick('2.txt'), pick('3.txt'), pick('4.txt'), pick('5.txt'))
    await expect(inquiry.files()).toHaveCount(5)
    const tooLarge = 10_485_761
    await inquiry.drop(
      // Skipped before anything else is looked at.
      pick('1.txt', tooLarge),
      pick('a#b.exe', tooLarge),
      pick('c.exe', tooLarge),
      pick('d.txt', tooLarge),
      pick('e.txt'),
    )
    await expect(inquiry.fileRefusal.getByRole('paragraph')).toHaveText([
      forbidden('a#b.exe'),
      disallowed('c.exe'),
      '10MB를 넘는 파일은 첨부할 수 없습니다: d.txt',
      '파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: e.txt',
    ])
    await expect(inquiry.files()).toHaveCount(5)
  },
)

test(...clause('inquiry.files.extension-allowed', 'whatever the server allows'), async ({ inquiry, world }) => {
  await world.patch({ allowFileExt: ['xyz'] })
  await inquiry.open()
  await expect(inquiry.group('attachFile')).toHaveAccessibleDescription(/형식: xyz$/)
  await inquiry.pick(pick('a.xyz'), pick('a.pdf'))
  await expect(inquiry.files()).toContainText(['a.xyz'])
  await expect(inquiry.fileRefusal).toHaveText('첨부할 수 없는 형식의 파일입니다: a.pdf. 첨부할 수 있는 형식: xyz')
})

test(...clause('inquiry.files.extension-allowed', 'picked before the list is there'), async ({ inquiry, page }) => {
  const release = await pauseRequests(page, '/api/support/inquiry/allowFileExtList')
  await inquiry.open()
  await inquiry.drop(pick('a.pdf'))
  release()
  await expect(inquiry.files()).toContainText(['a.pdf'])
  await expect(inquiry.fileRefusal).toHaveText('')
})

for (const [locale, count, name] of [
  ['en', 'You can attach up to 5 files. Not attached: 6.txt', 'Choose files'],
  ['ja', '添付できるファイルは5個までです。添付できなかったファイル：6.txt', 'ファイルを選択'],
] as const)
  test.describe(locale, () => {
    test.use({ locale })
    test(...clause('inquiry.files.message-count', locale), async ({ inquiry }) => {
      await inquiry.open()
      await expect(inquiry.addFiles).toHaveText(name)
      await inquiry.drop(...[1, 2, 3, 4, 5, 6].map((i) => pick(`${i}.txt`)))
      await expect(inquiry.fileRefusal).toHaveText(count)
    })
  })
