import type { Locator } from '@playwright/test'
import { menuLinks } from '../../pages/menu-links.ts'
import { clausesOf, clauseStep, expect, test } from '../../pages/test.ts'
import { changePerson } from '../change-person.ts'
import { types } from '../complete-inquiry.ts'
import { locales } from '../../literals/sites.ts'

// Other suites find controls by texts that they look up by key, so that exchanged texts stay unnoticed. Here they are
// literals.

// Several page loads in a test.
test.describe.configure({ timeout: 60_000 })

/** The text fields of the sales form with their labels, in order. */
const salesFields = [
  { ko: '규모', en: 'Number of servers or users', ja: '規模', isRequired: true },
  { ko: '이름', en: 'Name', ja: 'お名前', isRequired: false },
  { ko: '회사명', en: 'Company name', ja: '会社名', isRequired: true },
  { ko: '부서', en: 'Department', ja: '部署', isRequired: false },
  { ko: '직급', en: 'Job title', ja: '役職', isRequired: false },
  { ko: '이메일', en: 'Email', ja: 'メールアドレス', isRequired: true },
  { ko: '휴대전화 번호', en: 'Mobile number', ja: '携帯電話番号', isRequired: true },
  { ko: '제목', en: 'Subject', ja: '件名', isRequired: true },
  { ko: '내용', en: 'Message', ja: 'お問い合わせ内容', isRequired: true },
] as const
const autocomplete = { 1: 'name', 2: 'organization', 4: 'organization-title', 5: 'email', 6: 'tel-national' }

/** The hints of the fields by their place. That of the mobile number has a suite of its own. */
const hints = {
  ko: { 0: '사용할 서버 수나 이용자 수를 숫자로 입력해 주세요.', 1: '선택', 5: '답변을 이 주소로 보내 드립니다.' },
  en: {
    0: 'Enter the planned number of servers or users.',
    1: 'optional',
    5: 'We will send our reply to this address.',
  },
  ja: {
    0: '予定しているサーバー数または利用者数を数字で入力してください。',
    1: '任意',
    5: 'このアドレスにご回答をお送りします。',
  },
} as const

/** The mark of optional fields, the sentence about them, and the three headings. */
const layout = {
  ko: ['선택', '‘선택’ 표시가 없는 항목은 모두 필수입니다.', '문의 주제', '연락처', '내용과 첨부 파일'],
  en: [
    'optional',
    'All fields are required unless marked “optional”.',
    'Topic',
    'Contact details',
    'Message and attachments',
  ],
  ja: ['任意', '「任意」の表示がない項目はすべて必須です。', 'ご用件', 'ご連絡先', '内容と添付ファイル'],
} as const

const counters = { ko: '1,234 / 5,000자', en: '1,234 / 5,000 characters', ja: '1,234 / 5,000文字' }

/** The links of the footer after those of the menus and the plan: the policies, the sibling sites and the console. */
const lastLinks = {
  ko: ['이용약관', '개인정보 처리방침', '하늘 클라우드 공공', '하늘 클라우드 금융', '콘솔'],
  en: ['Terms of use', 'Privacy policy', 'Haneul Cloud Gov', 'Haneul Cloud Fin', 'Console'],
  ja: ['利用規約', 'プライバシーポリシー', 'ハヌルクラウド 公共機関向け', 'ハヌルクラウド 金融機関向け', 'コンソール'],
} as const

/** The link of the footer after those of the menus. */
const plan = {
  ko: '기술 지원 요금제새 탭에서 열림',
  en: 'Support plansopens in a new tab',
  ja: 'サポートプラン新しいタブで開きます',
} as const
const top = async (element: Locator) => (await element.boundingBox())!.y
const width = async (element: Locator) => (await element.boundingBox())!.width

