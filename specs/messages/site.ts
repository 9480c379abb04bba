import { messages } from './message.ts'

/** Texts about education and support programmes. The pages have more in specs/sites/programmes. */
export const site = messages({
  'site.edu': { ko: '교육 안내', en: 'Training and courses', ja: 'トレーニングのご案内' },
  'site.edu.lead': {
    ko: '클라우드를 처음 쓰는 분부터 운영 담당자까지, 수준에 맞는 과정을 제공합니다.',
    en: 'Courses for every level, from first steps to running services in production.',
    ja: '初めての方から運用担当者まで、レベルに合わせたコースをご用意しています。',
  },
  'site.contents': { ko: '이 페이지의 내용', en: 'On this page', ja: 'このページの内容' },
  'site.partnerProposal': {
    ko: '파트너 제안하기',
    en: 'Make a partner proposal',
    ja: 'パートナーシップのご提案（英語）',
  },
  'site.eduPortal': {
    ko: '교육 포털 바로가기',
    en: 'Go to the training portal (in Korean)',
    ja: 'トレーニングポータルへ（韓国語）',
  },
  'site.supportPlan': { ko: '기술 지원 요금제', en: 'Support plans', ja: 'サポートプラン' },
})
