import { clausesOfSteps, clauseStep, expect, test } from '../pages/test.ts'
import { sampleFile } from './sample-files.ts'
import { locales } from '../support/sites.ts'

const texts = {
  ko: '같은 이름의 파일이 이미 첨부되어 있어 건너뛰었습니다: a.txt. 다른 파일이라면 이름을 바꿔 다시 첨부해 주세요.',
  en: 'Skipped because a file with the same name is already attached: a.txt. If it’s a different file, rename it and attach it again.',
  ja: '同じ名前のファイルがすでに添付されているため、追加しませんでした：a.txt。別のファイルの場合は、名前を変えてもう一度添付してください。',
} as const

for (const language of locales)
  test.describe(language, () => {
    test.use({ language })
    test(...clausesOfSteps(language), async ({ inquiry }) => {
      /** Chooses a file twice. Screen readers announce an alert that is added, not one that stays. */
      const expectTwice = async (name: string, text: string) => {
        await inquiry.dropFiles(sampleFile(name))
        await expect(inquiry.fileRefusal).toContainText(text)
        await inquiry.fileRefusal.evaluate((element) => element.setAttribute('data-announced', ''))
        await inquiry.dropFiles(sampleFile(name))
        await expect(inquiry.group('attachFile').locator('[data-announced]')).toHaveCount(0)
        await expect(inquiry.fileRefusal).toContainText(text)
      }
      await inquiry.visit()
      await inquiry.dropFiles(sampleFile('a.txt'))
      await expect(inquiry.files()).toHaveCount(1)
      await expect(inquiry.fileRefusal).toHaveText('')
      await clauseStep('inquiry.files.duplicate-named', language, async () => {
        await inquiry.dropFiles(sampleFile('a.txt'))
        await expect(inquiry.fileRefusal).toHaveText(texts[language])
        await expect(inquiry.files()).toHaveCount(1)
      })
      await clauseStep('inquiry.files.announced-again', 'a duplicate', () => expectTwice('a.txt', 'a.txt'))
      await clauseStep('inquiry.files.announced-again', 'a disallowed file', () => expectTwice('b.exe', 'b.exe'))
    })
  })