const choices = [
  {
    ids: ['inquiry.emergency.value-emerg', 'inquiry.emergency.value-comm', 'inquiry.emergency.response-target'],
    hint: {
      ko: '24시간 접수하며, 30분 안에 담당자가 연락드립니다.',
      en: 'We contact you within 30 minutes, 24 hours a day.',
      ja: '24時間受け付け、30分以内に担当者がご連絡します。',
    },
    persona: 'biz',
    type: 'trouble',
    values: ['emerg', 'comm'],
    ko: ['긴급 지원: 서비스가 멈췄습니다', '일반 지원: 서비스는 이용할 수 있습니다'],
    en: ['Emergency: my service is down', 'Standard: my service is still running'],
    ja: ['緊急サポート：サービスが停止しています', '通常サポート：サービスは利用できます'],
    groups: {
      ko: [['지원 유형', '']],
      en: [['Support type', '']],
      ja: [['サポートの種類', '']],
    },
  },
  {
    ids: [
      'inquiry.partner-sharing.value-share',
      'inquiry.partner-sharing.value-not-share',
      'inquiry.partner-agree.value-agree',
      'inquiry.partner-agree.value-not-agree',
    ],
    hint: { ko: '', en: '', ja: '' },
    persona: 'partner',
    type: 'service',
    values: ['share', 'not_share', 'agree', 'not_agree'],
    ko: ['공유합니다', '공유하지 않습니다', '동의합니다', '동의하지 않습니다'],
    en: ['Share', 'Do not share', 'I agree', 'I do not agree'],
    ja: ['共有する', '共有しない', '同意します', '同意しません'],
    groups: {
      ko: [
        ['파트너와 공유', '공유하면 담당 파트너가 이 문의와 답변을 함께 볼 수 있습니다.'],
        ['공유 내용에 대한 동의', ''],
      ],
      en: [
        ['Sharing with your partner', 'If you share it, your partner can see this inquiry and our reply.'],
        ['Consent to sharing', ''],
      ],
      ja: [
        ['パートナーとの共有', '共有すると、担当パートナーもこのお問い合わせと回答を確認できます。'],
        ['共有内容への同意', ''],
      ],
    },
  },
] as const

const accounts = {
  ko: ['Work Suite 계정', '관리자 계정을 입력해 주세요. 예: admin@example'],
  en: ['Work Suite account', 'Enter the administrator account, for example admin@example.'],
  ja: ['Work Suiteアカウント', '管理者アカウントを入力してください。例：admin@example'],
} as const

/** For each consent: where it is, and its label with the beginning of its terms. */
const terms = [
  {
    type: 'sales',
    search: '?parentCode=SALES_INVOC&code=SALES_INVOC_002',
    ko: ['영업 상담을 위해 개인정보를 제3자에게 제공하는 데 동의합니다.', '도입 상담과 견적은'],
    en: [
      'I consent to my personal information being shared with third parties for the sales consultation.',
      'Haneul Cloud may provide consultations and quotes',
    ],
    ja: ['営業相談のため、個人情報を第三者に提供することに同意します。', '導入のご相談とお見積もりは'],
  },
  {
    type: 'solution',
    search: '?parentCode=SOLUT_SOLUQ&code=SOLUT_SOLUQ_060',
    ko: ['솔루션 이관을 위해 개인정보를 제3자에게 제공하는 데 동의합니다.', '솔루션을 파트너에게 이관하려면'],
    en: [
      'I consent to my personal information being shared with third parties for the solution transfer.',
      'Before a solution can be transferred to a partner',
    ],
    ja: [
      'ソリューションの移管のため、個人情報を第三者に提供することに同意します。',
      'ソリューションをパートナーへ移管するには',
    ],
  },
  {
    type: 'general',
    search: '',
    ko: ['마케팅 정보 수신에 동의합니다.', '하늘 클라우드는 아래와 같이 마케팅 정보를'],
    en: ['I agree to receive marketing information.', 'Haneul Cloud would like to send you marketing information'],
    ja: ['マーケティング情報の受信に同意します。', 'ハヌルクラウドは、次のとおりマーケティング情報を'],
  },
] as const

