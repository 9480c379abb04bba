import { messages } from './message.ts'

/** Texts of the network diagnosis. */
export const diagnosis = messages({
  'diagnosis.title': { ko: '네트워크 진단', en: 'Network diagnosis', ja: 'ネットワーク診断' },
  'diagnosis.lead': {
    ko: '이 기기의 환경과 서버 연결 상태를 확인합니다. 결과를 복사해 문의에 붙여 넣으면 원인을 더 빨리 찾을 수 있습니다.',
    en: 'This page checks your device and its connection to our servers. Paste the result into an inquiry to help us find the cause faster.',
    ja: 'この端末の環境とサーバーへの接続を確認します。結果をお問い合わせに貼り付けていただくと、原因をより早く特定できます。',
  },
  'diagnosis.browser': { ko: '브라우저', en: 'Browser', ja: 'ブラウザー' },
  'diagnosis.screen': { ko: '화면', en: 'Screen', ja: '画面' },
  'diagnosis.screen.value': {
    ko: '{{screen}}, 창 {{window}}, 배율 {{ratio}}',
    en: '{{screen}}, window {{window}}, scale {{ratio}}',
    ja: '{{screen}}、ウィンドウ {{window}}、倍率 {{ratio}}',
  },
  'diagnosis.cookies': { ko: '쿠키', en: 'Cookies', ja: 'Cookie' },
  'diagnosis.popups': { ko: '팝업', en: 'Pop-ups', ja: 'ポップアップ' },
  'diagnosis.allowed': { ko: '허용됨', en: 'Allowed', ja: '許可されています' },
  'diagnosis.blocked': { ko: '차단됨', en: 'Blocked', ja: 'ブロックされています' },
  'diagnosis.unknown': { ko: '아직 확인하지 않음', en: 'Not checked yet', ja: '未確認' },
  'diagnosis.popups.check': { ko: '팝업 확인하기', en: 'Check pop-ups', ja: 'ポップアップを確認' },
  'diagnosis.clock': { ko: '시계 차이', en: 'Clock difference', ja: '時計のずれ' },
  'diagnosis.clock.exact': {
    ko: '서버와 1초 이내',
    en: 'Within 1 second of the server',
    ja: 'サーバーとの差は1秒以内',
  },
  'diagnosis.clock.ahead': {
    ko: '서버보다 {{seconds}}초 빠름',
    en: '{{seconds}} seconds ahead of the server',
    ja: 'サーバーより{{seconds}}秒進んでいます',
  },
  'diagnosis.clock.behind': {
    ko: '서버보다 {{seconds}}초 느림',
    en: '{{seconds}} seconds behind the server',
    ja: 'サーバーより{{seconds}}秒遅れています',
  },
  'diagnosis.latency': { ko: '응답 시간', en: 'Response time', ja: '応答時間' },
  'diagnosis.latency.value': {
    ko: '{{median}} ms (최소 {{min}}, 최대 {{max}})',
    en: '{{median}} ms (minimum {{min}}, maximum {{max}})',
    ja: '{{median}} ms（最小 {{min}}、最大 {{max}}）',
  },
  'diagnosis.throughput': { ko: '내려받기 속도', en: 'Download speed', ja: 'ダウンロード速度' },
  'diagnosis.good': { ko: '양호', en: 'Good', ja: '良好' },
  'diagnosis.check': { ko: '확인 필요', en: 'Needs attention', ja: '要確認' },
  'diagnosis.measuring': { ko: '확인하는 중입니다.', en: 'Checking…', ja: '確認しています。' },
  'diagnosis.failed': {
    ko: '서버에 연결하지 못했습니다.',
    en: 'We couldn’t reach the server.',
    ja: 'サーバーに接続できませんでした。',
  },
  'diagnosis.again': { ko: '다시 진단', en: 'Run again', ja: 'もう一度診断' },
  'diagnosis.result': { ko: '진단 결과', en: 'Result', ja: '診断結果' },
  'diagnosis.time': { ko: '진단 시각', en: 'Checked at', ja: '診断日時' },
  'diagnosis.copy': { ko: '결과 복사', en: 'Copy the result', ja: '結果をコピー' },
  'diagnosis.copied': { ko: '결과를 복사했습니다.', en: 'Result copied.', ja: '結果をコピーしました。' },
  'diagnosis.copyFailed': {
    ko: '복사하지 못했습니다. 아래 내용을 선택해 복사해 주세요.',
    en: 'We couldn’t copy the result. Select the text below and copy it.',
    ja: 'コピーできませんでした。下のテキストを選択してコピーしてください。',
  },
})
