import { messages } from './message.ts'

export const chatbot = messages({
  'chatbot.title': { ko: '챗봇', en: 'Chatbot', ja: 'チャットボット' },
  'chatbot.open': { ko: '챗봇에게 물어보기', en: 'Ask the chatbot', ja: 'チャットボットに質問' },
  'chatbot.conversation': { ko: '대화', en: 'Conversation', ja: '会話' },
  'chatbot.greeting': {
    ko: '안녕하세요, {{name}} 님. 무엇이 궁금하신가요? 자주 묻는 질문에서 답을 찾아 드립니다.',
    en: 'Hello, {{name}}. What would you like to know? I can search our FAQ for you.',
    ja: '{{name}}様、こんにちは。ご用件をお聞かせください。よくあるご質問からお探しします。',
  },
  'chatbot.bot': { ko: '챗봇의 답변', en: 'Chatbot reply', ja: 'チャットボットの回答' },
  'chatbot.visitor': { ko: '내 질문', en: 'You asked', ja: 'お客様のご質問' },
  'chatbot.quickReplies': { ko: '추천 검색어', en: 'Suggested keywords', ja: 'おすすめのキーワード' },
  'chatbot.hideQuickReplies': {
    ko: '추천 검색어 숨기기',
    en: 'Hide suggested keywords',
    ja: 'おすすめのキーワードを隠す',
  },
  'chatbot.showQuickReplies': {
    ko: '추천 검색어 보기',
    en: 'Show suggested keywords',
    ja: 'おすすめのキーワードを表示',
  },
  'chatbot.ask': { ko: '질문 입력', en: 'Your question', ja: '質問を入力' },
  'chatbot.placeholder': {
    ko: '예: 비밀번호를 잊어버렸어요',
    en: 'For example: I forgot my password',
    ja: '例：パスワードを忘れました',
  },
  'chatbot.send': { ko: '질문하기', en: 'Ask', ja: '質問する' },
  'chatbot.looking': { ko: '답변을 찾고 있습니다.', en: 'Looking for an answer…', ja: '回答を探しています。' },
  'chatbot.found_one': {
    ko: '“{{keyword}}”에 관한 답변입니다.',
    en: 'I found 1 result for “{{keyword}}”.',
    ja: '「{{keyword}}」についての回答です。',
  },
  'chatbot.found_other': {
    ko: '“{{keyword}}”에 관한 답변 {{count}}건입니다.',
    en: 'I found {{count}} results for “{{keyword}}”.',
    ja: '「{{keyword}}」についての回答が{{count}}件あります。',
  },
  'chatbot.all': {
    ko: '검색 결과 {{count}}건 모두 보기',
    en: 'View all {{count}} results',
    ja: '検索結果{{count}}件をすべて見る',
  },
  'chatbot.notEnough': {
    ko: '찾던 답이 아니라면',
    en: 'Not what you were looking for?',
    ja: 'お探しの回答がない場合は',
  },
  'chatbot.nothing': {
    ko: '“{{asked}}”에 관한 답을 찾지 못했습니다. 다른 검색어로 찾아보시거나, 문의를 남기시면 담당자가 답변해 드립니다.',
    en: 'I couldn’t find anything about “{{asked}}”. Try different words, or send an inquiry and our team will reply.',
    ja: '「{{asked}}」についての回答が見つかりませんでした。別の言葉でお試しいただくか、お問い合わせをお送りください。担当者がご回答します。',
  },
  'chatbot.toForm': { ko: '문의하기', en: 'Send an inquiry', ja: 'お問い合わせを送る' },
  'chatbot.failed': {
    ko: '답변을 불러오지 못했습니다. 다시 시도해 주세요.',
    en: 'We couldn’t load the answer. Try again.',
    ja: '回答を読み込めませんでした。もう一度お試しください。',
  },
})
