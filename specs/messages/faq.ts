import { messages } from './message.ts'

export const faq = messages({
  'menu.faq': { ko: '자주 묻는 질문', en: 'FAQ', ja: 'よくあるご質問' },

  'faq.tab.ALL': { ko: '전체', en: 'All', ja: 'すべて' },
  'faq.tab.MBR': { ko: '회원', en: 'Account', ja: '会員' },
  'faq.tab.BILL': { ko: '요금·결제', en: 'Billing', ja: '料金・お支払い' },
  'faq.tab.PROD': { ko: '상품', en: 'Products', ja: 'サービス' },
  'faq.tab.EDU': { ko: '교육', en: 'Training', ja: 'トレーニング' },
  'faq.tab.ETC': { ko: '기타', en: 'Other', ja: 'その他' },
  'faq.tab.TRBL': { ko: '장애·오류', en: 'Troubleshooting', ja: '障害・エラー' },
  'faq.tab.SOLUT': { ko: '솔루션', en: 'Solutions', ja: 'ソリューション' },

  'faq.lead': {
    ko: '검색하거나 분류를 선택해 답을 찾아보세요. 찾는 답이 없으면 문의를 보내 주세요.',
    en: 'Search or choose a category to find an answer. If you can’t find one, send us an inquiry.',
    ja: '検索するか、カテゴリーを選んで回答をお探しください。見つからない場合は、お問い合わせください。',
  },
  'faq.title.ALL': { ko: '전체 질문', en: 'All questions', ja: 'すべてのご質問' },
  'faq.title.MBR': { ko: '회원 관련 질문', en: 'Account questions', ja: '会員に関するご質問' },
  'faq.title.BILL': { ko: '요금·결제 관련 질문', en: 'Billing questions', ja: '料金・お支払いに関するご質問' },
  'faq.title.PROD': { ko: '상품 관련 질문', en: 'Product questions', ja: 'サービスに関するご質問' },
  'faq.title.EDU': { ko: '교육 관련 질문', en: 'Training questions', ja: 'トレーニングに関するご質問' },
  'faq.title.ETC': { ko: '기타 질문', en: 'Other questions', ja: 'その他のご質問' },
  'faq.title.TRBL': {
    ko: '장애·오류 관련 질문',
    en: 'Troubleshooting questions',
    ja: '障害・エラーに関するご質問',
  },
  'faq.title.SOLUT': { ko: '솔루션 관련 질문', en: 'Solution questions', ja: 'ソリューションに関するご質問' },

  'faq.card.ALL': { ko: '모든 분류의 질문', en: 'Questions from all categories', ja: 'すべてのカテゴリーのご質問' },
  'faq.card.MBR': {
    ko: '가입, 로그인과 비밀번호, 서브 계정',
    en: 'Sign-up, passwords, sub accounts',
    ja: '登録、ログイン・パスワード、サブアカウント',
  },
  'faq.card.BILL': {
    ko: '청구, 결제와 환불, 세금계산서, 할인',
    en: 'Invoices, payments, refunds, discounts',
    ja: '請求、お支払い・返金、税金計算書、割引',
  },
  'faq.card.PROD': {
    ko: '서버, 스토리지, 네트워크 등 상품별 이용법',
    en: 'How to use servers, storage, networks and more',
    ja: 'サーバー、ストレージ、ネットワークなどの使い方',
  },
  'faq.card.EDU': {
    ko: '과정 신청, 수강, 수료증',
    en: 'Enrolment, courses, certificates',
    ja: 'お申し込み、受講、修了証',
  },
  'faq.card.ETC': {
    ko: '문의 답변, 행사, 보안 인증서, 기술 지원',
    en: 'Replies, events, certifications, technical support',
    ja: '回答、イベント、認証取得の証明書、技術サポート',
  },
  'faq.card.TRBL': {
    ko: '접속 불가, 속도 저하, 오류 메시지',
    en: 'Connection problems, slowness, error messages',
    ja: '接続できない、遅い、エラーメッセージ',
  },
  'faq.card.SOLUT': {
    ko: '솔루션 설치, 라이선스, 파트너 프로그램',
    en: 'Installation, licences, the partner programme',
    ja: 'インストール、ライセンス、パートナープログラム',
  },

  'faq.search.title': { ko: '자주 묻는 질문 검색', en: 'Search the FAQ', ja: 'よくあるご質問を検索' },
  'faq.search.example': {
    ko: '예: 서버에 접속이 안 돼요',
    en: 'Try “can’t reach my server”',
    ja: '例：サーバーに接続できない',
  },
  'faq.search.placeholder': {
    ko: '예: 비밀번호, 세금계산서',
    en: 'e.g. password',
    ja: '例：パスワード、返金',
  },
  'faq.search.chips': { ko: '인기 검색어', en: 'Popular searches', ja: '人気のキーワード' },
  'faq.search.heading': {
    ko: '“{{keyword}}” 검색',
    en: 'Search for “{{keyword}}”',
    ja: '「{{keyword}}」の検索',
  },
  'faq.search.total_one': {
    ko: '“{{keyword}}” 검색 결과 1건',
    en: '1 result for “{{keyword}}”',
    ja: '「{{keyword}}」の検索結果 1件',
  },
  'faq.search.total_other': {
    ko: '“{{keyword}}” 검색 결과 {{count}}건',
    en: '{{count}} results for “{{keyword}}”',
    ja: '「{{keyword}}」の検索結果 {{count}}件',
  },
  'faq.search.paths': {
    ko: '이 검색어가 있는 분류',
    en: 'Categories with this keyword',
    ja: 'このキーワードを含むカテゴリー',
  },
  'faq.search.more': { ko: '분류 {{count}}개 더 보기', en: 'Show {{count}} more', ja: 'あと{{count}}件を表示' },
  'faq.search.less': { ko: '분류 접기', en: 'Show fewer', ja: '表示を減らす' },
  'faq.search.none': {
    ko: '“{{keyword}}”에 관한 질문을 찾지 못했습니다. 더 짧은 단어나 다른 표현으로 검색해 보세요.',
    en: 'No questions match “{{keyword}}”. Try a shorter word or different words.',
    ja: '「{{keyword}}」に一致するご質問は見つかりませんでした。短い言葉や別の表現でお試しください。',
  },

  'faq.list.tabs': { ko: '질문 분류', en: 'Question categories', ja: 'ご質問のカテゴリー' },
  'faq.list.total_one': { ko: '질문 1개', en: '1 question', ja: 'ご質問 1件' },
  'faq.list.total_other': { ko: '질문 {{count}}개', en: '{{count}} questions', ja: 'ご質問 {{count}}件' },
  'faq.list.more': { ko: '질문 더 보기', en: 'Show more questions', ja: 'ご質問をもっと見る' },
  'faq.list.shown': {
    ko: '{{total}}개 중 {{shown}}개를 표시했습니다.',
    en: 'Showing {{shown}} of {{total}}.',
    ja: '{{total}}件中{{shown}}件を表示しています。',
  },
  'faq.list.moreFailed': {
    ko: '다음 질문을 불러오지 못했습니다. 다시 시도해 주세요.',
    en: 'We couldn’t load more questions. Try again.',
    ja: '続きのご質問を読み込めませんでした。もう一度お試しください。',
  },
  'faq.list.none': {
    ko: '이 분류에는 등록된 질문이 없습니다. 궁금한 점은 문의해 주세요.',
    en: 'There are no questions in this category. Send us an inquiry instead.',
    ja: 'このカテゴリーにはご質問がありません。ご不明な点はお問い合わせください。',
  },
  'faq.list.page': { ko: '질문 페이지', en: 'Pages of questions', ja: 'ご質問のページ' },
  'faq.filter.remove': {
    ko: '{{name}} 조건 해제',
    en: 'Remove the filter {{name}}',
    ja: '{{name}}の絞り込みを解除',
  },

  'faq.product.label': { ko: '상품 선택', en: 'Choose a product', ja: 'サービスを選択' },
  'faq.product.all': { ko: '전체 상품', en: 'All products', ja: 'すべてのサービス' },
  'faq.product.loadFailed': {
    ko: '상품 목록을 불러오지 못했습니다. 다시 시도해 주세요.',
    en: 'We couldn’t load the list of products. Try again.',
    ja: 'サービスの一覧を読み込めませんでした。もう一度お試しください。',
  },

  'faq.item.own': {
    ko: '이 질문만 보기',
    en: 'Open this question on its own page',
    ja: 'このご質問のページを開く',
  },
  'faq.item.ask': {
    ko: '해결되지 않았다면 문의하기',
    en: 'Still need help? Contact us',
    ja: '解決しない場合はお問い合わせ',
  },
  'faq.item.help': {
    ko: '답변이 충분하지 않았나요?',
    en: 'Didn’t find what you need?',
    ja: '解決しませんでしたか？',
  },
  'faq.item.missing': {
    ko: '삭제되었거나 주소가 바뀐 질문일 수 있습니다. 질문 목록에서 찾아보세요.',
    en: 'The question may have been removed, or its address may have changed. Look for it in the list.',
    ja: 'ご質問が削除されたか、アドレスが変わった可能性があります。一覧からお探しください。',
  },
  'faq.item.showAll': { ko: '전체 질문 보기', en: 'View all questions', ja: 'ご質問の一覧を見る' },
  'faq.item.koreanOnly': {
    ko: '한국어로만 제공되는 답변입니다.',
    en: 'This answer is available in Korean only.',
    ja: 'この回答は韓国語のみで提供しています。',
  },
})
