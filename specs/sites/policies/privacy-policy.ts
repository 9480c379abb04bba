import type { Policy } from './policy.ts'

/**
 * Its date is that of the notice about the last change. Its periods are those of the consents (`specs/messages/terms.ts`)
 * and of the note in the inquiry form.
 */
export const privacyPolicy: Policy = {
  effective: { ko: '시행일: 2026년 6월 5일', en: 'Effective from 5 June 2026', ja: '施行日：2026年6月5日' },
  sections: [
    {
      title: {
        ko: '수집하는 개인정보와 이용 목적',
        en: 'What we collect and why',
        ja: '取得する個人情報と利用目的',
      },
      text: {
        ko: `하늘 클라우드는 아래 목적에 필요한 개인정보만 수집합니다.
1. 문의 확인과 답변: 이메일 주소, 휴대전화 번호, 문의 내용. 입력하신 경우 이름과 첨부 파일
2. 도입 상담: 위 항목과 회사명. 입력하신 경우 부서와 직급
3. 회원 관리와 마이페이지 제공: 이름, 이메일 주소, 휴대전화 번호, 이용 내역, 결제 내역
4. 마케팅 정보 발송(동의하신 경우): 이름, 이메일 주소, 휴대전화 번호
5. 보안과 장애 대응: 접속 시각, IP 주소, 브라우저 종류`,
        en: `Haneul Cloud collects only the personal information that is needed for the following purposes.
1. Reviewing and answering inquiries: email address, mobile number and your inquiry; name and attachments if you provide them
2. Sales consultations: the above and the company name; department and job title if you provide them
3. Managing accounts and providing My page: name, email address, mobile number, usage and payments
4. Marketing information, if you have given your consent: name, email address and mobile number
5. Security and incident response: time of access, IP address and type of browser`,
        ja: `ハヌルクラウドは、次の目的に必要な個人情報だけを取得します。
1. お問い合わせの確認と回答：メールアドレス、携帯電話番号、お問い合わせ内容。ご入力いただいた場合は氏名、添付ファイル
2. 導入相談：上記の項目および会社名。ご入力いただいた場合は部署、役職
3. 会員の管理とマイページの提供：氏名、メールアドレス、携帯電話番号、利用状況、お支払いの記録
4. マーケティング情報の送信（同意いただいた場合）：氏名、メールアドレス、携帯電話番号
5. セキュリティと障害対応：アクセス日時、IPアドレス、ブラウザーの種類`,
      },
    },
    {
      title: { ko: '보유 기간', en: 'How long we keep it', ja: '保有期間' },
      text: {
        ko: `목적을 이룬 개인정보는 지체 없이 파기합니다. 보유 기간은 아래와 같습니다.
1. 문의와 답변: 답변한 날부터 3년
2. 회원 정보: 탈퇴할 때까지. 결제와 계약 기록처럼 법령에서 보관하도록 정한 정보는 정해진 기간 동안 따로 보관합니다.
3. 마케팅 정보 수신 동의: 동의를 철회할 때까지, 철회하지 않으면 동의한 날부터 2년
4. 접속 기록: 3개월`,
        en: `We delete personal information without delay once its purpose is fulfilled. The retention periods are as follows.
1. Inquiries and answers: 3 years from our answer
2. Account information: until you close your account. Information that we are required to keep by law, such as payment and contract records, is stored separately for the required period.
3. Consent to marketing information: until you withdraw your consent, and no longer than 2 years from the date of consent
4. Access records: 3 months`,
        ja: `目的を達成した個人情報は、遅滞なく破棄します。保有期間は次のとおりです。
1. お問い合わせと回答：回答日から3年間
2. 会員情報：退会まで。お支払いや契約の記録など法令で保管が定められた情報は、定められた期間、分離して保管します。
3. マーケティング情報の受信への同意：同意を撤回されるまで。撤回がない場合は同意日から2年間
4. アクセス記録：3か月間`,
      },
    },
    {
      title: { ko: '제3자 제공', en: 'Sharing with third parties', ja: '第三者への提供' },
      text: {
        ko: `문의 화면에서 동의하신 경우에만 아래와 같이 제공합니다. 제공하는 항목은 동의 내용에서 확인할 수 있습니다.
1. 도입 상담: 배정된 공식 파트너에게 제공. 상담이 끝난 날부터 6개월, 계약을 체결하면 계약이 끝날 때까지
2. 솔루션 이관: 솔루션 공급사와 이관받을 파트너에게 제공. 이관이 끝난 날부터 3개월
3. 파트너와 문의 공유: 담당 파트너에게 공유. 문의가 접수된 날부터 1년`,
        en: `We share personal information only if you have agreed to it in the inquiry form, as follows. The terms next to each consent list what is shared.
1. Sales consultation: with the official partner assigned to you, for 6 months from the end of the consultation or, if you enter into a contract, until the contract ends
2. Solution transfer: with the supplier of the solution and the partner who takes it over, for 3 months from the completion of the transfer
3. Sharing an inquiry with your partner: for 1 year from the date we receive the inquiry`,
        ja: `お問い合わせの画面で同意いただいた場合に限り、次のとおり提供します。提供する項目は、それぞれの同意内容でご確認いただけます。
1. 導入相談：担当する公式パートナーに提供。相談終了日から6か月間。契約が成立した場合は契約終了まで
2. ソリューションの移管：ソリューションの提供元と移管先のパートナーに提供。移管完了日から3か月間
3. パートナーへのお問い合わせの共有：担当パートナーに共有。お問い合わせの受付日から1年間`,
      },
    },
    {
      title: {
        ko: '브라우저에 저장하는 정보',
        en: 'What your browser stores',
        ja: 'ブラウザーに保存する情報',
      },
      text: {
        ko: '로그인 상태와 선택한 언어를 쿠키에, 마지막으로 선택한 국가를 브라우저에 저장합니다. 작성 중인 문의는 탭을 닫거나 문의를 보낼 때까지 브라우저에만 저장합니다. 방문 기록을 분석하거나 광고에 이용하지 않습니다.',
        en: 'Cookies keep you signed in and remember your language. Your browser also stores the country that you chose last. An inquiry that you are writing is stored only in your browser, until you close the tab or send it. We do not analyse your visits or use them for advertising.',
        ja: 'ログインの状態と選択した言語をクッキーに、最後に選択した国をブラウザーに保存します。作成中のお問い合わせは、タブを閉じるか送信するまで、ブラウザーにのみ保存します。閲覧履歴の分析や広告への利用は行いません。',
      },
    },
    {
      title: {
        ko: '열람, 정정, 삭제 요청',
        en: 'Access, correction and deletion',
        ja: '開示・訂正・削除の請求',
      },
      text: {
        ko: '언제든지 개인정보의 열람, 정정, 삭제, 처리 정지를 요청하고 동의를 철회할 수 있습니다. 문의의 개인정보 분류로 보내 주시면 본인 확인을 거쳐 10일 안에 결과를 알려 드립니다.',
        en: 'At any time, you can ask us to show you, correct, delete or stop using your personal information, and you can withdraw your consent. Send an inquiry in the category “Personal information”. After verifying your identity, we will inform you of the result within 10 days.',
        ja: '個人情報の開示、訂正、削除、利用停止の請求および同意の撤回は、いつでも行えます。お問い合わせの「個人情報」の分類からお送りください。本人確認のうえ、10日以内に結果をお知らせします。',
      },
    },
    {
      title: { ko: '안전하게 지키기 위한 조치', en: 'How we protect it', ja: '安全管理' },
      text: {
        ko: '개인정보는 암호화하여 전송하고 저장하며, 업무에 필요한 담당자만 볼 수 있습니다. 보유 기간이 지난 정보는 복구할 수 없게 삭제합니다.',
        en: 'Personal information is encrypted in transit and in storage. Only staff who need it for their work can see it. After its retention period, it is deleted so that it cannot be recovered.',
        ja: '個人情報は暗号化して送信および保存し、業務上必要な担当者だけが閲覧できます。保有期間を過ぎた情報は、復元できない方法で削除します。',
      },
    },
    {
      title: { ko: '책임자와 변경 안내', en: 'Contact and changes', ja: '責任者と改定' },
      text: {
        ko: '개인정보 보호책임자는 하늘 클라우드 고객지원 책임자이며, 문의로 연락하실 수 있습니다. 이 방침을 바꿀 때는 적용하기 7일 전까지 공지사항으로 알려 드립니다.',
        en: 'The head of Haneul Cloud Support is responsible for the protection of personal information and can be reached by sending an inquiry. We announce changes to this policy in our notices at least 7 days before they apply.',
        ja: '個人情報保護の責任者は、ハヌルクラウド サポートの責任者です。お問い合わせからご連絡ください。本ポリシーを改定する場合は、適用の7日前までにお知らせに掲載します。',
      },
    },
  ],
}
