import type { Captcha } from '../pages/captcha.ts'
import type { InquiryPage, InquiryType, UploadFile } from '../pages/inquiry-page.ts'
import { alsoProves, clause, expect, softStep, test } from '../pages/test.ts'
import type { Proof } from '../support/clause.ts'
import { originOf, type Locale } from '../support/deployment.ts'
import type { ErrorKey } from '../support/error-texts.ts'
import type { WorldSettings } from '../support/control-plane.ts'
import { wrongValue } from '../captcha/captcha.ts'
import { completeDraft } from './fields.ts'
import { sampleFile, sampleFiles } from './sample-files.ts'

// The messages of section 8 of the product specification: each one as a literal, in three languages and where the form
// shows it. Each test names the clause of one message, so that a changed or exchanged text fails its own clause.

interface Form {
  readonly inquiry: InquiryPage
  readonly captcha: Captcha
}

interface MessageRow {
  readonly proof: Proof
  readonly settings?: WorldSettings
  readonly type?: InquiryType
  readonly search?: string
  /** Makes the form show the message and expects its text. */
  readonly shows: (form: Form, locale: Locale) => Promise<void>
}

/** A field error after a click on send. */
const fieldError =
  (field: Parameters<InquiryPage['expectError']>[0], message: ErrorKey, content = '') =>
  async ({ inquiry }: Form) => {
    if (content !== '') await inquiry.content.fill(content)
    await inquiry.send()
    await inquiry.expectError(field, message)
  }

/** The message about files that were not attached. */
const fileRefusal =
  (files: readonly UploadFile[], texts: { readonly [L in Locale]: string }) =>
  async ({ inquiry }: Form, locale: Locale) => {
    await inquiry.attach(...files)
    await expect(inquiry.fileRefusal).toHaveText(texts[locale])
  }

const captchaError =
  (message: ErrorKey, answer: 'none' | 'wrong', isAudio = false) =>
  async ({ inquiry, captcha }: Form) => {
    await expect(captcha.receipt.or(captcha.digits)).toBeVisible()
    await inquiry.fillFields(completeDraft)
    if (isAudio) {
      await captcha.audioButton.click()
      await expect(captcha.player).toBeVisible()
    }
    if (answer === 'wrong') await captcha.answer.fill(wrongValue(await captcha.solution()))
    await inquiry.send()
    await captcha.expectError(message)
  }

const consent =
  (field: 'thirdPartyConsent' | 'salesThirdPartyConsent') =>
  async ({ inquiry }: Form) => {
    await inquiry.send()
    await inquiry.closeConsentAlert()
    await inquiry.expectError(field, 'form.noCheck')
  }

const scaleCategory = '&parentCode=SALES_INVOC&code=SALES_INVOC_003'
const category = '&parentCode=GNRL_MBR&code=GNRL_MBR_001'

