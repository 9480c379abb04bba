import { messages } from './message.ts'

/** Texts of the lists of notices and of one notice. */
export const notice = messages({
  'notice.title': { ko: '공지사항', en: 'Notices', ja: 'お知らせ' },
  'notice.guide.title': { ko: '안내 공지', en: 'General notices', ja: 'お知らせ（ご案内）' },
  'notice.work.title': { ko: '작업 공지', en: 'Maintenance notices', ja: 'お知らせ（メンテナンス）' },
  'notice.lead': {
    ko: '점검과 장애, 서비스 변경 소식을 알려 드립니다.',
    en: 'News about maintenance, incidents and changes to our services.',
    ja: 'メンテナンス、障害、サービスの変更についてお知らせします。',
  },
  'notice.categories': { ko: '공지사항 분류', en: 'Types of notices', ja: 'お知らせの種類' },
  'notice.all': { ko: '전체', en: 'All', ja: 'すべて' },
  'notice.guide': { ko: '안내', en: 'General', ja: 'ご案内' },
  'notice.work': { ko: '작업', en: 'Maintenance', ja: 'メンテナンス' },
  'notice.search': { ko: '공지사항 검색', en: 'Search notices', ja: 'お知らせを検索' },
  'notice.none': {
    ko: '등록된 공지사항이 없습니다.',
    en: 'There are no notices yet.',
    ja: 'お知らせはまだありません。',
  },
  'notice.showAll': { ko: '공지사항 전체 보기', en: 'View all notices', ja: 'お知らせ一覧を見る' },
  'notice.missing': {
    ko: '삭제되었거나 주소가 바뀐 공지사항일 수 있습니다. 목록에서 찾아보세요.',
    en: 'The notice may have been removed, or its address may have changed. Look for it in the list.',
    ja: 'お知らせが削除されたか、アドレスが変わった可能性があります。一覧からお探しください。',
  },
  'notice.files': { ko: '첨부 파일', en: 'Attachments', ja: '添付ファイル' },
  'notice.subNotices': { ko: '추가 공지', en: 'Updates', ja: '追加のお知らせ' },
  'notice.severity': { ko: '심각도', en: 'Severity', ja: '重大度' },
  'notice.severity.critical': { ko: '매우 심각', en: 'Critical', ja: '極めて重大' },
  'notice.severity.major': { ko: '심각', en: 'Major', ja: '重大' },
  'notice.severity.minor': { ko: '경미', en: 'Minor', ja: '軽微' },
  'notice.severity.trivial': { ko: '매우 경미', en: 'Trivial', ja: 'ごく軽微' },
})
