import type { ByLocale } from '../model/locale.ts'
import type { Site } from '../model/site.ts'
import { messages } from './message.ts'

const brands: { readonly [S in Site as `brand.${S}`]: ByLocale<string> } = {
  'brand.public': { ko: '하늘 클라우드', en: 'Haneul Cloud', ja: 'ハヌルクラウド' },
  'brand.gov': { ko: '하늘 클라우드 공공', en: 'Haneul Cloud Gov', ja: 'ハヌルクラウド 公共機関向け' },
  'brand.fin': { ko: '하늘 클라우드 금융', en: 'Haneul Cloud Fin', ja: 'ハヌルクラウド 金融機関向け' },
}

export const shell = messages({
  ...brands,

  'shell.skip': { ko: '본문으로 건너뛰기', en: 'Skip to main content', ja: '本文へスキップ' },
  'shell.menu': { ko: '메뉴', en: 'Menu', ja: 'メニュー' },
  'shell.close': { ko: '닫기', en: 'Close', ja: '閉じる' },
  'shell.areas': { ko: '주요 메뉴', en: 'Main menu', ja: 'メインメニュー' },
  'shell.language': { ko: '언어', en: 'Language', ja: '言語' },
  'shell.languageFailed.title': {
    ko: '언어를 변경하지 못했습니다',
    en: 'The language couldn’t be changed',
    ja: '言語を変更できませんでした',
  },
  'shell.languageFailed': {
    ko: '{{language}} 텍스트를 불러오지 못했습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
    en: 'The {{language}} texts couldn’t be loaded. Check your internet connection and try again.',
    ja: '{{language}}のテキストを読み込めませんでした。インターネット接続を確認して、もう一度お試しください。',
  },
  'shell.home': { ko: '홈', en: 'Home', ja: 'ホーム' },
  'shell.titleOfPage': {
    ko: '{{title}} {{page}}페이지',
    en: '{{title}}, page {{page}}',
    ja: '{{title}} {{page}}ページ',
  },
  'print.date': { ko: '인쇄일: {{date}}', en: 'Printed on {{date}}', ja: '印刷日：{{date}}' },
  'print.customer': {
    ko: '고객: {{name}} ({{email}})',
    en: 'Customer: {{name}} ({{email}})',
    ja: 'お客様：{{name}}（{{email}}）',
  },
  'form.summary.pageTitle_one': { ko: '오류 1개: {{title}}', en: '1 error: {{title}}', ja: 'エラー1件：{{title}}' },
  'form.summary.pageTitle_other': {
    ko: '오류 {{count}}개: {{title}}',
    en: '{{count}} errors: {{title}}',
    ja: 'エラー{{count}}件：{{title}}',
  },
  'shell.newTab': { ko: '새 탭에서 열림', en: 'opens in a new tab', ja: '新しいタブで開きます' },
  'shell.breadcrumb': { ko: '현재 위치', en: 'You are here', ja: '現在地' },
  'shell.footer': { ko: '사이트 안내', en: 'Site links', ja: 'サイト案内' },
  'shell.otherSites': { ko: '다른 사이트', en: 'Other sites', ja: '他のサイト' },
  'shell.console': { ko: '콘솔', en: 'Console', ja: 'コンソール' },
  'shell.hours': {
    ko: '평일 9시부터 18시까지(UTC+9) 답변합니다. 장애 문의는 24시간 접수합니다.',
    en: 'Replies: weekdays, 09:00–18:00 (UTC+9). Incident reports are accepted around the clock.',
    ja: '回答時間：平日09:00～18:00（UTC+9）。障害のお問い合わせは24時間受け付けます。',
  },
  'shell.company': {
    ko: '© 하늘 클라우드 주식회사 · 대표이사 한하늘 · 사업자등록번호 123-45-67890 · 하늘시 구름구 바람로 1',
    en: '© Haneul Cloud Co., Ltd. · CEO Han Haneul · Business registration 123-45-67890 · 1 Baram-ro, Gureum-gu, Haneul-si, Korea',
    ja: '© ハヌルクラウド株式会社 · 代表取締役 ハン・ハヌル · 事業者登録番号 123-45-67890 · 韓国 ハヌル市 クルム区 パラム路1',
  },
  'shell.loading': { ko: '불러오는 중입니다.', en: 'Loading…', ja: '読み込んでいます。' },

  'area.support': { ko: '고객지원', en: 'Support', ja: 'サポート' },
  'area.myPage': { ko: '마이페이지', en: 'My page', ja: 'マイページ' },
  'menu.question': { ko: '문의하기', en: 'Send an inquiry', ja: 'お問い合わせ' },
  'menu.myQuestions': { ko: '내 문의', en: 'My inquiries', ja: 'お問い合わせ履歴' },

  'menu.status': { ko: '이용 현황', en: 'Account status', ja: '利用状況' },
  'menu.manage': { ko: '회원 정보 관리', en: 'Account settings', ja: '会員情報管理' },
  'menu.billing': { ko: '결제 관리', en: 'Billing', ja: 'お支払い管理' },
  'menu.trainHistory': { ko: '교육 이력', en: 'Training history', ja: 'トレーニング履歴' },
  'menu.alarm': { ko: '알림 설정', en: 'Notifications', ja: '通知設定' },
  'password.title': { ko: '비밀번호 변경', en: 'Change password', ja: 'パスワードの変更' },
  'menu.solution': { ko: '솔루션 이용 현황', en: 'Solution usage', ja: 'ソリューション利用状況' },

  'home.title': { ko: '무엇을 도와드릴까요?', en: 'How can we help?', ja: 'どのようなご用件でしょうか？' },
  'home.lead': {
    ko: '궁금한 점을 남겨 주시면 담당자가 확인하고 이메일로 답변해 드립니다.',
    en: 'Ask us anything. Our support team will reply by email.',
    ja: 'ご質問をお送りください。担当者が確認し、メールでご回答します。',
  },
  'home.cases': { ko: '자주 찾는 메뉴', en: 'What customers ask for most', ja: 'よく利用されるメニュー' },
  'home.own': { ko: '내 이용 현황', en: 'Your account', ja: 'ご利用状況' },
  'home.own.signIn': {
    ko: '로그인하면 진행 중인 문의와 이번 달 이용 금액을 볼 수 있습니다.',
    en: 'Sign in to see your open inquiries and this month’s charges.',
    ja: 'ログインすると、対応中のお問い合わせと今月のご利用金額を確認できます。',
  },
  'home.own.open_one': { ko: '진행 중인 문의 1건', en: '1 open inquiry', ja: '対応中のお問い合わせ 1件' },
  'home.own.open_other': {
    ko: '진행 중인 문의 {{count}}건',
    en: '{{count}} open inquiries',
    ja: '対応中のお問い合わせ {{count}}件',
  },
  'home.own.bill': {
    ko: '{{month}} 이용 금액 {{amount}}원',
    en: '{{month}} charges: ₩{{amount}}',
    ja: '{{month}}のご利用金額 {{amount}}ウォン',
  },
  'home.support.text': {
    ko: '회원 정보, 요금, 교육 등 궁금한 점을 문의해 주세요.',
    en: 'Ask about your account, billing, training or anything else.',
    ja: '会員情報、料金、トレーニングなど、ご不明な点をお問い合わせください。',
  },
  'home.myPage.text': {
    ko: '보낸 문의와 처리 상태를 확인하세요.',
    en: 'Check your inquiries and their status.',
    ja: '送信したお問い合わせと対応状況を確認できます。',
  },
  'login.title': { ko: '로그인', en: 'Sign in', ja: 'ログイン' },
  'login.lead': {
    ko: '데모 계정을 선택하면 비밀번호 없이 로그인됩니다. 계정마다 권한과 이용 내역이 다릅니다.',
    en: 'Choose a demo account to sign in without a password. Each one has its own role and records.',
    ja: 'デモアカウントを選ぶと、パスワードなしでログインできます。権限と利用状況はアカウントごとに異なります。',
  },
  'login.group.main': { ko: '메인 계정', en: 'Main accounts', ja: 'メインアカウント' },
  'login.group.sub': { ko: '서브 계정', en: 'Sub accounts', ja: 'サブアカウント' },
  'login.group.business': { ko: '기업 계정', en: 'Business accounts', ja: '法人アカウント' },
  'login.group.partner': { ko: '파트너 계정', en: 'Partner account', ja: 'パートナーアカウント' },
  'login.signOut': { ko: '로그아웃', en: 'Sign out', ja: 'ログアウト' },
  'login.signOutFailed.title': {
    ko: '로그아웃하지 못했습니다',
    en: 'You couldn’t be signed out',
    ja: 'ログアウトできませんでした',
  },
  'login.signOutFailed': {
    ko: '아직 로그인된 상태일 수 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'You may still be signed in. Try again in a moment.',
    ja: 'ログインしたままの可能性があります。しばらくしてから、もう一度お試しください。',
  },
  'login.signedIn': {
    ko: '{{name}} 님으로 로그인되어 있습니다. 다른 계정을 선택할 수 있습니다.',
    en: 'You are signed in as {{name}}. You can choose another account.',
    ja: '{{name}}様としてログイン中です。別のアカウントを選択できます。',
  },
  'login.continue': { ko: '이 계정으로 계속하기', en: 'Continue with this account', ja: 'このアカウントで続ける' },

  'login.failed': {
    ko: '로그인하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'We couldn’t sign you in. Try again in a moment.',
    ja: 'ログインできませんでした。しばらくしてからもう一度お試しください。',
  },

  'notFound.title': { ko: '페이지를 찾을 수 없습니다', en: 'Page not found', ja: 'ページが見つかりません' },
  'notFound.text': {
    ko: '주소가 바뀌었거나 삭제된 페이지일 수 있습니다. 주소를 다시 확인해 주세요.',
    en: 'The page may have moved or no longer exists. Check the address.',
    ja: 'ページが移動または削除された可能性があります。アドレスをご確認ください。',
  },
  'notFound.home': { ko: '홈으로 가기', en: 'Go to the home page', ja: 'ホームへ戻る' },
})
