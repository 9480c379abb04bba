import type { ClauseId } from '#specs/clauses/index.ts'
import type { FieldName, UploadFile } from '../../pages/inquiry-page.ts'
import { clausesOfSteps, clauseStep, expect, test } from '../../pages/test.ts'
import type { ErrorKey } from '../../literals/error-texts.ts'
import { locales } from '../../literals/sites.ts'
import { wrongValue } from '../../captcha/captcha-calls.ts'
import { changePerson } from '../change-person.ts'
import { completeDraft } from '../complete-inquiry.ts'
import { sampleFile, sampleFiles } from '../files/sample-files.ts'

// Many steps share a page.
test.describe.configure({ timeout: 60_000 })

// The messages of section 8 of the product specification: each one as a literal, in three languages and where the form
// shows it. Each step names the clause of one message, so that a changed or exchanged text fails its own clause.

const texts = {
  ko: {
    choose: '파일 선택',
    name: '파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: 50%.txt. 이름을 바꿔 다시 첨부해 주세요.',
    extension: '첨부할 수 없는 형식의 파일입니다: run.exe. 첨부할 수 있는 형식: pdf, txt, zip',
    size: '10MB를 넘는 파일은 첨부할 수 없습니다: large.zip. 크기를 줄여 다시 첨부해 주세요.',
    count: '파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 6.txt',
    duplicate:
      '같은 이름의 파일이 이미 첨부되어 있어 건너뛰었습니다: 1.txt. 다른 파일이라면 이름을 바꿔 다시 첨부해 주세요.',
    complete: '문의가 접수되었습니다. 답변은 visitor@example.com 주소로 보내 드립니다.',
    biz: '긴급 지원 요청이 접수되었습니다. 담당자가 바로 확인하고 진행 상황을 seoyeon.han@example.com 주소로 알려 드립니다.',
  },
  en: {
    choose: 'Choose files',
    name: 'These file names are too long or contain characters that are not allowed: 50%.txt. Rename the files and attach them again.',
    extension: 'File type not allowed: run.exe. Allowed types: pdf, txt, zip',
    size: 'Files over 10 MB can’t be attached: large.zip. Make them smaller or choose others.',
    count: 'You can attach up to 5 files. Not attached: 6.txt',
    duplicate:
      'Skipped because a file with the same name is already attached: 1.txt. If it’s a different file, rename it and attach it again.',
    complete: 'We have received your inquiry. We will reply to visitor@example.com.',
    biz: 'We have received your emergency support request. An engineer will review it right away and keep you updated at seoyeon.han@example.com.',
  },
  ja: {
    choose: 'ファイルを選択',
    name: 'ファイル名に使用できない文字が含まれているか、名前が長すぎます：50%.txt。名前を変更してもう一度添付してください。',
    extension: '添付できない形式のファイルです：run.exe。添付できる形式：pdf、txt、zip',
    size: '10MBを超えるファイルは添付できません：large.zip。サイズを小さくして、もう一度添付してください。',
    count: '添付できるファイルは5個までです。添付できなかったファイル：6.txt',
    duplicate:
      '同じ名前のファイルがすでに添付されているため、追加しませんでした：1.txt。別のファイルの場合は、名前を変えてもう一度添付してください。',
    complete: 'お問い合わせを受け付けました。ご回答はvisitor@example.com宛にお送りします。',
    biz: '緊急サポートのご依頼を受け付けました。担当者がすぐに確認し、状況をseoyeon.han@example.com宛にお知らせします。',
  },
} as const