const privacyNotes = {
  ko: {
    items: '이메일 주소, 휴대전화 번호, 문의 내용. 입력하신 경우 이름과 첨부 파일',
    salesItems: '회사명, 이메일 주소, 휴대전화 번호, 문의 내용. 입력하신 경우 이름, 부서, 직급, 첨부 파일',
    rest: ['문의 확인과 답변', '답변한 날부터 3년'],
    link: /^개인정보 처리방침/,
    policy: '개인정보 처리방침',
  },
  en: {
    items: 'Email address, mobile number and your inquiry; name and attachments if you provide them',
    salesItems:
      'Company name, email address, mobile number and your inquiry; name, department, job title and attachments if you provide them',
    rest: ['To review and answer your inquiry', '3 years from our answer'],
    link: /^Privacy policy/,
    policy: 'Privacy policy',
  },
  ja: {
    items: 'メールアドレス、携帯電話番号、お問い合わせ内容。ご入力いただいた場合は氏名、添付ファイル',
    salesItems:
      '会社名、メールアドレス、携帯電話番号、お問い合わせ内容。ご入力いただいた場合は氏名、部署、役職、添付ファイル',
    rest: ['お問い合わせの確認と回答', '回答日から3年間'],
    link: /^プライバシーポリシー/,
    policy: 'プライバシーポリシー',
  },
} as const

