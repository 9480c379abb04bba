import { clause, expect, softStep, test } from '../pages/test.ts'
import { locales } from '../support/sites.ts'

const types = ['service', 'trouble', 'solution', 'general', 'sales', 'experience'] as const

const texts = {
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

for (const language of locales)
  test.describe(language, () => {
    test.use({ language })
    test(...clause('inquiry.form.privacy-note', `every type; ${language}`), async ({ inquiry, page }) => {
      const { items, salesItems, rest, link, policy } = texts[language]
      await inquiry.visit()
      for (const type of types)
        await softStep(type, async () => {
          await inquiry.revisit('', type)
          await expect(inquiry.privacyNote.getByRole('definition')).toHaveText([
            type === 'sales' ? salesItems : items,
            ...rest,
          ])
          await expect(inquiry.privacyNote.getByRole('checkbox')).toHaveCount(0)
        })
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        inquiry.privacyNote.getByRole('link', { name: link }).click(),
      ])
      await expect(opened).toHaveURL(/\/policy\/privacy$/)
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText(policy)
    })
  })
