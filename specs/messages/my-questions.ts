import { messages } from './message.ts'

/** Texts of the inquiries on my page. */
export const myQuestions = messages({
  'myQuestion.types': { ko: '문의 유형별 목록', en: 'Inquiries by type', ja: 'お問い合わせの種類' },
  'myQuestion.filter': { ko: '조회 조건', en: 'Filters', ja: '絞り込み条件' },
  'myQuestion.progress': { ko: '진행 상태', en: 'Progress', ja: '対応状況' },
  'myQuestion.filter.anyStatus': { ko: '모든 상태', en: 'Any status', ja: 'すべて' },
  'myQuestion.filter.from': { ko: '접수 시작일', en: 'Received on or after', ja: '受付日（開始）' },
  'myQuestion.filter.to': { ko: '접수 종료일', en: 'Received on or before', ja: '受付日（終了）' },
  'myQuestion.filter.keyword': { ko: '제목·내용·번호', en: 'Title, text or number', ja: '件名・内容・番号' },
  'myQuestion.filter.apply': { ko: '조회', en: 'Apply filters', ja: '絞り込む' },
  'myQuestion.filter.clear': { ko: '조건 지우기', en: 'Clear filters', ja: '条件をクリア' },
  'myQuestion.filter.order': {
    ko: '종료일이 시작일보다 빠릅니다. 시작일 이후의 날짜를 입력해 주세요.',
    en: 'This date is before the start date. Enter a later date.',
    ja: '終了日が開始日より前です。開始日以降の日付を入力してください。',
  },
  'myQuestion.filter.unfinished': {
    ko: '연도, 월, 일을 모두 입력하거나 비워 두세요.',
    en: 'Enter the year, month and day, or leave the date empty.',
    ja: '年・月・日をすべて入力するか、空欄にしてください。',
  },
  'myQuestion.noMatch': {
    ko: '조건에 맞는 문의가 없습니다.',
    en: 'No inquiries match your filters.',
    ja: '条件に一致するお問い合わせはありません。',
  },

  'myQuestion.additional': { ko: '추가 문의', en: 'Follow-up', ja: '追加' },
  'myQuestion.additional.count_one': { ko: '추가 문의 1건', en: '1 follow-up', ja: '追加のお問い合わせ 1件' },
  'myQuestion.additional.count_other': {
    ko: '추가 문의 {{count}}건',
    en: '{{count}} follow-ups',
    ja: '追加のお問い合わせ {{count}}件',
  },
  'myQuestion.isAdditional': {
    ko: '접수 번호 {{number}} 문의에 이어 보낸 추가 문의입니다.',
    en: 'This is a follow-up to inquiry {{number}}.',
    ja: '受付番号{{number}}への追加のお問い合わせです。',
  },
  'myQuestion.original': { ko: '원 문의 보기', en: 'View the original inquiry', ja: '元のお問い合わせを見る' },
  'myQuestion.content': { ko: '문의 내용', en: 'Your inquiry', ja: 'お問い合わせ内容' },
  'myQuestion.answer': { ko: '답변', en: 'Answer', ja: '回答' },
  'myQuestion.additionalNumbered': {
    ko: '추가 문의 {{number}}',
    en: 'Follow-up inquiry {{number}}',
    ja: '追加のお問い合わせ {{number}}',
  },
  'myQuestion.unanswered': {
    ko: '아직 답변이 없습니다. 답변이 등록되면 이메일로 알려 드립니다.',
    en: 'There is no answer yet. We will email you as soon as there is one.',
    ja: 'まだ回答がありません。回答が登録されるとメールでお知らせします。',
  },
  'myQuestion.noDownload': {
    ko: '이 파일은 내려받을 수 없습니다.',
    en: 'This file can’t be downloaded.',
    ja: 'このファイルはダウンロードできません。',
  },
  'myQuestion.phone': { ko: '전화 상담', en: 'Phone call', ja: 'お電話でのご案内' },
  'myQuestion.phone.text': {
    ko: '전화로 안내해 드렸습니다.',
    en: 'We answered this inquiry by phone.',
    ja: 'お電話でご案内しました。',
  },

  'myQuestion.rate': { ko: '이 답변 평가하기', en: 'Rate this answer', ja: 'この回答を評価する' },
  'myQuestion.rate.until': {
    ko: '{{time}} UTC +9까지 평가할 수 있습니다.',
    en: 'You can rate it until {{time}} UTC +9.',
    ja: '{{time}} UTC +9まで評価できます。',
  },
  'myQuestion.rate.done': {
    ko: '평가를 완료한 답변입니다. 소중한 의견 감사합니다.',
    en: 'You have rated this answer. Thank you for your feedback.',
    ja: '評価済みの回答です。ご意見ありがとうございました。',
  },
  'myQuestion.rate.expired': {
    ko: '답변 후 {{days}}일이 지나 평가할 수 없습니다.',
    en: 'You can no longer rate this answer, because more than {{days}} days have passed since our answer.',
    ja: '回答から{{days}}日が過ぎたため、評価できません。',
  },
  'myQuestion.phone.rate': { ko: '이 상담 평가하기', en: 'Rate this call', ja: 'このご案内を評価する' },
  'myQuestion.phone.rate.done': {
    ko: '평가를 완료한 상담입니다. 소중한 의견 감사합니다.',
    en: 'You have rated this call. Thank you for your feedback.',
    ja: '評価済みのご案内です。ご意見ありがとうございました。',
  },
  'myQuestion.phone.rate.expired': {
    ko: '상담 후 {{days}}일이 지나 평가할 수 없습니다.',
    en: 'You can no longer rate this call, because more than {{days}} days have passed since the call.',
    ja: 'ご案内から{{days}}日が過ぎたため、評価できません。',
  },

  'myQuestion.further': { ko: '추가 문의하기', en: 'Send a follow-up inquiry', ja: '追加で問い合わせる' },
  'myQuestion.further.title': {
    ko: '더 궁금한 점이 있으신가요?',
    en: 'Any further questions?',
    ja: 'ほかにご不明な点はありますか？',
  },
  'myQuestion.further.OPEN': {
    ko: '{{time}} UTC +9까지 {{left}}회 더 보낼 수 있습니다.',
    en: 'You can send {{left}} more until {{time}} UTC +9.',
    ja: '{{time}} UTC +9まで、あと{{left}}件送信できます。',
  },
  'myQuestion.further.NOT_ANSWERED': {
    ko: '답변을 받은 뒤 {{days}}일 동안 추가 문의를 보낼 수 있습니다.',
    en: 'You can send follow-up inquiries for {{days}} days once you have an answer.',
    ja: '回答を受け取ってから{{days}}日以内は、追加のお問い合わせを送信できます。',
  },
  'myQuestion.further.NO_CUSTOMER': {
    ko: '고객 정보를 확인할 수 없어 추가 문의를 보낼 수 없습니다. 새 문의를 보내 주세요.',
    en: 'Follow-up inquiries are not possible, because we can’t identify the sender. Send a new inquiry instead.',
    ja: 'お客様情報を確認できないため、追加のお問い合わせは送信できません。新しくお問い合わせください。',
  },
  'myQuestion.further.OVER_DAYS': {
    ko: '첫 답변 후 {{days}}일이 지나 추가 문의를 보낼 수 없습니다. 새 문의를 보내 주세요.',
    en: 'Follow-up inquiries are no longer possible, because {{days}} days have passed since the first answer. Send a new inquiry instead.',
    ja: '最初の回答から{{days}}日が過ぎたため、追加のお問い合わせは送信できません。新しくお問い合わせください。',
  },
  'myQuestion.further.OVER_COUNT': {
    ko: '추가 문의 {{max}}회를 모두 보냈습니다. 새 문의를 보내 주세요.',
    en: 'You have sent all {{max}} follow-up inquiries. Send a new inquiry instead.',
    ja: '追加のお問い合わせは{{max}}件すべて送信済みです。新しくお問い合わせください。',
  },
  'myQuestion.missing': {
    ko: '없는 문의이거나 다른 계정으로 보낸 문의입니다.',
    en: 'This inquiry doesn’t exist, or it was sent from another account.',
    ja: '存在しないか、別のアカウントから送信されたお問い合わせです。',
  },
})
