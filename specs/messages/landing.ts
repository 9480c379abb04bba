import { messages } from './message.ts'

/** Texts of the support landing page. */
export const landing = messages({
  'menu.landing': { ko: '고객지원 홈', en: 'Support home', ja: 'サポートトップ' },

  'landing.title': { ko: '궁금한 점을 검색해 보세요', en: 'Find the help you need', ja: 'お困りごとを検索' },
  'landing.lead': {
    ko: '자주 묻는 질문에서 답을 바로 찾을 수 있습니다. 찾는 답이 없으면 문의를 보내 주세요.',
    en: 'Our FAQ answers most questions right away. If yours is missing, send us an inquiry.',
    ja: 'よくあるご質問からすぐに回答を探せます。見つからない場合は、お問い合わせください。',
  },
  'landing.keywords': { ko: '인기 검색어', en: 'Popular searches', ja: '人気のキーワード' },
  'landing.keywords.failed': {
    ko: '인기 검색어를 불러오지 못했습니다.',
    en: 'We couldn’t load popular searches.',
    ja: '人気のキーワードを読み込めませんでした。',
  },
  'landing.scrollBack': { ko: '이전 항목 보기', en: 'Scroll back', ja: '前へスクロール' },
  'landing.scrollForward': { ko: '다음 항목 보기', en: 'Scroll forward', ja: '次へスクロール' },

  'landing.notices.pause': { ko: '자동 넘김 멈추기', en: 'Pause the notices', ja: '自動切り替えを停止' },
  'landing.notices.play': { ko: '자동 넘김 시작', en: 'Play the notices', ja: '自動切り替えを開始' },

  'landing.ask': { ko: '찾는 답이 없나요?', en: 'Didn’t find an answer?', ja: '回答が見つかりませんか？' },
  'landing.ask.text': {
    ko: '문의를 보내 주시면 담당자가 확인하고 이메일로 답변해 드립니다.',
    en: 'Send us an inquiry. Our support team will reply by email.',
    ja: 'お問い合わせください。担当者が確認し、メールでご回答します。',
  },

  'landing.faq.products': { ko: '상품별 질문', en: 'Questions by product', ja: 'サービス別のご質問' },
  'landing.faq.prices': { ko: '상품군별 요금', en: 'Prices by product group', ja: 'カテゴリー別の料金' },
  'landing.faq.none': {
    ko: '등록된 질문이 없습니다.',
    en: 'There are no questions yet.',
    ja: 'ご質問はまだありません。',
  },

  'landing.cards': { ko: '지원 프로그램', en: 'Support programmes', ja: '支援プログラム' },
  'landing.cards.greenHouse': { ko: '그린하우스', en: 'Green House', ja: 'グリーンハウス' },
  'landing.cards.greenHouse.text': {
    ko: '창업 초기 기업에 크레딧과 기술 상담, 교육을 지원합니다.',
    en: 'Credits, technical advice and training for young companies.',
    ja: '創業期の企業に、クレジット、技術相談、トレーニングを提供します。',
  },
  'landing.cards.greenRookie': { ko: '그린 루키', en: 'Green Rookie', ja: 'グリーンルーキー' },
  'landing.cards.greenRookie.text': {
    ko: '클라우드를 처음 쓰는 분이 첫 서버를 만들 때까지 함께합니다.',
    en: 'We help newcomers until their first server is running.',
    ja: 'クラウドが初めての方を、最初のサーバーの作成まで支援します。',
  },
  'landing.cards.greenDevelopers': { ko: '그린 디벨로퍼스', en: 'Green Developers', ja: 'グリーンデベロッパーズ' },
  'landing.cards.greenDevelopers.text': {
    ko: '개발자끼리 배우고 나누는 모임과 자료를 제공합니다.',
    en: 'Meetups and resources for developers who learn from each other.',
    ja: '開発者が学び合う勉強会と資料を提供します。',
  },
})
