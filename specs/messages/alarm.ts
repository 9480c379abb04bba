import { messages } from './message.ts'

/** Texts of the notification settings and of the training history. */
export const alarm = messages({
  'alarm.lead': {
    ko: '알림 종류와 받는 사람을 설정합니다. 서브 계정도 같은 설정을 함께 사용합니다.',
    en: 'Choose which notifications we send, and who receives them. Your sub accounts share these settings.',
    ja: 'どの通知を誰に送るかを設定します。サブアカウントも同じ設定を使用します。',
  },
  'alarm.switches': { ko: '알림 종류와 수단', en: 'Categories and channels', ja: '通知の種類と方法' },
  'alarm.category': { ko: '알림 종류', en: 'Notification', ja: '通知の種類' },
  'alarm.mail': { ko: '이메일', en: 'Email', ja: 'メール' },
  'alarm.sms': { ko: '문자 메시지', en: 'Text message', ja: 'SMS' },
  'alarm.INCIDENT': { ko: '장애', en: 'Incidents', ja: '障害' },
  'alarm.INCIDENT.text': {
    ko: '이용 중인 상품의 장애 발생과 복구',
    en: 'Incidents that affect your products, and when they are resolved',
    ja: 'ご利用中のサービスの障害発生と復旧',
  },
  'alarm.MAINTENANCE': { ko: '점검', en: 'Maintenance', ja: 'メンテナンス' },
  'alarm.MAINTENANCE.text': {
    ko: '점검 일정과 변경',
    en: 'Scheduled maintenance and schedule changes',
    ja: 'メンテナンスの予定と変更',
  },
  'alarm.BILLING': { ko: '요금·결제', en: 'Billing', ja: '料金・お支払い' },
  'alarm.BILLING.text': {
    ko: '청구서 발행과 결제 결과',
    en: 'New invoices and results of payments',
    ja: '請求書の発行とお支払いの結果',
  },
  'alarm.MARKETING': { ko: '혜택·행사', en: 'Offers and events', ja: '特典・イベント' },
  'alarm.MARKETING.text': {
    ko: '할인 혜택과 행사 소식',
    en: 'Discounts and invitations to events',
    ja: '割引特典とイベントのお知らせ',
  },
  'alarm.cell': {
    ko: '{{category}} 알림: {{channel}}',
    en: '{{category}}: {{channel}}',
    ja: '{{category}}の通知：{{channel}}',
  },
  'alarm.recipients': { ko: '받는 사람', en: 'Recipients', ja: '受信者' },
  'alarm.recipients.hint': {
    ko: '{{max}}명까지 등록할 수 있습니다.',
    en: 'You can add up to {{max}} recipients.',
    ja: '{{max}}人まで登録できます。',
  },
  'alarm.recipients.none': {
    ko: '알림을 받으려면 받는 사람을 추가해 주세요.',
    en: 'Add a recipient to receive notifications.',
    ja: '通知を受け取るには、受信者を追加してください。',
  },
  'alarm.recipient': { ko: '받는 사람 {{number}}', en: 'Recipient {{number}}', ja: '受信者{{number}}' },
  'alarm.add': { ko: '받는 사람 추가', en: 'Add a recipient', ja: '受信者を追加' },
  'alarm.removeNamed': {
    ko: '받는 사람 {{number}} 삭제',
    en: 'Remove recipient {{number}}',
    ja: '受信者{{number}}を削除',
  },
  'alarm.error.mail': {
    ko: '이메일을 받을 사람이 없습니다. 받는 사람을 추가하거나 이메일을 꺼 주세요.',
    en: 'Nobody receives these emails. Add a recipient or turn email off.',
    ja: 'メールの受信者がいません。受信者を追加するか、メールをオフにしてください。',
  },
  'alarm.error.sms': {
    ko: '문자 메시지를 받을 사람이 없습니다. 휴대전화 번호를 입력하거나 문자 메시지를 꺼 주세요.',
    en: 'Nobody receives these text messages. Enter a mobile number or turn text messages off.',
    ja: 'SMSの受信者がいません。携帯電話番号を入力するか、SMSをオフにしてください。',
  },
  'alarm.error.name': {
    ko: '이름을 {{max}}자까지 입력해 주세요.',
    en: 'Enter a name of up to {{max}} characters.',
    ja: '氏名を{{max}}文字以内で入力してください。',
  },
  'alarm.error.cntryNo': {
    ko: '국가 번호를 숫자 1~4자리로 입력해 주세요. 예: 82',
    en: 'Enter a country code of 1 to 4 digits, for example 82.',
    ja: '国番号を1～4桁の数字で入力してください。例：82',
  },
  'alarm.error.cellphoneNo': {
    ko: '국가 번호에 맞는 올바른 전화번호를 입력해 주세요.',
    en: 'Enter a phone number that is valid for the country code.',
    ja: '国番号に合った有効な電話番号を入力してください。',
  },
  'alarm.unsaved': {
    ko: '저장하지 않은 변경 사항이 있습니다.',
    en: 'You have unsaved changes.',
    ja: '保存していない変更があります。',
  },
  'alarm.restored': {
    ko: '저장하지 않은 변경 사항을 불러왔습니다. 확인하고 저장해 주세요.',
    en: 'We restored your unsaved changes. Check and save them.',
    ja: '保存していない変更を復元しました。内容を確認して保存してください。',
  },
  'alarm.save': { ko: '저장', en: 'Save', ja: '保存' },
  'alarm.saving': { ko: '저장하는 중…', en: 'Saving…', ja: '保存しています…' },
  'alarm.discard': { ko: '변경 취소', en: 'Discard changes', ja: '変更を取り消す' },
  'alarm.saved': {
    ko: '알림 설정을 저장했습니다.',
    en: 'Your notification settings have been saved.',
    ja: '通知設定を保存しました。',
  },
  'alarm.failed': {
    ko: '알림 설정을 저장하지 못했습니다',
    en: 'Your notification settings were not saved',
    ja: '通知設定を保存できませんでした',
  },
  'alarm.kept': {
    ko: '선택한 내용은 그대로 있습니다.',
    en: 'Your choices have been kept.',
    ja: '選択内容は保持されています。',
  },
  'alarm.expired': {
    ko: '변경 사항은 아직 저장되지 않았으며 그대로 남아 있습니다. 다시 로그인하면 이어서 저장할 수 있습니다.',
    en: 'Your changes have been kept but not saved yet. Sign in again to save them.',
    ja: '変更はまだ保存されていませんが、保持されています。もう一度ログインすると保存できます。',
  },

  'train.lead': {
    ko: '신청한 교육을 확인하고 수료증을 인쇄할 수 있습니다.',
    en: 'See the courses that you enrolled in, and print your certificates of completion.',
    ja: '申し込んだトレーニングを確認し、修了証を印刷できます。',
  },
  'train.course': { ko: '교육 과정', en: 'Course', ja: 'コース' },
  'train.date': { ko: '교육일', en: 'Date', ja: '実施日' },
  'train.certificate': { ko: '수료증 번호', en: 'Certificate number', ja: '修了証番号' },
  'train.certificate.title': { ko: '수료증', en: 'Certificate of completion', ja: '修了証' },
  'train.certificate.statement': {
    ko: '위 사람은 위 교육 과정을 수료하였기에 이 증서를 수여합니다.',
    en: 'We certify that the person named above has completed this course.',
    ja: '上記の方が本コースを修了されたことを証明いたします。',
  },
  'train.certificate.print': { ko: '수료증 인쇄', en: 'Print certificate', ja: '修了証を印刷' },
  'train.certificate.none': { ko: '없음', en: 'None', ja: 'なし' },
  'train.status.APPLIED': { ko: '신청', en: 'Enrolled', ja: '申し込み済み' },
  'train.status.COMPLETED': { ko: '수료', en: 'Completed', ja: '修了' },
  'train.status.CANCELED': { ko: '취소', en: 'Cancelled', ja: 'キャンセル' },
  'train.none': {
    ko: '교육 이력이 없습니다.',
    en: 'You haven’t taken any training yet.',
    ja: 'トレーニングの履歴はありません。',
  },
})
