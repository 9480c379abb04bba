/** Data of a company of its own, for level 0: only what the contract says of codes is as in codes.json. */
type Rec = Record<string, any>
const text = (ko: string, en: string, ja: string) => ({ ko, en, ja })
const ALL = ['public', 'gov', 'fin']
const keyed = (name: string, all: Rec[]) => Object.fromEntries(all.map((one) => [one[name], one]))
const two = (number: number) => String(number).padStart(2, '0')

const SUBJECTS = [
  text('블록 저장소', 'Volumes', 'ボリューム'),
  text('작업 대기열', 'Job queues', 'ジョブキュー'),
  text('지도 타일', 'Map tiles', '地図タイル'),
  text('시간표', 'Timetables', '時刻表'),
  text('영수증', 'Receipts', 'レシート'),
  text('비밀번호', 'Passwords', 'パスワード'),
  text('팀 초대', 'Team invitations', 'チーム招待'),
]
const NEWS_TYPES = [
  { code: 'RELS', name: text('나옴', 'Released', '公開') },
  { code: 'NEWSP', name: text('바뀜', 'Changed', '変更') },
  { code: 'SUNSET', name: text('끝남', 'Retired', '終了') },
]
const SERVICES = [
  ['Volume', 'KEEP'],
  ['Queue', 'RUN'],
  ['Tiles', 'SHOW'],
].map(([code, upper]) => ({
  serviceCode: code,
  upperServiceCode: upper,
  serviceName: text(`${code} 상품`, `${code} by us`, `${code}サービス`),
  upperServiceName: upper,
  detailLinkUrl: `https://www.foreign.example/${code.toLowerCase()}`,
}))

