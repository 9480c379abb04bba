import { pauseRequests } from '../pages/pause-requests.ts'
import { clause, clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { withoutKoreanFont } from '../pages/without-korean-font.ts'
import { completeDraft } from './complete-inquiry.ts'
import { sampleFile } from './sample-files.ts'

const allowedExtensions = 'jpg, jpeg, png, gif, pdf, txt, log, csv, zip, docx, xlsx, pptx, hwp, hwpx'
const disallowed = (name: string) =>
  `첨부할 수 없는 형식의 파일입니다: ${name}. 첨부할 수 있는 형식: ${allowedExtensions}`
const skipped = (name: string) =>
  `같은 이름의 파일이 이미 첨부되어 있어 건너뛰었습니다: ${name}. 다른 파일이라면 이름을 바꿔 다시 첨부해 주세요.`
const forbidden = (name: string) =>
  `파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: ${name}. 이름을 바꿔 다시 첨부해 주세요.`

const accepted = [
  'a.pdf',
  'a.exe.pdf',
  'A.PdF',
  `${'가'.repeat(96)}.txt`,
  "한글 (최종) 日本語 [1] {2} +=~!@$^_'`,-é😀.txt",
]

const rejected = [
  ...[...'\\/:*?"<>|;%&#\n\t\u007f\u202e\u200f\u2067'].map((character) => `a${character}b.txt`),
  ...['.txt', '  .txt', `${'가'.repeat(97)}.txt`],
]

test(...clausesOfSteps(), async ({ inquiry, world }) => {
  await inquiry.openFilled(completeDraft)
  for (const name of ['a.exe', 'a.pdf.exe', 'a.pd', 'README', 'pdf', 'a.'])
    await clauseStep(
      [
        'inquiry.files.extension-allowed',
        'inquiry.files.extension-ignores-case',
        'inquiry.files.message-extension',
        'inquiry.files.message-lists-extensions',
      ],
      `rejected: ${name}`,
      async () => {
        await inquiry.attach(sampleFile(name))
        await expect(inquiry.fileRefusal).toHaveText(disallowed(name))
        await expect(inquiry.files()).toHaveCount(0)
      },
    )
  // Dropped, because the file chooser cannot provide names that file systems reject.
  for (const name of rejected)
    await clauseStep(
      ['inquiry.files.name-separators', 'inquiry.files.name-characters', 'inquiry.files.message-name'],
      `rejected: ${JSON.stringify(name)}`,
      async () => {
        await inquiry.dropFiles(sampleFile(name), sampleFile('a b.txt'))
        await expect(inquiry.fileRefusal).toContainText('파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다')
        await expect(inquiry.files()).toHaveCount(1)
        await inquiry.removeButton('a b.txt').click()
        await expect(inquiry.fileRefusal).toHaveText('')
      },
    )
  await inquiry.dropFiles(...accepted.map((name) => sampleFile(name)))
  await expect(inquiry.files()).toContainText(accepted)
  await expect(inquiry.fileRefusal).toHaveText('')
  await inquiry.sendSuccessfully()
  await clauseStep(
    ['inquiry.files.name-everything-else', 'inquiry.files.extension-allowed', 'inquiry.files.extension-ignores-case'],
    'only the accepted ones are sent',
    async () => expect((await world.inquiries())[0]?.files.map((file) => file.name)).toEqual(accepted),
  )
})

test(...clausesOfSteps('whatever its size'), async ({ inquiry, world }) => {
  const name = '한글 보고서.txt'
  await inquiry.openFilled(completeDraft)
  await clauseStep('inquiry.files.empty-allowed', 'its size is shown', async () => {
    await inquiry.attach(sampleFile('empty.txt', 0))
    await expect(inquiry.files()).toContainText(['empty.txt 0바이트'])
  })
  await clauseStep('inquiry.files.duplicate-skipped', 'and named', async () => {
    await inquiry.attach(sampleFile('a.txt', 10), sampleFile('b.txt'))
    await inquiry.attach(sampleFile('a.txt', 11))
    await expect(inquiry.files()).toHaveCount(3)
    await expect(inquiry.fileRefusal).toHaveText(skipped('a.txt'))
  })
  await clauseStep('inquiry.files.duplicate-by-nfc', 'a decomposed name', async () => {
    // macOS decomposes names (NFD). Other systems use NFC.
    await inquiry.dropFiles(sampleFile(name.normalize('NFD'), 10))
    await expect(inquiry.files()).toHaveCount(4)
    await inquiry.dropFiles(sampleFile(name.normalize('NFC'), 20))
    await inquiry.dropFiles(sampleFile('다른.txt', 30))
    await expect(inquiry.files()).toHaveCount(5)
  })
  await clauseStep(
    ['inquiry.files.check-order', 'inquiry.files.good-ones-kept'],
    'each file reports its first error',
    async () => {
      const tooLarge = 10_485_761
      await inquiry.dropFiles(
        // A duplicate is skipped before any other check.
        sampleFile('b.txt', tooLarge),
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
        skipped('b.txt'),
      ])
      await expect(inquiry.files()).toHaveCount(5)
    },
  )
  await inquiry.sendSuccessfully()
  await clauseStep(
    [
      'inquiry.files.duplicate-by-nfc',
      'inquiry.files.duplicate-skipped',
      'inquiry.files.empty-allowed',
      'inquiry.files.name-everything-else',
    ],
    'the first of each name is sent',
    async () =>
      expect((await world.inquiries())[0]?.files).toMatchObject([
        { name: 'empty.txt', size: 0 },
        { name: 'a.txt', size: 10 },
        { name: 'b.txt', size: 12 },
        { name: name.normalize('NFC'), size: 10 },
        { name: '다른.txt', size: 30 },
      ]),
  )
})