for (const language of locales)
  test.describe(language, () => {
    test.use({ language, settings: { allowFileExt: ['pdf', 'txt', 'zip'] } })
    test(...clausesOfSteps(`every message in ${language}`), async ({ inquiry, captcha, page, world }) => {
      const text = texts[language]
      const expectErrors = async (...rows: readonly (readonly [ClauseId, FieldName, ErrorKey])[]) => {
        for (const [id, field, message] of rows)
          await clauseStep(id, message, () => inquiry.expectError(field, message))
      }
      await inquiry.open()
      await inquiry.send()
      await expectErrors(
        ['inquiry.title.message', 'title', 'form.noTitle'],
        ['inquiry.content.empty-message', 'content', 'form.noContent'],
        ['inquiry.email.missing-message', 'emailAddress', 'form.noEmail'],
      )
      await inquiry.fillFields({ cellphoneNo: '1', content: 'a'.repeat(5001), emailAddress: 'a' })
      await inquiry.send()
      await expectErrors(
        ['inquiry.email.message', 'emailAddress', 'form.emailCheck'],
        ['inquiry.phone.one-message', 'cellphoneNo', 'form.phoneCheck'],
        ['inquiry.content.limit-message', 'content', 'form.contentLimit'],
      )
      await expect(inquiry.addFiles).toHaveText(text.choose)
      const refused: readonly [readonly ClauseId[], readonly UploadFile[], string][] = [
        [['inquiry.files.message-name'], [sampleFile('50%.txt')], text.name],
        [
          ['inquiry.files.message-extension', 'inquiry.files.message-lists-extensions'],
          [sampleFile('run.exe')],
          text.extension,
        ],
        [['inquiry.files.message-size'], [sampleFile('large.zip', 10_485_761)], text.size],
        [['inquiry.files.message-count'], sampleFiles(6), text.count],
        [['inquiry.files.duplicate-named'], sampleFiles(1), text.duplicate],
      ]
      for (const [ids, files, message] of refused)
        await clauseStep(ids, message, async () => {
          await inquiry.dropFiles(...files)
          await expect(inquiry.fileRefusal).toHaveText(message)
        })
      await inquiry.fillFields(completeDraft)
      await inquiry.send()
      await clauseStep(
        ['inquiry.success.complete-message', 'inquiry.success.email-in-complete'],
        'with the address',
        () => expect(inquiry.success).toContainText(text.complete),
      )

      await inquiry.reopen('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
      await inquiry.send()
      await inquiry.closeConsentAlert()
      await expectErrors(
        ['inquiry.sales-consent.alert', 'salesThirdPartyConsent', 'form.noCheck'],
        ['inquiry.scale.message', 'scale', 'form.scaleError'],
      )
      await inquiry.reopen('?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060', 'solution')
      await inquiry.send()
      await inquiry.closeConsentAlert()
      await expectErrors(['inquiry.third-party-consent.message', 'thirdPartyConsent', 'form.noCheck'])

      await inquiry.leave()
      await world.patch({ abuse: true })
      await inquiry.reopen()
      await expect(captcha.receipt.or(captcha.legacy)).toBeVisible()
      await inquiry.fillFields(completeDraft)
      const answerWrongly = async () => captcha.answer.fill(wrongValue(await captcha.solution()))
      await inquiry.send()
      await clauseStep('captcha.empty.message', 'at the field', () => captcha.expectError('form.inputCaptcha'))
      await answerWrongly()
      await inquiry.send()
      await clauseStep('captcha.invalid.message', 'at the field', () => captcha.expectError('form.invalidCaptcha'))
      await captcha.audioButton.click()
      await expect(captcha.player).toBeVisible()
      await answerWrongly()
      await inquiry.send()
      await clauseStep('captcha.audio.message', 'at the field', () => captcha.expectError('form.invalidAudioCaptcha'))

      await changePerson({ inquiry, page, world }, { persona: 'biz' })
      await inquiry.reopen('?code=TRBL_BI_002', 'trouble')
      await expect(inquiry.phone).not.toHaveValue('')
      await inquiry.fillFields({ title: completeDraft.title, content: completeDraft.content })
      await inquiry.checkRadio('isEmergency', 'emerg')
      await inquiry.send()
      await clauseStep(['inquiry.success.biz-message', 'inquiry.success.email-in-biz'], 'with the address', () =>
        expect(inquiry.success).toContainText(text.biz),
      )
    })
  })
