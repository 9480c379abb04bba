import { pauseRequests } from '../pages/pause-requests.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import { withoutKoreanLetters } from '../pages/without-korean-letters.ts'
import { completeDraft } from './fields.ts'
import { sampleFile } from './sample-files.ts'

const allowedExtensions = 'jpg, jpeg, png, gif, pdf, txt, log, csv, zip, docx, xlsx, pptx, hwp, hwpx'
const disallowed = (names: string) =>
  `첨부할 수 없는 형식의 파일입니다: ${names}. 첨부할 수 있는 형식: ${allowedExtensions}`
const forbidden = (names: string) =>
  `파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: ${names}. 이름을 바꿔 다시 첨부해 주세요.`

for (const [proves, names] of [
  ['inquiry.files.extension-allowed', ['a.exe', 'a.pdf.exe', 'a.pd']],
  ['inquiry.files.extension-missing', ['README', 'pdf', 'a.']],
] as const)
  test(
    ...alsoProves(
      clause(proves, `rejected: ${names.join(', ')}`),
      'inquiry.files.message-extension',
      'inquiry.files.message-lists-extensions',
    ),
    async ({ inquiry, world }) => {
      await inquiry.open()
      await inquiry.fillFields(completeDraft)
      for (const name of names) {
        await inquiry.attach(sampleFile(name))
        await expect(inquiry.fileRefusal).toHaveText(disallowed(name))
        await expect(inquiry.files()).toHaveCount(0)
      }
      await inquiry.send()
      await expect(inquiry.success).toBeVisible()
      expect((await world.inquiries())[0]?.files).toEqual([])
    },
  )

// Dropped, because the file chooser cannot provide names that file systems reject.
test(
  ...alsoProves(clause('inquiry.files.name-separators'), 'inquiry.files.name-characters', 'inquiry.files.message-name'),
  async ({ inquiry }) => {
    await inquiry.open()
    for (const character of ['\\', '/', ':', '*', '?', '"', '<', '>', '|', ';', '%', '&', '#'])
      await softStep(character, async () => {
        await inquiry.dropFiles(sampleFile(`a${character}b.txt`), sampleFile('a b.txt'))
        await expect(inquiry.fileRefusal).toHaveText(forbidden(`a${character}b.txt`))
        await expect(inquiry.files()).toHaveCount(1)
        await inquiry.removeButton('a b.txt').click()
        await expect(inquiry.fileRefusal).toHaveText('')
      })
  },
)

test(...clause('inquiry.files.name-controls'), async ({ inquiry }) => {
  await inquiry.open()
  for (const [example, character] of [
    ['a line break', '\n'],
    ['a tab', '\t'],
    ['the delete character', '\u007f'],
    ['a right-to-left override', '\u202e'],
    ['a right-to-left mark', '\u200f'],
    ['a directional isolate', '\u2067'],
  ] as const)
    await softStep(example, async () => {
      await inquiry.dropFiles(sampleFile(`a${character}b.txt`), sampleFile('a b.txt'))
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
  test(...clause(proves, `${names.length} rejected`), async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    for (const name of names) {
      await inquiry.dropFiles(sampleFile(name), sampleFile('a b.txt'))
      await expect(inquiry.fileRefusal).toContainText('이름을 바꿔 다시 첨부해 주세요')
      await expect(inquiry.files()).toHaveCount(1)
      await inquiry.removeButton('a b.txt').click()
      await expect(inquiry.fileRefusal).toHaveText('')
    }
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files).toEqual([])
  })

const accepted = [
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
    await inquiry.fillFields(completeDraft)
    await inquiry.dropFiles(...accepted.map((name) => sampleFile(name)))
    await expect(inquiry.files()).toContainText(accepted)
    await expect(inquiry.fileRefusal).toHaveText('')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files.map((file) => file.name)).toEqual(accepted)
  },
)

test(...clause('inquiry.files.empty-allowed'), async ({ inquiry, world }) => {
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  await inquiry.attach(sampleFile('empty.txt', 0))
  await expect(inquiry.files()).toContainText(['empty.txt 0바이트'])
  await inquiry.send()
  await expect(inquiry.success).toBeVisible()
  expect((await world.inquiries())[0]?.files).toMatchObject([{ name: 'empty.txt', size: 0 }])
})

test(
  ...clause('inquiry.files.duplicate-skipped', 'without a message, whatever its size'),
  async ({ inquiry, world }) => {
    await inquiry.open()
    await inquiry.fillFields(completeDraft)
    await inquiry.attach(sampleFile('a.txt', 10), sampleFile('b.txt'))
    await inquiry.attach(sampleFile('a.txt', 11))
    await expect(inquiry.files()).toHaveCount(2)
    await expect(inquiry.fileRefusal).toHaveText('')
    await inquiry.send()
    await expect(inquiry.success).toBeVisible()
    expect((await world.inquiries())[0]?.files).toMatchObject([{ name: 'a.txt', size: 10 }, { name: 'b.txt' }])
  },
)