for (const locale of locales)
  test.describe(locale, () => {
    test.use({ language: locale })
    test(
      ...clausesOf([`language.interface.${locale}`, ...choices.flatMap(({ ids }) => ids)], 'the fields of the forms'),
      async ({ inquiry, page, shell, world }) => {
        await inquiry.open('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
        const fields = page.getByRole('main').getByRole('textbox')
        await clauseStep(`language.interface.${locale}`, 'labels in order, and which are required', async () => {
          await expect(fields).toHaveCount(salesFields.length)
          for (const [i, { isRequired, ...label }] of salesFields.entries()) {
            await expect.soft(fields.nth(i)).toHaveAccessibleName(label[locale])
            if (isRequired) await expect.soft(fields.nth(i)).toHaveAttribute('aria-required', 'true')
          }
        })
        await clauseStep(`language.interface.${locale}`, 'the menu in the footer', () =>
          expect(shell.footer.getByRole('link')).toHaveText([...menuLinks[locale], plan[locale], ...lastLinks[locale]]),
        )
        await clauseStep('shell.access.autocomplete', 'five fields', async () => {
          for (const [i, value] of Object.entries(autocomplete))
            await expect.soft(fields.nth(Number(i))).toHaveAttribute('autocomplete', value)
        })
        await clauseStep(`language.interface.${locale}`, 'hints', async () => {
          for (const [i, hint] of Object.entries(hints[locale]))
            await expect.soft(fields.nth(Number(i))).toHaveAccessibleDescription(hint)
        })
        await clauseStep('inquiry.content.typed-of-5000', locale, async () => {
          await inquiry.content.fill('a'.repeat(1234))
          await expect(page.getByText(counters[locale], { exact: true })).toBeVisible()
        })
        const [mark, note, ...headings] = layout[locale]
        await clauseStep(['inquiry.form.optional-marked', 'inquiry.name.optional'], 'sales', async () => {
          expect(await top(page.getByText(note, { exact: true }))).toBeLessThan(await top(inquiry.primary))
          for (const name of ['inquiryPersonName', 'departmentName', 'levelName', 'attachFile'] as const) {
            await expect(inquiry.control(name)).toHaveAccessibleDescription(new RegExp(`(^| )${mark}( |$)`))
            await expect(inquiry.control(name)).not.toHaveAttribute('aria-required')
          }
          await expect(inquiry.consent).toHaveAccessibleDescription(mark)
          // These five marks are the only ones.
          await expect(page.locator('[data-field]').getByText(mark, { exact: true })).toHaveCount(5)
          await expect(page.getByText(/^(필수|required|必須)$/)).toHaveCount(0)
          await expect(inquiry.primary).toHaveAttribute('aria-required', 'true')
        })
        for (const [type, first] of [
          ['service', 'bbsArticleTypeDetailCode'],
          ['general', 'primaryCode'],
        ] as const)
          await clauseStep('inquiry.form.headings', type, async () => {
            await inquiry.revisit('', type)
            const [subject, contact, content] = headings.map((name) =>
              page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }),
            ) as [Locator, Locator, Locator]
            const person = inquiry.control('inquiryPersonName')
            const tops = await Promise.all(
              [subject, inquiry.control(first), contact, person, content, inquiry.title].map(top),
            )
            expect(tops).toEqual(tops.toSorted((a, b) => a - b))
          })
        if (locale === 'ko') {
          await inquiry.reopen('?parentCode=SALES_INVOC&code=SALES_INVOC_003', 'sales')
          for (const viewport of [768, 1280])
            await clauseStep('inquiry.form.width-by-length', `${viewport} px`, async () => {
              await page.setViewportSize({ width: viewport, height: 800 })
              const whole = await width(inquiry.title)
              expect(await width(inquiry.control('inquiryPersonName'))).toBeLessThan(0.7 * whole)
              expect(await width(inquiry.phone)).toBeLessThan(0.5 * whole)
              expect(await width(inquiry.control('scale'))).toBeLessThan(0.4 * whole)
            })
        }
        const main = page.getByRole('main')
        await inquiry.reopen('?parentCode=O2O_BI&code=O2O_BI_004', 'service')
        await clauseStep('inquiry.workspace-account.required-public', `its label and hint in ${locale}`, async () => {
          const [name, hint] = accounts[locale]
          const account = main.getByRole('textbox', { name, exact: true })
          await expect(account).toHaveAccessibleDescription(hint)
          await expect(account).toHaveAttribute('aria-required', 'true')
        })
        const { items, salesItems, rest, link, policy } = privacyNotes[locale]
        for (const type of locale === 'ko' ? types : (['general', 'sales'] as const))
          await clauseStep('inquiry.form.privacy-note', `${type}, ${locale}`, async () => {
            await inquiry.revisit('', type)
            await expect(inquiry.privacyNote.getByRole('definition')).toHaveText([
              type === 'sales' ? salesItems : items,
              ...rest,
            ])
            await expect(inquiry.privacyNote.getByRole('checkbox')).toHaveCount(0)
          })
        await clauseStep('inquiry.form.privacy-note', `its link, ${locale}`, async () => {
          const [opened] = await Promise.all([
            page.waitForEvent('popup'),
            inquiry.privacyNote.getByRole('link', { name: link }).click(),
          ])
          await expect(opened).toHaveURL(/\/policy\/privacy$/)
          await expect(opened.getByRole('heading', { level: 1 })).toHaveText(policy)
          await opened.close()
        })
        for (const { type, search, ...texts } of terms)
          await clauseStep('inquiry.terms.read-in-place', `${type}, ${locale}`, async () => {
            await inquiry.reopen(search, type)
            const [label, beginning] = texts[locale]
            await expect(main.getByRole('checkbox').first()).toHaveAccessibleName(label)
            await main
              .getByRole('button', { name: inquiry.words('form.terms.read') })
              .first()
              .click()
            await expect(page.getByRole('dialog').getByRole('paragraph').first()).toHaveText(
              new RegExp(`^${beginning}`),
            )
          })
        for (const { ids, persona, type, values, groups, hint, ...labels } of choices) {
          await changePerson({ inquiry, page, world }, { persona })
          await inquiry.revisit('', type)
          const radios = page.getByRole('main').getByRole('radio')
          // The agreement appears with the first choice.
          if (persona === 'partner') await radios.first().check()
          await clauseStep(ids, locale, async () => {
            await expect(radios).toHaveCount(values.length)
            for (const [i, value] of values.entries()) {
              await expect.soft(radios.nth(i)).toHaveValue(value)
              await expect.soft(radios.nth(i)).toHaveAccessibleName(labels[locale][i]!)
              await expect.soft(radios.nth(i)).toHaveAccessibleDescription(i === 0 ? hint[locale] : '')
            }
            if (hint[locale] !== '') await expect.soft(page.getByText(hint[locale])).toBeVisible()
            for (const [i, [name, hint]] of groups[locale].entries()) {
              const group = page.getByRole('main').getByRole('radiogroup').nth(i)
              await expect.soft(group).toHaveAccessibleName(name)
              await expect.soft(group).toHaveAccessibleDescription(hint)
            }
          })
        }
      },
    )
  })
