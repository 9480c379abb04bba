type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Query = { readonly [name: string]: string | number | undefined }
type Params<Pattern extends string> = { readonly [Name in ParamName<Pattern>]: string }

export interface Path<Pattern extends string = string> {
  /** Builds the path. Values that are not parameters of the pattern become the query; undefined ones are omitted. */
  (...values: ParamName<Pattern> extends never ? [Query?] : [Params<Pattern> & Query]): string
  /** As React Router matches it: `/support/question/:type`. */
  readonly pattern: Pattern
}

const path = <const Pattern extends `/${string}`>(pattern: Pattern): Path<Pattern> => {
  const build = (values: Query = {}) => {
    const rest = new Map(Object.entries(values).filter(([, value]) => value !== undefined))
    const pathname = pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = rest.get(name)
      rest.delete(name)
      return encodeURIComponent(String(value))
    })
    const search = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString()
    return search === '' ? pathname : `${pathname}?${search}`
  }
  return Object.assign(build, { pattern })
}

/** Every path of the sites, by name: `paths.inquiryForm({ type: 'general', parentCode: 'GNRL_MBR' })`. */
export const paths = {
  home: path('/'),
  login: path('/login'),
  landing: path('/support'),
  faqCategories: path('/support/faq'),
  faqList: path('/support/faq/:category'),
  faqItem: path('/support/faq/all/:faqId'),
  eventLogs: path('/support/event-log'),
  eventLog: path('/support/event-log/:id'),
  inquiryEntry: path('/support/question'),
  inquiryForm: path('/support/question/:type'),
  additionalInquiry: path('/support/question/additional/:code'),
  survey: path('/support/satisfaction'),
  chatbot: path('/chatbot'),
  notices: path('/support/notice'),
  noticesOfCategory: path('/support/notice/:category'),
  notice: path('/support/notice/all/:noticeId'),
  library: path('/support/library'),
  newsList: path('/intro/news'),
  newsItem: path('/intro/news/:serviceNewsNo'),
  edu: path('/support/edu'),
  greenHouse: path('/support/greenHouse'),
  greenRookie: path('/support/greenRookie'),
  greenDevelopers: path('/support/greenDevelopers'),
  diagnosis: path('/userEnvDiagTool'),
  termsOfUse: path('/policy/terms'),
  privacyPolicy: path('/policy/privacy'),
  myPage: path('/mypage'),
  status: path('/mypage/status'),
  manage: path('/mypage/manage'),
  password: path('/mypage/manage/password'),
  billing: path('/mypage/billing'),
  myInquiries: path('/mypage/myquestion'),
  myInquiriesOfType: path('/mypage/myquestion/:type'),
  myInquiry: path('/mypage/myquestion/:type/:inquiryId'),
  trainHistory: path('/mypage/trainHistory'),
  alarm: path('/mypage/alarm'),
  solution: path('/mypage/solution'),
} as const

/**
 * A path of the same origin, else the home page: a URL parameter must not redirect to another site (`//evil.example`, or
 * `/..//evil.example` after its dots are resolved).
 */
export const safePath = (target: string | null | undefined): string =>
  // oxlint-disable-next-line no-control-regex
  target?.startsWith('/') && !/^[^?#]*\/\/|[\u0000-\u001f\\]/.test(target) ? target : paths.home()

/** Whether the percent-encoding of a path is valid UTF-8. */
export const isWellFormed = (path: string) => {
  if (!path.includes('%')) return path !== ''
  try {
    // The comparison uses the result: a bundler would drop the call as pure otherwise.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
