import { messages } from './message.ts'

/** The satisfaction survey. */
export const survey = messages({
  'question.satisfaction.alertMsg.isSurvey': {
    ko: '이미 평가해 주셨습니다. 참여해 주셔서 감사합니다.',
    en: 'You’ve already sent your rating. Thank you for your feedback.',
    ja: 'すでに評価をいただいています。ご協力ありがとうございました。',
  },
  'question.satisfaction.alertMsg.isExpired': {
    ko: '답변을 드린 지 {{days}}일이 지나 평가할 수 없습니다.',
    en: 'It’s more than {{days}} days since we answered, so you can no longer rate this answer.',
    ja: '回答から{{days}}日が過ぎたため、評価の受付を終了しました。',
  },
  'survey.answered.title': { ko: '이미 평가한 답변입니다', en: 'Already rated', ja: '評価済みの回答です' },
  'survey.expired.title': { ko: '평가 기간이 끝났습니다', en: 'Rating has closed', ja: '評価の受付は終了しました' },
  'survey.badLink': { ko: '페이지를 열 수 없습니다', en: 'This page can’t be opened', ja: 'ページを開けません' },
  'survey.lead.answer': {
    ko: '답변이 도움이 되었는지 알려 주세요. 1분이면 충분합니다.',
    en: 'Was our answer helpful? This takes less than a minute.',
    ja: '回答はお役に立ちましたか。1分ほどで終わります。',
  },
  'survey.lead.call': {
    ko: '전화 상담이 도움이 되었는지 알려 주세요. 1분이면 충분합니다.',
    en: 'Was our phone call helpful? This takes less than a minute.',
    ja: 'お電話でのご案内はお役に立ちましたか。1分ほどで終わります。',
  },
  'survey.inquiry': { ko: '접수 번호 {{id}}', en: 'Reference number {{id}}', ja: '受付番号：{{id}}' },
  'survey.followUp': {
    ko: '접수 번호 {{id}} (접수 번호 {{parent}}의 추가 문의)',
    en: 'Reference number {{id}}, follow-up to inquiry {{parent}}',
    ja: '受付番号：{{id}}（お問い合わせ{{parent}}への追加のお問い合わせ）',
  },
  'survey.score.label': {
    ko: '얼마나 만족하셨나요?',
    en: 'How satisfied are you?',
    ja: 'どのくらいご満足いただけましたか。',
  },
  'survey.score.1': { ko: '매우 불만족', en: 'Very dissatisfied', ja: 'とても不満' },
  'survey.score.2': { ko: '불만족', en: 'Dissatisfied', ja: 'やや不満' },
  'survey.score.3': { ko: '보통', en: 'Neutral', ja: 'どちらともいえない' },
  'survey.score.4': { ko: '만족', en: 'Satisfied', ja: 'やや満足' },
  'survey.score.5': { ko: '매우 만족', en: 'Very satisfied', ja: 'とても満足' },
  'survey.noScore': { ko: '만족도를 선택해 주세요.', en: 'Choose a rating.', ja: '満足度を選択してください。' },
  'survey.comment.label': { ko: '의견', en: 'Comments', ja: 'ご意見' },
  'survey.comment.hint': {
    ko: '좋았던 점이나 아쉬웠던 점을 알려 주세요. 개인정보는 입력하지 말아 주세요.',
    en: 'What went well, and what could be better? Leave out personal information.',
    ja: '良かった点や改善してほしい点をお聞かせください。個人情報は入力しないでください。',
  },
  'survey.commentLimit': {
    ko: '의견은 {{max}}자까지 입력할 수 있습니다.',
    en: 'Your comments must be {{max}} characters or fewer.',
    ja: 'ご意見は{{max}}文字以内で入力してください。',
  },
  'survey.send': { ko: '평가 보내기', en: 'Send rating', ja: '評価を送信' },
  'survey.notSent': { ko: '평가를 보내지 못했습니다', en: 'Rating not sent', ja: '評価を送信できませんでした' },
  'survey.kept': {
    ko: '선택한 점수와 의견은 그대로 있습니다.',
    en: 'Your rating and comments are still here.',
    ja: '選択した評価とご意見は保持されています。',
  },
  'survey.restored': {
    ko: '작성 중이던 평가를 불러왔습니다.',
    en: 'We restored the rating that you had started.',
    ja: '入力途中の評価を復元しました。',
  },
  'survey.thanks.title': {
    ko: '평가해 주셔서 감사합니다',
    en: 'Thank you for your feedback',
    ja: '評価をいただきありがとうございました',
  },
  'survey.thanks.text': {
    ko: '보내 주신 평가와 의견은 더 나은 고객지원을 위해 활용하겠습니다.',
    en: 'We use your rating and comments to improve our support.',
    ja: 'いただいた評価とご意見は、サポートの改善に活用いたします。',
  },
  'survey.close': { ko: '창 닫기', en: 'Close this window', ja: 'ウィンドウを閉じる' },
  'survey.mayClose': {
    ko: '이제 이 창을 닫으셔도 됩니다.',
    en: 'You can close this window now.',
    ja: 'このウィンドウは閉じていただいてかまいません。',
  },
})
