import type { Programme } from './programme.ts'

/** Support programme for young companies. */
export const greenHouse: Programme = {
  offers: {
    title: { ko: '지원 내용', en: 'What you get', ja: '支援内容' },
    items: [
      {
        title: { ko: '크레딧', en: 'Credits', ja: 'クレジット' },
        text: {
          ko: '모든 상품에 쓸 수 있는 크레딧을 1년 동안 지급합니다.',
          en: 'Credits for every product, for one year.',
          ja: 'すべてのサービスで使えるクレジットを1年間提供します。',
        },
      },
      {
        title: { ko: '기술 상담', en: 'Technical advice', ja: '技術相談' },
        text: {
          ko: '클라우드 엔지니어가 한 달에 두 번 구조와 비용을 함께 검토합니다.',
          en: 'Twice a month, a cloud engineer reviews your architecture and costs with you.',
          ja: 'クラウドエンジニアが月に2回、構成とコストを一緒に見直します。',
        },
      },
      {
        title: { ko: '교육', en: 'Training', ja: 'トレーニング' },
        text: {
          ko: '입문 과정과 운영 과정을 한 팀에서 5명까지 무료로 들을 수 있습니다.',
          en: 'Up to five people per team can attend the Foundation and Operations courses free of charge.',
          ja: '入門コースと運用コースを、1チーム5名まで無料で受講できます。',
        },
      },
    ],
  },
  audience: {
    title: { ko: '지원 대상', en: 'Who can apply', ja: '対象' },
    items: [
      {
        ko: '창업한 지 7년이 지나지 않은 기업',
        en: 'Companies founded less than seven years ago',
        ja: '設立から7年以内の企業',
      },
      {
        ko: '자체 서비스를 개발하고 있거나 운영하는 기업',
        en: 'Companies that build or run a service of their own',
        ja: '自社サービスを開発または運用している企業',
      },
      {
        ko: '이 프로그램의 지원을 받은 적이 없는 기업',
        en: 'Companies that have not taken part before',
        ja: '本プログラムの支援を受けたことがない企業',
      },
    ],
  },
  steps: {
    title: { ko: '진행 순서', en: 'How it works', ja: '支援の流れ' },
    items: [
      {
        title: { ko: '신청', en: 'Apply', ja: '申し込み' },
        text: {
          ko: '회사 소개와 사용 계획을 보내 주세요.',
          en: 'Tell us about your company and how you plan to use the cloud.',
          ja: '会社の紹介と利用計画をお送りください。',
        },
      },
      {
        title: { ko: '심사', en: 'Review', ja: '審査' },
        text: {
          ko: '5영업일 안에 결과를 이메일로 알려 드립니다.',
          en: 'We email you our decision within five business days.',
          ja: '5営業日以内に、結果をメールでお知らせします。',
        },
      },
      {
        title: { ko: '첫 상담', en: 'First session', ja: '初回の相談' },
        text: {
          ko: '담당 엔지니어와 목표를 정하고 구조를 설계합니다.',
          en: 'Set goals and design your architecture with your engineer.',
          ja: '担当エンジニアと目標を決め、構成を設計します。',
        },
      },
      {
        title: { ko: '지원 시작', en: 'Start', ja: '支援の開始' },
        text: {
          ko: '크레딧이 지급되고 교육과 상담 일정이 잡힙니다.',
          en: 'Credits are added to your account, and training and sessions are scheduled.',
          ja: 'クレジットが付与され、トレーニングと相談の日程が決まります。',
        },
      },
    ],
  },
  start: {
    title: { ko: '함께 성장할 준비가 되셨나요?', en: 'Ready to grow with us?', ja: '一緒に成長しませんか？' },
    text: {
      ko: '투자사나 액셀러레이터라면 파트너 제안으로 함께할 수 있습니다.',
      en: 'Investors and accelerators can join us with a partner proposal.',
      ja: '投資会社やアクセラレーターの方は、パートナーシップのご提案からご参加いただけます。',
    },
  },
}
