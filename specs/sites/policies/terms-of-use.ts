import type { Policy } from './policy.ts'

/** Its date is that of the notice about the last change. */
export const termsOfUse: Policy = {
  effective: { ko: '시행일: 2026년 8월 12일', en: 'Effective from 12 August 2026', ja: '施行日：2026年8月12日' },
  sections: [
    {
      title: { ko: '목적과 적용 범위', en: 'Purpose and scope', ja: '目的と適用範囲' },
      text: {
        ko: '이 약관은 하늘 클라우드가 제공하는 고객지원과 마이페이지의 이용 조건을 정합니다. 상품의 이용 조건은 상품별 계약과 약관을 따릅니다.',
        en: 'These terms apply to the use of the support pages and My page of Haneul Cloud. The use of our products is governed by their own contracts and terms.',
        ja: '本規約は、ハヌルクラウドが提供するサポートおよびマイページの利用条件を定めるものです。各サービスの利用条件は、それぞれの契約および規約に従います。',
      },
    },
    {
      title: { ko: '제공하는 기능', en: 'What we provide', ja: '提供する機能' },
      text: {
        ko: `하늘 클라우드는 아래 기능을 무료로 제공합니다.
1. 자주 묻는 질문, 공지사항, 장애 정보, 자료실: 누구나 이용할 수 있습니다. 일부 자료는 로그인해야 내려받을 수 있습니다.
2. 문의: 회원이 아니어도 보낼 수 있습니다.
3. 마이페이지: 로그인한 회원이 이용 현황, 청구서, 보낸 문의를 확인할 수 있습니다.`,
        en: `Haneul Cloud provides the following free of charge.
1. FAQ, notices, incidents and library: open to everyone. Some files can be downloaded only after signing in.
2. Inquiries: you can send them without an account.
3. My page: after signing in, you can check your usage, invoices and inquiries.`,
        ja: `ハヌルクラウドは、次の機能を無料で提供します。
1. よくあるご質問、お知らせ、障害情報、資料ダウンロード：どなたでもご利用いただけます。一部の資料のダウンロードにはログインが必要です。
2. お問い合わせ：会員でない方も送信できます。
3. マイページ：ログインした会員は、利用状況、請求書、お問い合わせ履歴を確認できます。`,
      },
    },
    {
      title: { ko: '계정 관리', en: 'Your account', ja: 'アカウントの管理' },
      text: {
        ko: '비밀번호와 서브 계정은 회원이 관리합니다. 다른 사람이 계정을 사용한 것을 알게 되면 비밀번호를 바꾸고 바로 알려 주세요.',
        en: 'You are responsible for your password and your sub accounts. If you notice that someone else has used your account, change your password and let us know immediately.',
        ja: 'パスワードとサブアカウントは会員が管理します。第三者による利用に気付いた場合は、パスワードを変更し、すぐにご連絡ください。',
      },
    },
    {
      title: { ko: '문의와 첨부 파일', en: 'Inquiries and attachments', ja: 'お問い合わせと添付ファイル' },
      text: {
        ko: `답변은 입력하신 이메일 주소로 보내 드립니다. 문의를 보낼 때는 아래 사항을 지켜 주세요.
1. 비밀번호, 인증키, 주민등록번호와 같은 민감한 정보는 적지 마시기 바랍니다.
2. 다른 사람의 권리를 침해하거나 악성 코드가 담긴 파일은 첨부할 수 없습니다.
3. 같은 내용을 되풀이해 보내거나 자동화된 방법으로 보내면 접수를 제한할 수 있습니다.`,
        en: `We reply to the email address that you enter. Please observe the following when you send an inquiry.
1. Do not include passwords, keys, identity numbers or other sensitive information.
2. Do not attach files that break the law or contain malware.
3. If the same inquiry is sent repeatedly or by automated means, we may stop accepting it.`,
        ja: `回答は、ご入力いただいたメールアドレス宛てにお送りします。お問い合わせの際は、次の点をお守りください。
1. パスワード、認証キー、個人番号などの機密情報は記入しないでください。
2. 他者の権利を侵害するファイルや、マルウェアを含むファイルは添付できません。
3. 同じ内容を繰り返し送信した場合や自動化された方法で送信した場合は、受け付けを制限することがあります。`,
      },
    },
    {
      title: { ko: '게시한 자료의 이용', en: 'Use of our content', ja: '掲載内容の利用' },
      text: {
        ko: '고객지원에 게시한 글과 자료의 저작권은 하늘 클라우드에 있습니다. 상품을 이용하는 데 필요한 범위에서 자유롭게 복사하고 인쇄할 수 있습니다.',
        en: 'The texts and files on our support pages are protected by copyright. You may copy and print them as far as you need them to use our products.',
        ja: 'サポートに掲載した文章や資料の著作権は、ハヌルクラウドに帰属します。サービスの利用に必要な範囲で、自由に複製および印刷できます。',
      },
    },
    {
      title: { ko: '중단과 책임', en: 'Interruptions and liability', ja: '中断と責任' },
      text: {
        ko: '점검이나 장애로 고객지원 기능이 일시적으로 중단될 수 있습니다. 예정된 점검은 공지사항으로 미리 알려 드립니다. 하늘 클라우드의 고의나 중대한 과실로 발생한 손해는 법령에 따라 배상합니다.',
        en: 'The support pages may be interrupted temporarily by maintenance or incidents. We announce scheduled maintenance in advance in our notices. We compensate for damage that we cause intentionally or by gross negligence, as required by law.',
        ja: 'メンテナンスや障害により、サポートの機能が一時的に中断することがあります。予定されたメンテナンスは、事前にお知らせに掲載します。ハヌルクラウドの故意または重大な過失による損害は、法令に従って賠償します。',
      },
    },
    {
      title: { ko: '약관의 변경', en: 'Changes to these terms', ja: '規約の変更' },
      text: {
        ko: '약관을 바꿀 때는 적용하기 7일 전까지 공지사항으로 알려 드립니다. 고객에게 불리한 변경은 30일 전까지 알려 드립니다.',
        en: 'We announce changes to these terms in our notices at least 7 days before they apply, and at least 30 days before if they are to your disadvantage.',
        ja: '規約を変更する場合は、適用の7日前までにお知らせに掲載します。お客様に不利な変更は、30日前までにお知らせします。',
      },
    },
  ],
}