export function ownRecords(contract: Rec): Rec {
  const rename = (node: Rec): Rec => ({
    ...node,
    name: text(`주제 ${node.code}`, `Topic ${node.code}`, `項目 ${node.code}`),
    ...(node.details ? { details: node.details.map(rename) } : {}),
  })
  const inquiryCategories = Object.fromEntries(
    Object.entries(contract.inquiryCategories as Record<string, Rec[]>).map(([type, all]) => [type, all.map(rename)]),
  )
  const primary: [string, string[]][] = [
    ['MBR', ALL],
    ['BILL', ALL],
    ['EDU', ['public']],
    ['ETC', ALL],
    ['TRBL', ALL],
    ['SOLUT', ['public', 'fin']],
    ['PROD', ALL],
  ]
  const faqCategories = primary.flatMap(([code, sites]) =>
    [' ', 'FIRST', 'SECOND'].map((second) => ({
      codes: [code, second, ' '],
      sites,
      names: [text(`갈래 ${code}`, `Branch ${code}`, `枝 ${code}`), second === ' ' ? text('', '', '') : text('잎', 'Leaf', '葉'), text('', '', '')],
    })),
  )
  const codes = {
    inquiryCategories,
    faqCategories,
    serviceNewsTypes: NEWS_TYPES,
    noticeTypes: [
      { code: 'TRBL', name: text('고장', 'Outage', '障害') },
      { code: 'STORY', name: text('이야기', 'Story', '話題') },
      { code: 'LEGAL', name: text('법', 'Legal', '法務') },
    ],
    libraryTypes: contract.libraryTypes.map((one: Rec) => ({ ...one, name: text(`묶음 ${one.code}`, `Rack ${one.code}`, `棚 ${one.code}`) })),
  }
  const body = (subject: Rec, what: Rec) => Object.fromEntries(['ko', 'en', 'ja'].map((lang) => [lang, `<p>${subject[lang]} – <b>${what[lang]}</b></p>`]))
  const title = (subject: Rec, what: Rec, at: number) =>
    Object.fromEntries(['ko', 'en', 'ja'].filter((lang) => lang === 'ko' || at % 5 !== 4).map((lang) => [lang, `${subject[lang]}: ${what[lang]} ${at}`]))
  const subject = (at: number) => SUBJECTS[at % SUBJECTS.length]
  const range = (count: number) => Array.from({ length: count }, (_, at) => at)
  const sites = (at: number) => (at % 6 === 5 ? ['public'] : ALL)
  const notices = range(34).map((at) => ({
    noticeId: 500 + at * 7,
    sites: sites(at),
    typeCode: codes.noticeTypes[at % 3].code,
    regYmdt: `2026-${two(1 + (at % 10))}-${two(1 + (at % 28))} 08:15:${two(at)}`,
    title: title(subject(at), text('알립니다', 'for your information', 'お知らせ'), at),
    content: body(subject(at), text('자세한 내용', 'the details', '詳細')),
    fileNos: at % 4 === 0 ? [9002] : [],
    subNotices: [],
    ...(at % 3 === 0 ? { severity: 'trivial' } : {}),
  }))
  const categories = faqCategories.filter((_, at) => at % 2 === 0)
  const faqs = range(48).map((at) => {
    const category = categories[at % categories.length]
    return {
      faqId: 90 + at * 3,
      sites: category.sites,
      about: [['O2O', 'TRBL_ST', 'GNRL_BILL_001', 'SALES'][at % 4]],
      title: title(subject(at), text('어떻게 하나요?', 'how is it done?', 'どうしますか。'), at),
      content: body(subject(at), text('설정에서 하세요', 'Use the settings', '設定で行います')),
      categoryCode1: category.codes[0],
      categoryCode2: category.codes[1],
      categoryCode3: category.codes[2],
    }
  })
  const news = range(23).map((at) => ({
    serviceNewsNo: 40 + at * 2,
    sites: sites(at),
    serviceNewsTypeCode: NEWS_TYPES[at % 3].code,
    applyYmd: `2026-${two(1 + (at % 11))}-${two(2 + at)}`,
    products: [SERVICES[at % 3].serviceCode, ...(at % 4 === 0 ? [SERVICES[(at + 1) % 3].serviceCode] : [])],
    title: title(subject(at), text('새 소식', 'news', 'ニュース'), at),
    content: body(subject(at), text('오늘부터', 'from today', '今日から')),
  }))
  const incidents = range(5).map((at) => ({
    id: 600 + at,
    sites: sites(at),
    code: 'SUCCESS',
    name: title(subject(at), text('느림', 'slow', '遅延'), at),
    platformTypeCode: ['VPC', 'CLASSIC', 'BOTH'][at % 3],
    history: [{ displayYmdt: [2026, 10, 1 + at, 4, 5], content: text('살피는 중', 'Looking into it', '調査中') }],
    locations: [{ regionCode: 'HQ', zoneName: at % 2 ? 'A' : '' }],
    startYmdt: [2026, 10, 1 + at, 3, 59],
    targetRecoveryYmdt: at % 2 ? [2026, 10, 1 + at, 9, 0] : null,
    realRecoveryYmdt: at === 2 ? null : [2026, 10, 1 + at, 8, 0],
    resources: [{ troubleOcrTypeCode: 'ETC', resourceName: text('', '', ''), description: text('전기', 'Power', '電力') }],
  }))
  const file = (fileNo: number, fileName: string, content: string) => ({
    fileNo,
    sites: ALL,
    fileName,
    base64: Buffer.from(content).toString('base64'),
    updateYmd: '2026-04-01',
    language: 'en',
    fileDescription: text('파일', 'A file', 'ファイル'),
  })
  const library = ['UPDAT', 'FORM', 'TOOL'].map((typeDetailCode, at) => ({
    libraryNo: at + 1,
    sites: ALL,
    typeDetailCode,
    title: text('꾸러미', 'Bundle', '束'),
    fileNos: [9001 + (at % 2)],
    ...(at === 0 ? { titleDetail: text('둘째 판', 'Second edition', '第2版') } : {}),
  }))
  return {
    codes,
    names: [],
    services: SERVICES,
    users: [],
    allowFileExt: ['PNG', 'jpeg', 'pdf', 'md', 'txt', '7z', 'odt'],
    countries: ['KR', 'US', 'CA', 'JP', 'DE', 'FR', 'GB', 'SG', 'IT', 'BJ', 'CI', 'VN', 'AU', 'KZ', 'RU'],
    regions: Object.fromEntries(ALL.map((site) => [site, { HQ: text('본부', 'Headquarters', '本部') }])),
    data: {
      notices: keyed('noticeId', notices),
      faqs: keyed('faqId', faqs),
      news: keyed('serviceNewsNo', news),
      incidents: keyed('id', incidents),
      library: keyed('libraryNo', library),
      files: { 9001: file(9001, '안내 manual.txt', 'hello'), 9002: file(9002, 'sheet.csv', 'a,b\n1,2\n') },
      faqKeywords: keyed('keywordNo', [
        { keywordNo: 1, sites: ALL, text: text('영수증', 'receipts', 'レシート') },
        { keywordNo: 2, sites: ALL, text: text('지도', 'map', '地図') },
      ]),
      inquiryCodes: {},
      inquiries: {},
      answers: {},
      surveys: {},
      accounts: {},
    },
  }
}
