import type { Programme } from './programme.ts'

/** Help for people who use a cloud for the first time. */
export const greenRookie: Programme = {
  offers: {
    title: { ko: '지원 내용', en: 'What you get', ja: '支援内容' },
    items: [
      {
        title: { ko: '시작 크레딧', en: 'Starter credits', ja: 'スタートクレジット' },
        text: {
          ko: '실습에 드는 비용을 걱정하지 않도록 3개월 크레딧을 드립니다.',
          en: 'Credits for three months, so that practice costs you nothing.',
          ja: '料金を気にせず練習できるよう、3か月分のクレジットを提供します。',
        },
      },
      {
        title: { ko: '실습 안내서', en: 'Step-by-step guides', ja: '演習ガイド' },
        text: {
          ko: '화면을 보며 그대로 따라 하는 안내서 12편을 제공합니다.',
          en: 'Twelve guides with screenshots that you can follow one by one.',
          ja: '画面を見ながら進められるガイドを12編提供します。',
        },
      },
      {
        title: { ko: '질문 답변', en: 'Answers', ja: '質問への回答' },
        text: {
          ko: '전담 담당자가 1영업일 안에 질문에 답해 드립니다.',
          en: 'Your contact answers your questions within one business day.',
          ja: '専任の担当者が、1営業日以内に質問にお答えします。',
        },
      },
    ],
  },
  audience: {
    title: { ko: '이런 분께 맞습니다', en: 'Who should join', ja: '対象となる方' },
    items: [
      {
        ko: '클라우드를 처음 쓰는 개인 또는 팀',
        en: 'People and teams who are new to the cloud',
        ja: 'クラウドが初めての個人またはチーム',
      },
      {
        ko: '가입한 지 30일이 지나지 않은 회원',
        en: 'Members who signed up within the last 30 days',
        ja: '登録から30日以内の会員',
      },
      {
        ko: '수업이나 동아리에서 서버가 필요한 학생',
        en: 'Students who need a server for a class or a club',
        ja: '授業やサークルでサーバーが必要な学生',
      },
    ],
  },
  steps: {
    title: { ko: '4주 동안 한 주에 하나씩', en: 'Four weeks, one step a week', ja: '4週間、1週間に1ステップ' },
    items: [
      {
        title: { ko: '계정', en: 'Your account', ja: 'アカウント' },
        text: {
          ko: '가입하고 2단계 인증을 켭니다.',
          en: 'Sign up and turn on multi-factor authentication.',
          ja: '登録し、多要素認証（MFA）を有効にします。',
        },
      },
      {
        title: { ko: '서버', en: 'Your server', ja: 'サーバー' },
        text: {
          ko: '첫 서버를 만들고 웹 페이지를 띄웁니다.',
          en: 'Create your first server and publish a web page.',
          ja: '最初のサーバーを作成し、Webページを公開します。',
        },
      },
      {
        title: { ko: '백업', en: 'Backup', ja: 'バックアップ' },
        text: {
          ko: '백업을 예약하고 모니터링 알림을 받아 봅니다.',
          en: 'Schedule backups and set up monitoring alerts.',
          ja: 'バックアップを予約し、モニタリングの通知を設定します。',
        },
      },
      {
        title: { ko: '비용', en: 'Costs', ja: 'コスト' },
        text: {
          ko: '요금을 확인하고 쓰지 않는 자원을 정리합니다.',
          en: 'Check your charges and delete what you do not use.',
          ja: '料金を確認し、使わないリソースを整理します。',
        },
      },
    ],
  },
  start: {
    title: { ko: '지금 시작해 보세요', en: 'Start today', ja: '今すぐ始めましょう' },
    text: {
      ko: '문의를 보내 주시면 담당자가 참여 방법을 알려 드립니다.',
      en: 'Send us an inquiry, and we will tell you how to join.',
      ja: 'お問い合わせいただければ、担当者が参加方法をご案内します。',
    },
  },
}
