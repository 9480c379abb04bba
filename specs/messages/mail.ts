import { messages } from './message.ts'

/** The texts of emails. No page shows them, so they are not in the table of interface texts. */
export const mailTexts = messages({
  from: {
    ko: '하늘 클라우드 고객지원 <support@haneul.example>',
    en: 'Haneul Cloud Support <support@haneul.example>',
    ja: 'ハヌルクラウド サポート <support@haneul.example>',
  },
  greeting: { ko: '{{name}} 님, 안녕하세요.', en: 'Hello {{name}},', ja: '{{name}} 様' },
  greetingWithoutName: { ko: '고객님, 안녕하세요.', en: 'Hello,', ja: 'お客様' },
  receiptSubject: {
    ko: '[하늘 클라우드] 문의가 접수되었습니다 (접수 번호 {{id}})',
    en: '[Haneul Cloud] We received your inquiry (reference number {{id}})',
    ja: '【ハヌルクラウド】お問い合わせを受け付けました（受付番号：{{id}}）',
  },
  receiptText: {
    ko: '보내 주신 문의가 접수되었습니다. 담당자가 내용을 확인한 뒤 이 이메일 주소로 답변해 드리겠습니다.',
    en: 'Thank you for contacting us. Our support team will review your inquiry and reply to this email address.',
    ja: 'お問い合わせいただきありがとうございます。担当者が内容を確認し、このメールアドレス宛てにご回答いたします。',
  },
  number: { ko: '접수 번호: {{id}}', en: 'Reference number: {{id}}', ja: '受付番号：{{id}}' },
  title: { ko: '제목: {{title}}', en: 'Subject: {{title}}', ja: '件名：{{title}}' },
  time: { ko: '접수 시각: {{time}} (UTC +9)', en: 'Received: {{time}} (UTC +9)', ja: '受付日時：{{time}}（UTC +9）' },
  toRecord: { ko: '내 문의에서 확인하기', en: 'View it in My inquiries', ja: 'お問い合わせ履歴で確認する' },
  toFaq: { ko: '자주 묻는 질문 보기', en: 'Read the FAQ', ja: 'よくあるご質問を見る' },
  answerSubject: {
    ko: '[하늘 클라우드] 문의에 답변드립니다 (접수 번호 {{id}})',
    en: '[Haneul Cloud] We answered your inquiry (reference number {{id}})',
    ja: '【ハヌルクラウド】お問い合わせへのご回答（受付番号：{{id}}）',
  },
  answerText: {
    ko: '보내 주신 문의에 아래와 같이 답변드립니다.',
    en: 'Here is our answer to your inquiry.',
    ja: 'お問い合わせについて、以下のとおりご回答いたします。',
  },
  rateText: {
    ko: '답변이 도움이 되었나요? {{days}}일 안에 평가해 주시면 고객지원을 개선하는 데 큰 도움이 됩니다.',
    en: 'Was this helpful? Rate our answer within {{days}} days to help us improve.',
    ja: '回答はお役に立ちましたか。{{days}}日以内に評価をお寄せください。サポートの改善に役立てます。',
  },
  toSurvey: { ko: '답변 평가하기', en: 'Rate our answer', ja: '回答を評価する' },
  additionalText: {
    ko: '더 궁금한 점이 있으면 첫 답변을 받은 뒤 {{days}}일 안에 추가 문의를 보내실 수 있습니다.',
    en: 'If anything is still unclear, you can send a follow-up inquiry within {{days}} days of our first answer.',
    ja: 'ほかにご不明な点がございましたら、最初の回答から{{days}}日以内に追加のお問い合わせをお送りいただけます。',
  },
  toAdditional: { ko: '추가 문의 보내기', en: 'Send a follow-up inquiry', ja: '追加のお問い合わせを送る' },
  newInquiryText: {
    ko: '더 궁금한 점이 있으면 새 문의를 보내 주세요.',
    en: 'If anything is still unclear, send us a new inquiry.',
    ja: 'ほかにご不明な点がございましたら、新しいお問い合わせをお送りください。',
  },
  toNewInquiry: { ko: '새 문의 보내기', en: 'Send a new inquiry', ja: '新しいお問い合わせを送る' },
  callSubject: {
    ko: '[하늘 클라우드] 전화 상담은 어떠셨나요? (접수 번호 {{id}})',
    en: '[Haneul Cloud] How was our call? (reference number {{id}})',
    ja: '【ハヌルクラウド】お電話でのご案内はいかがでしたか（受付番号：{{id}}）',
  },
  callText: {
    ko: '보내 주신 문의에 전화로 답변드렸습니다. 상담이 도움이 되었는지 {{days}}일 안에 평가해 주세요.',
    en: 'We answered your inquiry by phone. Rate the call within {{days}} days to help us improve.',
    ja: 'お問い合わせについて、お電話でご回答いたしました。{{days}}日以内に評価をお聞かせください。',
  },
  toCallSurvey: { ko: '전화 상담 평가하기', en: 'Rate the call', ja: 'お電話でのご案内を評価する' },
  signature: {
    ko: '하늘 클라우드 고객지원 드림',
    en: 'Kind regards, Haneul Cloud Support',
    ja: 'ハヌルクラウド サポート',
  },
  footer: {
    ko: '이 이메일은 발신 전용입니다.',
    en: 'This mailbox is not monitored. Please do not reply to this email.',
    ja: 'このメールは送信専用です。',
  },
  defaultAnswer: {
    ko: '안녕하세요, 하늘 클라우드 고객지원입니다. 문의하신 내용을 확인했으며 지금은 정상으로 이용하실 수 있습니다. 같은 현상이 다시 나타나면 발생 시각과 화면을 함께 보내 주세요.',
    en: 'Hello, this is Haneul Cloud Support. We looked into your inquiry, and the service is working as expected now. If it happens again, please send us the time and a screenshot.',
    ja: 'ハヌルクラウド サポートです。お問い合わせの件を確認いたしました。現在は正常にご利用いただけます。同じ現象が再び発生した場合は、発生日時と画面のスクリーンショットをあわせてお送りください。',
  },
})
