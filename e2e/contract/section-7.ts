/**
 * Section 7 of the product specification, with the fields of section 3: what a back end must offer. Written by hand, so
 * that the OpenAPI document, from which the suites derive clauses, is compared with something else than itself.
 *
 * `name?` is optional, `name or null` can be null, `[x]` is a list of x, and `A | B` are the only values. Parts that we
 * added to an operation are not in the table, and neither are the statuses that every operation can return.
 */
export interface Call {
  readonly query?: Shape
  /** A JSON body. */
  readonly body?: Shape
  /** A multipart body. */
  readonly form?: Shape
  /** The response: the fields of JSON, or a media type. */
  readonly returns: Shape
  /** The other statuses. */
  readonly or?: readonly number[]
}
export type Shape = string | { readonly [name: string]: Shape } | readonly [Shape]

/** Year, month, day, hour and minute. */
const time: Shape = ['integer']
const inquiryType = 'O2O | TRBL | SOLUT | GNRL | SALES | EXPER'
const captchaCategory = 'RECEIPT | AUDIO | CAPTCHA'

const notice = { noticeId: 'integer', typeCode: 'string', typeName: 'string', title: 'string', regYmdt: 'string' }
const categoryCodes = { categoryCode1: 'string', categoryCode2: 'string', categoryCode3: 'string' }
const faq = {
  faqId: 'integer',
  faqTitle: 'string',
  faqContent: 'string',
  ...categoryCodes,
  ...{ categoryName1: 'string', categoryName2: 'string', categoryName3: 'string' },
  'contentShow?': 'boolean',
}
const template = { 'defaultContent?': 'string', 'defaultContentTypeCode?': 'string' }
const combinedCode = {
  ...{ code1: 'string', codeName1: 'string' },
  ...{ code2: 'string', codeName2: 'string' },
  ...{ code3: 'string', codeName3: 'string' },
  ...template,
}
const country = { countryAccrName: 'string', countryName: 'string', countryNo: 'string' }
const receipt = { rtn_cd: '200 | 401', 'receiptData?': { image: 'string', question: 'string' } }
const file = { fileNo: 'integer', fileName: 'string', 'fileDescription?': 'string' }
const libraryItem = {
  title: 'string',
  'titleDetail?': 'string',
  typeDetailCode: 'string',
  typeDetailCodeName: 'string',
  attachedFileList: [file],
} as const
const product = {
  ...{ serviceCode: 'string', upperServiceCode: 'string' },
  ...{ 'serviceName?': 'string', 'upperServiceName?': 'string', 'detailLinkUrl?': 'string' },
}
const news = {
  ...{ serviceNewsNo: 'integer', serviceNewsTypeCode: 'string', title: 'string', applyYmd: 'string' },
  serviceCategorieList: [product],
} as const
const newsQuery = { 'size?': 'integer', 'serviceNewsTypeCodes?': ['string'] } as const
const incident = {
  troubleNotiContent: { troubleNotiName: 'string', historyList: [{ displayYmdt: time, content: 'string' }] },
  locationList: [{ regionName: 'string', zoneName: 'string' }],
  platformTypeCode: 'VPC | CLASSIC | BOTH',
  troubleStatusCode: 'IN_PROGRESS | RESOLVED',
  startYmdt: time,
  'targetRecoveryYmdt or null': time,
  'realRecoveryYmdt or null': time,
  resourceList: [{ troubleOcrTypeCode: 'string', resourceName: 'string', 'resourceEtcDescription?': 'string' }],
} as const
const survey: Call = { returns: { isSurvey: 'Y | N', registerDate: time }, or: [400, 404] }

const submission = {
  ...{ inquiryTypeCode: inquiryType, bbsArticleTypeDetailCode: 'string' },
  ...{ emailAddress: 'string', cntryNo: 'string', cellphoneNo: 'string', 'inquiryPersonName?': 'string' },
  ...{ 'corpName?': 'string', 'departmentName?': 'string', 'levelName?': 'string' },
  ...{ title: 'string', content: 'string', 'scale?': 'string', 'naverWorksAccount?': 'string' },
  ...{ 'isEmergency?': 'emerg | comm', 'isPartnerSharingAgreement?': 'share | not_share' },
  'isAgreeRecvMarketing?': 'Y | N',
  ...{ 'captchaKey?': 'string', 'captchaValue?': 'string', 'captchaCategory?': captchaCategory },
  'inputchannel?': 'string',
  'attachFile?': ['string'],
} as const

