import { pauseRequests } from '../../pages/pause-requests.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import { withoutKoreanFont } from '../../pages/without-korean-font.ts'
import { completeDraft } from '../complete-inquiry.ts'
import { sampleFile } from './sample-files.ts'

const allowedExtensions = 'jpg, jpeg, png, gif, pdf, txt, log, csv, zip, docx, xlsx, pptx, hwp, hwpx'
const disallowed = (name: string) =>
  `첨부할 수 없는 형식의 파일입니다: ${name}. 첨부할 수 있는 형식: ${allowedExtensions}`
// macOS decomposes names (NFD). Other systems use NFC.
const decomposed = '보고서.pdf'.normalize('NFD')
const accepted = [
  '보고서.pdf',
  'a.exe.pdf',
  'A.PdF',
  `${'가'.repeat(96)}.txt`,
  "한글 (최종) 日本語 [1] {2} +=~!@$^_'`,-é😀.txt",
]

const rejected = [
  ...[...'\\/:*?"<>|;%&#\n\t\u007f\u202e\u200f\u2067'].map((character) => `a${character}b.txt`),
  ...['.txt', '  .txt', `${'가'.repeat(97)}.txt`],
]

test(...clausesOfSteps(), async ({ inquiry, page, world }) => {
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
  await inquiry.dropFiles(sampleFile(decomposed), ...accepted.slice(1).map((name) => sampleFile(name, 0)))
  await expect(inquiry.files()).toContainText([decomposed, ...accepted.slice(1)])
  await expect(inquiry.fileRefusal).toHaveText('')
  // specs/rules/inquiry-files.test.ts judges the order of the checks, the API suite the rest of the names.
  await clauseStep(['inquiry.files.duplicate-skipped', 'inquiry.files.duplicate-by-nfc'], 'in NFC', async () => {
    await inquiry.dropFiles(sampleFile('보고서.pdf', 20))
    await expect(inquiry.fileRefusal).toContainText('보고서.pdf')
    await expect(inquiry.files()).toHaveCount(5)
  })
  await inquiry.sendSuccessfully()
  await clauseStep(
    ['inquiry.files.name-everything-else', 'inquiry.files.extension-allowed', 'inquiry.files.extension-ignores-case'],
    'only the accepted ones are sent',
    async () =>
      expect((await world.inquiries())[0]?.files.map(({ name, size }) => [name, size])).toEqual(
        accepted.map((name, i) => [name, i === 0 ? 12 : 0]),
      ),
  )
  await world.patch({ allowFileExt: ['pdf', 'hwp'] })
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

test.describe('as a member with a Korean name', () => {
  test.use({ language: 'en', settings: { persona: 'main', member: { name: '김가람' } } })
  test(...clausesOfSteps('what fields contain, in en and ja'), async ({ inquiry: english, page }) => {
    await withoutKoreanFont(page)
    for (const language of ['en', 'ja'] as const) {
      const inquiry = english.in(language)
      await inquiry.open(`?lang=${language}&parentCode=GNRL_MBR&code=GNRL_MBR_001`)
      await inquiry.content.fill('서버에 접속할 수 없습니다.')
      for (const [field, value] of [
        [inquiry.control('inquiryPersonName'), '김가람'],
        [inquiry.content, '서버에 접속할 수 없습니다.'],
      ] as const)
        await clauseStep('shell.start.own-font', value, async () => {
          await expect(field).toHaveValue(value)
          await expect(field).toHaveAttribute('lang', 'ko')
          await expect(field).toHaveCSS('font-family', /^"Noto Sans KR Common", "Noto Sans KR Variable"/)
        })
      await inquiry.attach(sampleFile('화면.png'), sampleFile('설치.exe'))
      for (const [place, name] of [
        [inquiry.fileRefusal, '설치.exe'],
        [inquiry.files(), '화면.png'],
      ] as const)
        await clauseStep('shell.start.own-font', name, async () => {
          await expect(place.locator('[lang="ko"]')).toHaveText(name)
          await expect(place.locator('[lang="ko"]')).toHaveCSS(
            'font-family',
            /^"Noto Sans KR Common", "Noto Sans KR Variable"/,
          )
        })
    }
  })
})
