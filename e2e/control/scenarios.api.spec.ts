import { clause, expect, test } from '../support/test.ts'

interface Scenario {
  readonly name: string
  readonly site: string
  readonly path: string
  readonly shows: string
  readonly settings: { readonly persona?: string }
  readonly faults: readonly Record<string, unknown>[]
}

/** The messages of section 8 of the product specification, each with the scenario that shows it. */
const messages: readonly (readonly [message: string, scenario: string, text: string])[] = [
  ['the message of the server', 'inquiry-server-down', '점검 중입니다. 30분 뒤에 다시 시도해 주세요.'],
  ['INVALID_CAPTCHA', 'inquiry-invalid-captcha', '자동 입력 방지 문제의 답이 맞지 않습니다.'],
  ['captcha, when it is fetched', 'captcha-fetch-refused', '자동 입력 방지 기능을 점검하고 있습니다.'],
  ['captcha, when it is verified', 'captcha-verify-refused', '답을 확인하지 못했습니다. 잠시 뒤에 다시 보내 주세요.'],
  ['form.fileNumbLimit', 'files-too-many', '파일은 5개까지 첨부할 수 있습니다. 첨부하지 못한 파일: 6.png'],
  ['form.fileExtDisallowed', 'files-extension', '첨부할 수 없는 형식의 파일입니다: 설치.exe. 첨부할 수 있는 형식: '],
  [
    'form.fileSizeLimit10MB',
    'files-too-large',
    '10MB를 넘는 파일은 첨부할 수 없습니다: 기록.log. 크기를 줄여 다시 첨부해 주세요.',
  ],
  ['form.characterError', 'files-name', '파일 이름에 쓸 수 없는 문자가 있거나 이름이 너무 깁니다: 50%.png.'],
  ['error.popup', 'popup-blocked', '브라우저에서 새 창이 차단되었습니다. 아래 버튼을 눌러 창을 열어 주세요.'],
  ['form.noTitle', 'inquiry-no-title', '제목을 입력해 주세요.'],
  ['form.noContent', 'inquiry-no-content', '내용을 입력해 주세요.'],
  ['form.contentLimit', 'inquiry-content-limit', '내용은 5,000자까지 입력할 수 있습니다.'],
  ['form.emailCheck', 'inquiry-email-invalid', '올바른 이메일 주소를 50자까지 입력해 주세요. 예: name@example.com'],
  ['form.scaleError', 'inquiry-scale', '규모는 숫자로 10자리까지 입력해 주세요.'],
  ['form.inputCaptcha', 'inquiry-captcha-missing', '자동 입력 방지 문제의 답을 입력해 주세요.'],
  ['form.invalidCaptcha', 'captcha-wrong', '答えが正しくありません。新しい問題の答えを入力してください。'],
  ['form.invalidAudioCaptcha', 'captcha-audio-wrong', '들린 숫자와 일치하지 않습니다. 다시 듣고 입력해 주세요.'],
  ['form.noCheck', 'inquiry-sales-consent', '필수 항목에 동의해 주세요.'],
  [
    'errorMessages.BAD_REQUEST',
    'survey-bad-link',
    'リンクが正しくありません。メールに記載されたリンクをご確認ください。',
  ],
  [
    'question.satisfaction.alertMsg.isSurvey',
    'survey-answered',
    'You’ve already sent your rating. Thank you for your feedback.',
  ],
  ['question.satisfaction.alertMsg.isExpired', 'survey-expired', '답변을 드린 지 10일이 지나 평가할 수 없습니다.'],
  [
    'question.additionalInquiryMsg1',
    'additional-no-customer',
    'You can send a follow-up inquiry only for inquiries sent while signed in. Send a new inquiry from the home page.',
  ],
  [
    'question.additionalInquiryMsg2',
    'additional-sixth',
    '추가 문의는 첫 답변을 받은 뒤 5일 안에 5회까지 보낼 수 있습니다. 로그인한 뒤 새 문의를 보내 주세요.',
  ],
  ['the message of an event log', 'incident-withdrawn', '공개 기간이 끝난 장애 정보입니다.'],
  [
    'question.questionComplete',
    'inquiry-sent',
    '문의가 접수되었습니다. 답변은 visitor@example.com 주소로 보내 드립니다.',
  ],
  [
    'questionCompleteBiz',
    'inquiry-sent-emergency',
    '긴급 지원 요청이 접수되었습니다. 담당자가 바로 확인하고 진행 상황을 seoyeon.han@example.com 주소로 알려 드립니다.',
  ],
  ['multiselect, nothing found', 'multiselect-none-found', 'No elements found. Consider changing the search query.'],
  ['multiselect, empty', 'multiselect-empty', 'List is empty.'],
  [
    'multiselect, full',
    'multiselect-full',
    'Maximum of 5 options selected. First remove a selected option to select another.',
  ],
]

/** The other situations that a tester asks for. */
const situations: { readonly [situation: string]: string } = {
  'abuse is suspected': 'inquiry-captcha',
  'a captcha has expired': 'captcha-expired',
  'a receipt with rtn_cd 401': 'captcha-receipt-401',
  'a second rtn_cd 401': 'captcha-receipt-401-again',
  'a server that is down': 'inquiry-server-down',
  'a lost session': 'inquiry-session-lost',
  'the last day of a survey': 'survey-last-moment',
  'an answered survey': 'survey-answered',
  'an expired survey': 'survey-expired',
  'a sixth additional inquiry': 'additional-sixth',
  'an ongoing incident': 'incident-ongoing',
  'an event log that is not SUCCESS': 'incident-in-preparation',
  'the network diagnosis': 'diagnosis',
  'a network diagnosis without a server': 'diagnosis-failed',
}

const personas = [
  'main',
  'main-overseas',
  'main-eea',
  'main-limited',
  'sub',
  'sub-role-user',
  'biz',
  'biz-pistt',
  'partner',
] as const

const all = async (api: { get: (path: string) => Promise<{ body: unknown }> }) =>
  (await api.get('/__mock/scenarios')).body as readonly Scenario[]

test(...clause('control.scenario.messages'), async ({ api }) => {
  const scenarios = new Map((await all(api)).map((scenario) => [scenario.name, scenario.shows]))
  for (const [message, name, text] of messages)
    await test.step(message, async () => {
      expect(scenarios.get(name), name).toContain(text)
    })
})

test(...clause('control.scenario.situations'), async ({ api }) => {
  const scenarios = await all(api)
  expect(scenarios.length).toBeGreaterThan(40)
  const names = scenarios.map(({ name }) => name)
  for (const [situation, name] of Object.entries(situations))
    await test.step(situation, async () => {
      expect(names).toContain(name)
    })
})

test(...clause('control.scenario.situations', 'my page of each persona'), async ({ api }) => {
  const ofMyPage = (await all(api)).filter(({ path }) => path.startsWith('/mypage'))
  expect(new Set(ofMyPage.map(({ settings: { persona = 'anonymous' } }) => persona))).toEqual(
    new Set(['anonymous', ...personas]),
  )
})

test(...clause('control.scenario.situations', 'each effect of a fault'), async ({ api }) => {
  const names = new Set((await all(api)).flatMap(({ faults }) => faults.flatMap((fault) => Object.keys(fault))))
  for (const effect of ['status', 'code', 'message', 'body', 'delayMs', 'abort', 'malformed', 'times'])
    await test.step(effect, async () => {
      expect([...names]).toContain(effect)
    })
})