const rows: readonly MessageRow[] = [
  {
    proof: alsoProves(clause('inquiry.title.message', 'in three languages'), 'inquiry.title.key-of-message'),
    shows: fieldError('title', 'form.noTitle'),
  },
  {
    proof: alsoProves(
      clause('inquiry.content.empty-message', 'in three languages'),
      'inquiry.content.key-of-empty-message',
    ),
    shows: fieldError('content', 'form.noContent'),
  },
  {
    proof: alsoProves(
      clause('inquiry.content.limit-message', 'in three languages'),
      'inquiry.content.key-of-limit-message',
    ),
    shows: fieldError('content', 'form.contentLimit', 'a'.repeat(5001)),
  },
  {
    proof: alsoProves(clause('inquiry.email.message', 'in three languages'), 'inquiry.email.key-of-message'),
    shows: fieldError('emailAddress', 'form.emailCheck'),
  },
  {
    proof: clause('inquiry.phone.one-message', 'in three languages'),
    shows: async ({ inquiry }) => {
      await inquiry.phone.fill('1')
      await inquiry.send()
      await inquiry.expectError('cellphoneNo', 'form.phoneCheck')
    },
  },
  {
    proof: alsoProves(clause('inquiry.scale.message', 'in three languages'), 'inquiry.scale.key-of-message'),
    type: 'sales',
    search: scaleCategory,
    shows: async ({ inquiry }) => {
      await inquiry.control('salesThirdPartyConsent').check()
      await inquiry.send()
      await inquiry.expectError('scale', 'form.scaleError')
    },
  },
  {
    proof: clause('inquiry.third-party-consent.message', 'in three languages'),
    type: 'solution',
    search: '&parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060',
    shows: consent('thirdPartyConsent'),
  },
  {
    proof: clause('inquiry.sales-consent.alert', 'in three languages'),
    type: 'sales',
    shows: consent('salesThirdPartyConsent'),
  },
  {
    proof: clause('inquiry.files.message-count', 'in three languages'),
    shows: fileRefusal(sampleFiles(6), {
      ko: '파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 6.txt',
      en: 'You can attach up to 5 files. Not attached: 6.txt',
      ja: '添付できるファイルは5個までです。添付できなかったファイル：6.txt',
    }),
  },
  {
    proof: alsoProves(
      clause('inquiry.files.message-extension', 'in three languages'),
      'inquiry.files.message-lists-extensions',
    ),
    settings: { allowFileExt: ['pdf', 'png'] },
    shows: fileRefusal([sampleFile('run.exe')], {
      ko: '첨부할 수 없는 형식의 파일입니다: run.exe. 첨부할 수 있는 형식: pdf, png',
      en: 'File type not allowed: run.exe. Allowed types: pdf, png',
      ja: '添付できない形式のファイルです：run.exe。添付できる形式：pdf、png',
    }),
  },
  {
    proof: clause('inquiry.files.message-size', 'in three languages'),
    shows: fileRefusal([sampleFile('large.zip', 10_485_761)], {
      ko: '10MB를 넘는 파일은 첨부할 수 없습니다: large.zip. 크기를 줄여 다시 첨부해 주세요.',
      en: 'Files over 10 MB can’t be attached: large.zip. Make them smaller or choose others.',
      ja: '10MBを超えるファイルは添付できません：large.zip。サイズを小さくして、もう一度添付してください。',
    }),
  },
  {
    proof: clause('inquiry.files.message-name', 'in three languages'),
    shows: fileRefusal([sampleFile('50%.txt')], {
      ko: '파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: 50%.txt. 이름을 바꿔 다시 첨부해 주세요.',
      en: 'These file names are too long or contain characters that are not allowed: 50%.txt. Rename the files and attach them again.',
      ja: 'ファイル名に使用できない文字が含まれているか、名前が長すぎます：50%.txt。名前を変更してもう一度添付してください。',
    }),
  },
  {
    proof: alsoProves(
      clause('inquiry.success.complete-message', 'in three languages'),
      'inquiry.success.email-in-complete',
    ),
    search: category,
    shows: async ({ inquiry }, locale) => {
      await inquiry.fillFields(completeDraft)
      await inquiry.send()
      await expect(inquiry.success).toContainText(
        {
          ko: '문의가 접수되었습니다. 답변은 visitor@example.com 주소로 보내 드립니다.',
          en: 'We have received your inquiry. We will reply to visitor@example.com.',
          ja: 'お問い合わせを受け付けました。ご回答はvisitor@example.com宛にお送りします。',
        }[locale],
      )
    },
  },
  {
    proof: alsoProves(clause('inquiry.success.biz-message', 'in three languages'), 'inquiry.success.email-in-biz'),
    settings: { persona: 'biz' },
    type: 'trouble',
    search: '&code=TRBL_BI_002',
    shows: async ({ inquiry }, locale) => {
      await expect(inquiry.phone).not.toHaveValue('')
      await inquiry.fillFields({ title: completeDraft.title, content: completeDraft.content })
      await inquiry.checkRadio('isEmergency', 'emerg')
      await inquiry.send()
      await expect(inquiry.success).toContainText(
        {
          ko: '긴급 지원 요청이 접수되었습니다. 담당자가 바로 확인하고 진행 상황을 seoyeon.han@example.com 주소로 알려 드립니다.',
          en: 'We have received your emergency support request. An engineer will review it right away and keep you updated at seoyeon.han@example.com.',
          ja: '緊急サポートのご依頼を受け付けました。担当者がすぐに確認し、状況をseoyeon.han@example.com宛にお知らせします。',
        }[locale],
      )
    },
  },
  {
    proof: alsoProves(clause('captcha.empty.message', 'in three languages'), 'captcha.empty.key-of-message'),
    settings: { abuse: true },
    search: category,
    shows: captchaError('form.inputCaptcha', 'none'),
  },
  {
    proof: alsoProves(clause('captcha.invalid.message', 'in three languages'), 'captcha.invalid.key-of-message'),
    settings: { abuse: true },
    search: category,
    shows: captchaError('form.invalidCaptcha', 'wrong'),
  },
  {
    proof: alsoProves(clause('captcha.audio.message', 'in three languages'), 'captcha.audio.key-of-message'),
    settings: { abuse: true },
    search: category,
    shows: captchaError('form.invalidAudioCaptcha', 'wrong', true),
  },
]

test.describe.configure({ timeout: 30_000 })
for (const { proof, settings = {}, type = 'general', search = '', shows } of rows)
  test.describe('a message', () => {
    test.use({ settings })
    test(...proof, async ({ inquiry, captcha }) => {
      await inquiry.forgetDrafts()
      for (const locale of ['ko', 'en', 'ja'] as const)
        await softStep(locale, async () => {
          const form = { inquiry: inquiry.in(locale), captcha: captcha.in(locale) }
          await form.inquiry.open(`?lang=${locale}${search}`, type)
          await shows(form, locale)
        })
    })
  })

// The forms of all sites show the same messages.
for (const [site, locale] of [
  ['gov', 'en'],
  ['fin', 'ja'],
] as const)
  test.describe(`${site} in ${locale}`, () => {
    test.use({ site, language: locale })
    test(...clause('inquiry.title.message', `${site}, ${locale}`), async ({ inquiry, page }) => {
      await inquiry.visit()
      await inquiry.send()
      await inquiry.expectError('title', 'form.noTitle')
      expect(page.url()).toContain(originOf(site))
    })
  })