test(...alsoProves(clause('inquiry.files.duplicate-by-nfc'), 'inquiry.files.name-kept'), async ({ inquiry, world }) => {
  const name = '한글 보고서.txt'
  await inquiry.open()
  await inquiry.fillFields(completeDraft)
  // macOS decomposes names (NFD). Other systems use NFC.
  await inquiry.dropFiles(sampleFile(name.normalize('NFD'), 10))
  await expect(inquiry.files()).toHaveCount(1)
  await inquiry.dropFiles(sampleFile(name.normalize('NFC'), 20))
  await inquiry.dropFiles(sampleFile('다른.txt', 30))
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
    clause('inquiry.files.check-order', 'each file reports its first error'),
    'inquiry.files.one-message-for-choice',
  ),
  async ({ inquiry }) => {
    await inquiry.open()
    await inquiry.dropFiles(
      sampleFile('1.txt'),
      sampleFile('2.txt'),
      sampleFile('3.txt'),
      sampleFile('4.txt'),
      sampleFile('5.txt'),
    )
    await expect(inquiry.files()).toHaveCount(5)
    const tooLarge = 10_485_761
    await inquiry.dropFiles(
      // A duplicate is skipped before any other check.
      sampleFile('1.txt', tooLarge),
      sampleFile('a#b.exe', tooLarge),
      sampleFile('c.exe', tooLarge),
      sampleFile('d.txt', tooLarge),
      sampleFile('e.txt'),
    )
    await expect(inquiry.fileRefusal.getByRole('paragraph')).toHaveText([
      forbidden('a#b.exe'),
      disallowed('c.exe'),
      '10MB를 넘는 파일은 첨부할 수 없습니다: d.txt. 크기를 줄여 다시 첨부해 주세요.',
      '파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: e.txt',
    ])
    await expect(inquiry.files()).toHaveCount(5)
  },
)

test(...clause('inquiry.files.extension-allowed', 'the list that the server returns'), async ({ inquiry, world }) => {
  await world.patch({ allowFileExt: ['xyz'] })
  await inquiry.open()
  await expect(inquiry.group('attachFile')).toHaveAccessibleDescription(/형식: xyz$/)
  await inquiry.attach(sampleFile('a.xyz'), sampleFile('a.pdf'))
  await expect(inquiry.files()).toContainText(['a.xyz'])
  await expect(inquiry.fileRefusal).toHaveText('첨부할 수 없는 형식의 파일입니다: a.pdf. 첨부할 수 있는 형식: xyz')
})

test(...clause('inquiry.files.extension-allowed', 'attached before the list has loaded'), async ({ inquiry, page }) => {
  const release = await pauseRequests(page, '/api/support/inquiry/allowFileExtList')
  await inquiry.open()
  await inquiry.dropFiles(sampleFile('a.pdf'))
  release()
  await expect(inquiry.files()).toContainText(['a.pdf'])
  await expect(inquiry.fileRefusal).toHaveText('')
})

for (const [locale, count, name] of [
  ['en', 'You can attach up to 5 files. Not attached: 6.txt', 'Choose files'],
  ['ja', '添付できるファイルは5個までです。添付できなかったファイル：6.txt', 'ファイルを選択'],
] as const)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(...clause('inquiry.files.message-count', locale), async ({ inquiry }) => {
      await inquiry.open()
      await expect(inquiry.addFiles).toHaveText(name)
      await inquiry.dropFiles(...[1, 2, 3, 4, 5, 6].map((i) => sampleFile(`${i}.txt`)))
      await expect(inquiry.fileRefusal).toHaveText(count)
    })
  })

for (const language of ['en', 'ja'] as const)
  test.describe(language, () => {
    test.use({ language, settings: { persona: 'main' } })
    test(...clause('shell.start.other-letters', `what fields contain, ${language}`), async ({ inquiry, page }) => {
      await withoutKoreanLetters(page)
      await inquiry.open()
      await inquiry.content.fill('서버에 접속할 수 없습니다.')
      for (const [field, value] of [
        [inquiry.control('inquiryPersonName'), '김민서'],
        [inquiry.content, '서버에 접속할 수 없습니다.'],
      ] as const)
        await softStep(value, async () => {
          await expect(field).toHaveValue(value)
          await expect(field).toHaveAttribute('lang', 'ko')
          await expect(field).toHaveCSS('font-family', /^"Noto Sans KR Variable"/)
        })
    })
    test(
      ...clause('shell.start.other-letters', `the names of attached files, ${language}`),
      async ({ inquiry, page }) => {
        await withoutKoreanLetters(page)
        await inquiry.open()
        await inquiry.attach(sampleFile('화면.png'), sampleFile('설치.exe'))
        for (const [place, name] of [
          [inquiry.fileRefusal, '설치.exe'],
          [inquiry.files(), '화면.png'],
        ] as const)
          await softStep(name, async () => {
            await expect(place.locator('[lang="ko"]')).toHaveText(name)
            await expect(place.locator('[lang="ko"]')).toHaveCSS('font-family', /^"Noto Sans KR Variable"/)
          })
      },
    )
  })
