import { messages } from './message.ts'

export const chatbot = messages({
  'chatbot.title': { ko: '챗봇', en: 'Chatbot', ja: 'チャットボット' },
  'chatbot.conversation': { ko: '대화', en: 'Conversation', ja: '会話' },
  'chatbot.greeting': {
    ko: '안녕하세요, {{name}} 님. 무엇이 궁금하신가요? 자주 묻는 질문에서 답을 찾아 드립니다.',
    en: 'Hello, {{name}}. What would you like to know? I look for answers in our frequently asked questions.',
    ja: '{{name}}さん、こんにちは。何をお知りになりたいですか？よくあるご質問からお探しします。',
  },
  'chatbot.bot': { ko: '챗봇의 답변', en: 'The chatbot says', ja: 'チャットボットの回答' },
  'chatbot.visitor': { ko: '내 질문', en: 'You asked', ja: 'あなたの質問' },
  'chatbot.quickReplies': { ko: '추천 질문', en: 'Suggestions', ja: 'おすすめの質問' },
  'chatbot.ask': { ko: '질문 입력', en: 'Your question', ja: '質問を入力' },
  'chatbot.placeholder': {
    ko: '예: 비밀번호를 잊어버렸어요',
    en: 'Such as: I forgot my password',
    ja: '例：パスワードを忘れました',
  },
  'chatbot.send': { ko: '질문하기', en: 'Ask', ja: '質問する' },
  'chatbot.looking': { ko: '답을 찾고 있습니다.', en: 'Looking for an answer…', ja: '回答を探しています。' },
  'chatbot.found_one': {
    ko: '“{{keyword}}”에 관한 답변입니다.',
    en: 'This may help with “{{keyword}}”.',
    ja: '「{{keyword}}」についての回答です。',
  },
  'chatbot.found_other': {
    ko: '“{{keyword}}”에 관한 답변 {{count}}건입니다.',
    en: 'These {{count}} may help with “{{keyword}}”.',
    ja: '「{{keyword}}」についての回答が{{count}}件あります。',
  },
  'chatbot.notEnough': {
    ko: '찾던 답이 아니라면',
    en: 'Not what you were looking for?',
    ja: 'お探しの回答がない場合は',
  },
  'chatbot.nothing': {
    ko: '“{{asked}}”에 관한 답을 찾지 못했습니다. 다른 말로 물어보거나, 문의를 남기시면 담당자가 답변해 드립니다.',
    en: 'I found nothing about “{{asked}}”. Try other words, or send us a question and a person will reply.',
    ja: '「{{asked}}」についての回答が見つかりませんでした。別の言葉でお試しいただくか、お問い合わせをお送りください。担当者がご回答します。',
  },
  'chatbot.toForm': { ko: '문의 작성하기', en: 'Write an inquiry', ja: 'お問い合わせを作成' },
  'chatbot.failed': {
    ko: '답을 불러오지 못했습니다.',
    en: 'The answer could not be loaded.',
    ja: '回答を読み込めませんでした。',
  },
})
