import { messages } from './message.ts'

/** Texts of incidents: their list, their logs, and the strip above the inquiry. */
export const eventLog = messages({
  'menu.incidents': { ko: '장애 현황', en: 'Incidents', ja: '障害情報' },

  'eventLog.list.lead': {
    ko: '진행 중인 장애와 지난 장애의 처리 과정을 확인하세요.',
    en: 'Follow ongoing incidents and see how past ones were resolved.',
    ja: '発生中の障害と、過去の障害の対応状況をご確認いただけます。',
  },
  'eventLog.ongoing': { ko: '진행 중인 장애', en: 'Ongoing incidents', ja: '発生中の障害' },
  'eventLog.ongoing.none': {
    ko: '지금 진행 중인 장애가 없습니다.',
    en: 'No ongoing incidents.',
    ja: '現在発生中の障害はありません。',
  },
  'eventLog.past': { ko: '지난 장애', en: 'Past incidents', ja: '過去の障害' },
  'eventLog.none': {
    ko: '등록된 장애가 없습니다. 이용에 문제가 있으면 장애 문의를 보내 주세요.',
    en: 'No incidents have been reported. If you have a problem, report it to us.',
    ja: '登録された障害はありません。問題がある場合は、障害のお問い合わせをお送りください。',
  },
  'eventLog.since': { ko: '{{time}}부터', en: 'Since {{time}}', ja: '{{time}}から' },
  'eventLog.report.hint': {
    ko: '여기에 없는 문제를 겪고 있다면 알려 주세요.',
    en: 'Is your problem not listed here? Let us know.',
    ja: 'ここにない問題が起きている場合は、お知らせください。',
  },
  'eventLog.report': { ko: '장애 문의하기', en: 'Report a problem', ja: '障害について問い合わせる' },

  'eventLog.title': { ko: '장애 상세', en: 'Incident details', ja: '障害の詳細' },
  'eventLog.status': { ko: '진행 상태', en: 'Status', ja: '対応状況' },
  'eventLog.status.IN_PROGRESS': { ko: '진행 중', en: 'Ongoing', ja: '対応中' },
  'eventLog.status.RESOLVED': { ko: '복구 완료', en: 'Resolved', ja: '復旧済み' },
  'eventLog.start': { ko: '발생 시각', en: 'Started', ja: '発生時刻' },
  'eventLog.targetRecovery': { ko: '복구 예정', en: 'Expected recovery', ja: '復旧予定' },
  'eventLog.targetPassed': { ko: '예정 시각 지남', en: 'Later than expected', ja: '予定時刻を超過' },
  'eventLog.realRecovery': { ko: '복구 시각', en: 'Recovered', ja: '復旧時刻' },
  'eventLog.unknownTime': { ko: '미정', en: 'To be confirmed', ja: '未定' },
  'eventLog.platform': { ko: '플랫폼', en: 'Platform', ja: 'プラットフォーム' },
  'eventLog.locations': { ko: '리전과 존', en: 'Regions and zones', ja: 'リージョンとゾーン' },
  'eventLog.resources': { ko: '영향 대상', en: 'Affected services', ja: '影響対象' },
  'eventLog.resources.PORTAL': { ko: '포털', en: 'Portal', ja: 'ポータル' },
  'eventLog.resources.CONSOLE': { ko: '콘솔', en: 'Console', ja: 'コンソール' },
  'eventLog.resources.ETC': { ko: '기타', en: 'Other', ja: 'その他' },
  'eventLog.lasted': {
    ko: '{{duration}} 만에 복구했습니다.',
    en: 'Resolved after {{duration}}.',
    ja: '{{duration}}で復旧しました。',
  },
  'eventLog.days': { ko: '{{count}}일', en: '{{count}} d', ja: '{{count}}日' },
  'eventLog.hours': { ko: '{{count}}시간', en: '{{count}} h', ja: '{{count}}時間' },
  'eventLog.minutes': { ko: '{{count}}분', en: '{{count}} min', ja: '{{count}}分' },
  'eventLog.history': { ko: '처리 과정', en: 'History', ja: '対応の経過' },
  'eventLog.updated': { ko: '마지막 업데이트', en: 'Last update', ja: '最終更新' },
  'eventLog.help': {
    ko: '이 장애로 문제가 계속되면 장애 문의로 알려 주세요.',
    en: 'If this incident still affects you, report it to us.',
    ja: 'この障害による問題が続く場合は、障害のお問い合わせからお知らせください。',
  },
  'eventLog.failed': {
    ko: '장애 정보를 표시할 수 없습니다',
    en: 'We can’t show this incident',
    ja: '障害情報を表示できません',
  },
  'eventLog.koreanOnly': {
    ko: '한국어로만 제공되는 장애 정보입니다.',
    en: 'Details of this incident are available in Korean only.',
    ja: 'この障害情報は韓国語のみで提供しています。',
  },
  'eventLog.refresh.on': {
    ko: '1분마다 최신 상태를 확인합니다.',
    en: 'This page checks for updates every minute.',
    ja: '1分ごとに最新情報を確認しています。',
  },
  'eventLog.refresh.off': {
    ko: '자동 확인을 멈췄습니다.',
    en: 'Automatic checks are off.',
    ja: '自動確認を停止しました。',
  },
  'eventLog.refresh.stop': { ko: '자동 확인 멈추기', en: 'Pause updates', ja: '自動確認を停止' },
  'eventLog.refresh.start': { ko: '자동 확인 시작', en: 'Resume updates', ja: '自動確認を開始' },

  'eventLog.strip.fine': { ko: '정상', en: 'Normal', ja: '正常' },
  'eventLog.strip.list': { ko: '장애 현황 보기', en: 'View incidents', ja: '障害情報を見る' },
  'eventLog.strip.others': { ko: '외 {{count}}건', en: '{{count}} more', ja: 'ほか{{count}}件' },
  'eventLog.strip.failed': {
    ko: '장애 현황을 확인하지 못했습니다.',
    en: 'We couldn’t check for incidents.',
    ja: '障害情報を確認できませんでした。',
  },
})
