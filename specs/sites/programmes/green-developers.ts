import type { Programme } from './programme.ts'

/** The community of developers. */
export const greenDevelopers: Programme = {
  offers: {
    title: { ko: '활동 내용', en: 'What we do', ja: '活動内容' },
    items: [
      {
        title: { ko: '정기 모임', en: 'Monthly meetup', ja: '月例勉強会' },
        text: {
          ko: '매달 마지막 목요일 저녁 7시에 온라인으로 만나 사례를 나눕니다.',
          en: 'We share experience online at 19:00 (UTC+9) on the last Thursday of each month.',
          ja: '毎月最終木曜日の19時に、オンラインで事例を共有します。',
        },
      },
      {
        title: { ko: '예제 코드', en: 'Sample code', ja: 'サンプルコード' },
        text: {
          ko: 'SDK와 API 예제를 함께 만들고 서로 검토합니다.',
          en: 'We write samples for our SDKs and APIs and review them together.',
          ja: 'SDKとAPIのサンプルを一緒に作成し、レビューします。',
        },
      },
      {
        title: { ko: '미리 써 보기', en: 'Early access', ja: '先行トライアル' },
        text: {
          ko: '새 기능을 출시하기 전에 써 보고 의견을 낼 수 있습니다.',
          en: 'Try new features before their release and tell us what you think.',
          ja: '新機能をリリース前に試し、意見を出せます。',
        },
      },
    ],
  },
  audience: {
    title: { ko: '이런 분을 기다립니다', en: 'Who can join', ja: '対象となる方' },
    items: [
      {
        ko: '하늘 클라우드로 서비스를 만드는 개발자',
        en: 'Developers who build on Haneul Cloud',
        ja: 'ハヌルクラウドで開発しているエンジニア',
      },
      {
        ko: '경험을 글이나 발표로 나누고 싶은 분',
        en: 'People who like to write or talk about what they have learnt',
        ja: '経験を記事や発表で共有したい方',
      },
      {
        ko: '처음이지만 함께 배우고 싶은 분',
        en: 'Beginners who want to learn with others',
        ja: '初めてでも一緒に学びたい方',
      },
    ],
  },
  steps: {
    title: { ko: '참여 방법', en: 'How to join', ja: '参加方法' },
    items: [
      {
        title: { ko: '참여 신청', en: 'Sign up', ja: '申し込み' },
        text: {
          ko: '문의에 관심 있는 주제를 적어 보내 주세요.',
          en: 'Send an inquiry with the topics that interest you.',
          ja: '関心のあるテーマを書いて、お問い合わせください。',
        },
      },
      {
        title: { ko: '초대', en: 'Invitation', ja: '招待' },
        text: {
          ko: '모임 일정과 자료 주소를 이메일로 보내 드립니다.',
          en: 'We email you the dates and links to the materials.',
          ja: '日程と資料のURLをメールでお送りします。',
        },
      },
      {
        title: { ko: '첫 모임', en: 'First meetup', ja: '初参加' },
        text: {
          ko: '듣기만 해도 괜찮습니다. 발표는 원할 때 시작하세요.',
          en: 'Listening is fine. Give a talk when you feel ready.',
          ja: '聞くだけでも構いません。発表は好きなときに始められます。',
        },
      },
    ],
  },
  start: {
    title: { ko: '함께 만들어 가요', en: 'Build it with us', ja: '一緒に作りましょう' },
    text: {
      ko: '모임에서 다루었으면 하는 주제도 알려 주세요.',
      en: 'Let us know which topics we should cover.',
      ja: '取り上げてほしいテーマもお知らせください。',
    },
  },
}