export const section7: { readonly [call: string]: Call } = {
  'GET /api/support/notice': { query: { 'size?': 'integer' }, returns: { content: [notice] }, or: [400] },
  'GET /api/support/faq': {
    query: { 'categoryCode1?': 'string', 'categoryCode3?': 'string', 'page?': 'integer', 'size?': 'integer' },
    returns: { content: [faq] },
    or: [400],
  },
  'GET /api/support/faq/code': { query: { 'searchKeyword?': 'string' }, returns: [categoryCodes], or: [400] },
  'GET /api/support/faq/inquiry': {
    query: {
      ...{ 'inquiryType?': 'string', 'inquiryParentCode?': 'string', 'inquiryCode?': 'string' },
      'listSize?': 'integer',
    },
    returns: [faq],
    or: [400],
  },
  'GET /api/support/inquiry/code': {
    query: { inquiryType, 'parentCode?': 'string' },
    returns: [{ code: 'string', codeName: 'string', ...template }],
    or: [400],
  },
  'GET /api/support/inquiry/code/all': {
    query: { inquiryType, 'parentCode?': 'string' },
    returns: [combinedCode],
    or: [400],
  },
  'GET /api/support/inquiry/allowFileExtList': { returns: ['string'] },
  'GET /api/countryCode/getList': { returns: [country] },
  'GET /api/countryCode/getPhoneCodeList': { returns: [country] },
  'GET /api/partner/init': { returns: { partnerInit: 'Y | N' }, or: [401] },
  'GET /api-member/member/alarm/init': {
    returns: { memberInfo: { cellphoneNo: 'string', countryNo: 'string' } },
    or: [401],
  },
  'POST /api/security/captcha': { returns: { key: 'string' } },
  'POST /api/security/receipt-captcha': {
    body: { width: 'integer', height: 'integer' },
    returns: { key: 'string' },
    or: [400, 413, 415],
  },
  'GET /api/security/audio-captcha': { returns: { key: 'string' } },
  'GET /api/security/audio-captcha/sound': { query: { key: 'string' }, returns: 'audio/wav', or: [206, 400, 404, 416] },
  'GET /api/security/captcha/image': { query: { key: 'string' }, returns: 'image/png', or: [206, 400, 404, 416] },
  'GET /api/security/captcha/verify': {
    query: { captchaKey: 'string', captchaValue: 'string', captchaCategory },
    returns: 'boolean',
    or: [400],
  },
  'GET /api-rcapt/rcaptUi': { query: { key: 'string' }, returns: receipt, or: [400] },
  'GET /api-rcapt/question': {
    query: { key: 'string', 'svc?': 'string', 'reload?': 'true | false' },
    returns: receipt,
    or: [400],
  },
  // The shape of its response is not shown, so all of it is ours.
  'POST /api/support/inquiry': { form: submission, returns: {}, or: [400, 413, 415] },
  'GET /api/support/library/DWCTR': { returns: [libraryItem] },
  'GET /api/support/inquiry/{id}/call': survey,
  'GET /api/support/inquiry/{id}/answer/{answerId}': survey,
  'GET /api/support/inquiry/{id}/additional-condition': {
    returns: { 'customerId or null': 'string', 'firstAnswerDate or null': time, inquiryCount: 'integer' },
    or: [400, 404],
  },
  'GET /service-news/page': { query: newsQuery, returns: { content: [news] }, or: [400] },
  'GET /service-news/page/cached': { query: newsQuery, returns: { content: [news] }, or: [304, 400] },
  'GET /service-news/type': { returns: [{ serviceNewsTypeCode: 'string' }] },
  'GET /api/event-log/{id}': { returns: { code: 'string', 'content or null': incident }, or: [400, 404] },
}