test.describe('with another list of the server', () => {
  test.use({ settings: { allowFileExt: ['pdf', 'hwp'] } })
  test(...clausesOfSteps('the list that the server returns'), async ({ inquiry, page }) => {
    const release = await pauseRequests(page, '/api/support/inquiry/allowFileExtList')
    await inquiry.open()
    await inquiry.dropFiles(sampleFile('a.pdf'))
    release()
    await clauseStep('inquiry.files.extension-allowed', 'attached before the list has loaded', async () => {
      await expect(inquiry.files()).toContainText(['a.pdf'])
      await expect(inquiry.fileRefusal).toHaveText('')
    })
    await clauseStep(['inquiry.files.extension-hint', 'inquiry.files.limits-hint'], 'below the button', () =>
      expect(inquiry.group('attachFile')).toHaveAccessibleDescription(
        /최대 5개, 파일마다 10MB까지 첨부할 수 있습니다\. 형식: pdf, hwp$/,
      ),
    )
    await clauseStep('inquiry.files.extension-allowed', 'hwp, not txt', async () => {
      await inquiry.attach(sampleFile('a.hwp'), sampleFile('a.txt'))
      await expect(inquiry.files()).toContainText(['a.pdf', 'a.hwp'])
      await expect(inquiry.fileRefusal).toHaveText(
        '첨부할 수 없는 형식의 파일입니다: a.txt. 첨부할 수 있는 형식: pdf, hwp',
      )
    })
  })
})

for (const language of ['en', 'ja'] as const)
  test.describe(language, () => {
    test.use({ language, settings: { persona: 'main', member: { name: '김가람' } } })
    test(...clause('shell.start.own-font', `what fields contain, ${language}`), async ({ inquiry, page }) => {
      await withoutKoreanFont(page)
      await inquiry.open()
      await inquiry.content.fill('서버에 접속할 수 없습니다.')
      for (const [field, value] of [
        [inquiry.control('inquiryPersonName'), '김가람'],
        [inquiry.content, '서버에 접속할 수 없습니다.'],
      ] as const)
        await clauseStep('shell.start.own-font', value, async () => {
          await expect(field).toHaveValue(value)
          await expect(field).toHaveAttribute('lang', 'ko')
          await expect(field).toHaveCSS('font-family', /^"Noto Sans KR Variable"/)
        })
      await inquiry.attach(sampleFile('화면.png'), sampleFile('설치.exe'))
      for (const [place, name] of [
        [inquiry.fileRefusal, '설치.exe'],
        [inquiry.files(), '화면.png'],
      ] as const)
        await clauseStep('shell.start.own-font', name, async () => {
          await expect(place.locator('[lang="ko"]')).toHaveText(name)
          await expect(place.locator('[lang="ko"]')).toHaveCSS('font-family', /^"Noto Sans KR Variable"/)
        })
    })
  })
