import type { Programme } from './programme.ts'

/** Courses for customers. */
export const edu: Programme = {
  offers: {
    title: { ko: '과정 안내', en: 'Courses', ja: 'コースのご案内' },
    items: [
      {
        title: { ko: '입문 과정', en: 'Foundation', ja: '入門コース' },
        text: {
          ko: '하루 동안 서버와 네트워크, 스토리지의 기본을 배우고 직접 만들어 봅니다.',
          en: 'One day on the basics of servers, networks and storage, with hands-on exercises.',
          ja: '1日でサーバー、ネットワーク、ストレージの基本を学び、実際に作成します。',
        },
      },
      {
        title: { ko: '운영 과정', en: 'Operations', ja: '運用コース' },
        text: {
          ko: '이틀 동안 모니터링과 백업, 비용 관리를 실제 사례로 연습합니다.',
          en: 'Two days on monitoring, backup and cost management, based on real cases.',
          ja: '2日間でモニタリング、バックアップ、コスト管理を実例で練習します。',
        },
      },
      {
        title: { ko: '보안 과정', en: 'Security', ja: 'セキュリティコース' },
        text: {
          ko: '하루 동안 권한 설계와 접근 제어, 로그 분석을 다룹니다.',
          en: 'One day on permissions, access control and log analysis.',
          ja: '1日で権限の設計、アクセス制御、ログ分析を扱います。',
        },
      },
    ],
  },
  audience: {
    title: { ko: '이런 분께 맞습니다', en: 'Who should attend', ja: '対象となる方' },
    items: [
      {
        ko: '클라우드 도입을 검토하거나 준비하는 담당자',
        en: 'People who are evaluating or preparing a move to the cloud',
        ja: 'クラウドの導入を検討、準備している担当者',
      },
      {
        ko: '서비스를 개발하거나 운영하는 엔지니어',
        en: 'Engineers who build or run services',
        ja: 'サービスを開発、運用しているエンジニア',
      },
      {
        ko: '팀의 교육 계획을 세우는 관리자',
        en: 'Managers who plan training for their team',
        ja: 'チームのトレーニングを計画する管理者',
      },
    ],
  },
  steps: {
    title: { ko: '신청부터 수료까지', en: 'From enrolment to certificate', ja: 'お申し込みから修了まで' },
    items: [
      {
        title: { ko: '과정 선택', en: 'Choose a course', ja: 'コースを選ぶ' },
        text: {
          ko: '수준과 일정, 온라인 여부를 확인합니다.',
          en: 'Compare level and dates, and check whether it is held online.',
          ja: 'レベル、日程、オンライン開催の有無を確認します。',
        },
      },
      {
        title: { ko: '신청', en: 'Enrol', ja: '申し込む' },
        text: {
          ko: '신청하면 2영업일 안에 안내 메일을 보내 드립니다.',
          en: 'We confirm your place by email within two business days.',
          ja: 'お申し込みから2営業日以内に、ご案内のメールをお送りします。',
        },
      },
      {
        title: { ko: '수강', en: 'Attend', ja: '受講する' },
        text: {
          ko: '실습 계정과 교재를 제공하므로 노트북만 준비하면 됩니다.',
          en: 'We provide a practice account and the materials. You only need a laptop.',
          ja: '演習用のアカウントと教材をご用意します。ノートパソコンだけお持ちください。',
        },
      },
      {
        title: { ko: '수료', en: 'Receive your certificate', ja: '修了証を受け取る' },
        text: {
          ko: '80% 이상 출석하면 수료증을 내려받을 수 있습니다.',
          en: 'If you attend at least 80% of the course, you can download a certificate of completion.',
          ja: '80%以上出席すると、修了証をダウンロードできます。',
        },
      },
    ],
  },
  start: {
    title: {
      ko: '우리 팀에 맞는 과정이 필요하세요?',
      en: 'Need a course for your team?',
      ja: 'チーム向けのコースをお探しですか？',
    },
    text: {
      ko: '10명 이상이면 일정과 내용을 맞춰 방문 교육을 준비해 드립니다.',
      en: 'For groups of ten or more, we tailor the dates and content and teach at your site.',
      ja: '10名以上の場合は、日程と内容を調整し、訪問トレーニングをご用意します。',
    },
  },
}
