import { assumed } from './clause.ts'

/** Operations that the specification does not list, and our additions to those that it lists. */
export const callAssumed = {
  ...assumed({
    'call.notice.detail': 'GET /api/support/notice/{noticeId} returns one notice.',
    'call.notice.list.query-type-code': 'GET /api/support/notice accepts the query parameter typeCode.',
    'call.notice.list.query-search-keyword': 'GET /api/support/notice accepts the query parameter searchKeyword.',
    'call.notice.list.query-page': 'GET /api/support/notice accepts the query parameter page, counted from 0.',
    'call.notice.item.severity':
      'A notice about an incident can have the field severity: critical, major, minor or trivial.',
    'call.notice.item.form-of-reg-ymdt': 'The regYmdt of a notice has the form YYYY-MM-DD HH:mm:ss and is in UTC+9.',
    'call.news.item.form-of-apply-ymd': 'The applyYmd of a news item has the form YYYY-MM-DD.',
    'call.faq.detail': 'GET /api/support/faq/{faqId} returns one FAQ item.',
    'call.faq.keywords': 'GET /api/support/faq/keyword returns the recommended keywords as a list of strings.',
    'call.faq.list.query-search-keyword': 'GET /api/support/faq accepts the query parameter searchKeyword.',
    'call.faq.list.query-category-code2': 'GET /api/support/faq accepts the query parameter categoryCode2.',
    'call.faq.codes.answer-category-names':
      'An entry of the FAQ code list has the fields categoryName1 to categoryName3.',
    'call.captcha.receipt-key.json-body':
      'POST /api/security/receipt-captcha accepts JSON; the page sends width 360 and height 123.',
    'call.captcha.verify.bare-answer': 'The verify endpoint returns true or false without a wrapping object.',
    'call.file.download': 'GET /api/support/file/{fileNo} returns an attachment of the library or of a notice.',
    'call.file.disposition': 'A file is returned as an attachment, with its name in UTF-8 (RFC 6266).',
    'call.file.fallback-names':
      'The ASCII name of a file whose name has other characters contains the number of the file, so that two downloads do not get the same name.',
    'call.file.etag': 'A file response has an ETag, and a request with that ETag in If-None-Match returns 304.',
    'call.file.range':
      'A request with a Range header for a file, a sound, an image or an export returns 206 with only those bytes and with Content-Range.',
    'call.file.range-ignored':
      'A Range header that has several parts or cannot be parsed is ignored, and the whole file is returned.',
    'call.file.range-beyond': 'A Range header beyond the end of a file returns 416 with the size of the file.',
    'call.news.detail': 'GET /service-news/{serviceNewsNo} returns one news item.',
    'call.news.detail.of-types':
      'With serviceNewsTypeCodes, the previous and the next item of a news item have one of these types.',
    'call.news.products':
      'GET /service-news/product returns the products of all news of the site, each with serviceCode and serviceName.',
    'call.news.list.query-service-codes':
      'GET /service-news/page accepts the query parameter serviceCodes and returns only news about one of these products.',
    'call.news.list.cached-etag': 'The cached variant of the news list is returned with ETag and Cache-Control.',
    'call.news.list.cached-vary':
      'The cached variant of the news list is returned with a Vary header that names Accept-Language, Cookie and X-Mock-World.',
    'call.news.list.cached-not-modified':
      'A request with the ETag of the cached variant returns 304 until the list changes.',
    'call.event-log.list': 'GET /api/event-log returns the list of incidents.',
    'call.survey.call-answer': 'POST /api/support/inquiry/{id}/call stores the rating of a phone call.',
    'call.survey.answer-answer': 'POST /api/support/inquiry/{id}/answer/{answerId} stores the rating of an answer.',
    'call.survey.data.yes-or-no': 'The field isSurvey of the survey data is Y or N.',
    'call.survey.data.form-of-register-date':
      'The registerDate of the survey data has five numbers in UTC+9: year, month, day, hour, minute.',
    'call.additional.condition.first-answer-form':
      'The firstAnswerDate of the additional condition has five numbers in UTC+9: year, month, day, hour, minute.',
    'call.additional.submit': 'POST /api/support/inquiry/{id}/additional sends an additional inquiry.',
    'call.additional.submit.multipart':
      'The body of an additional inquiry is a multipart form of content and attachFile.',
    'call.inquiry.abuse': 'GET /api/support/inquiry/abuse returns abuse as a boolean.',
    'call.inquiry.submit.answer':
      'The server returns 200 with code SUCCESS and content.inquiryId for an accepted inquiry.',
    'call.member.session': 'GET /api-member/member/session returns the signed-in user.',
    'call.member.sign-in': 'POST /api-member/member/session signs in the persona of its body and returns member.',
    'call.member.sign-out': 'DELETE /api-member/member/session signs out and returns 204.',
    'call.member.accounts':
      'GET /api-member/member/accounts lists each account with persona, name, email and description.',
    'call.my-page.usage': 'GET /api/mypage/usage returns the usage.',
    'call.my-page.usage-months':
      'GET /api/mypage/usage/month returns the totals of each month with usage, newest first.',
    'call.my-page.tax-bill': 'GET /api/mypage/tax-bill returns the tax bills.',
    'call.my-page.billing': 'GET /api/mypage/billing returns the billing data.',
    'call.my-page.payment-methods':
      'GET /api/mypage/payment-method returns the payment methods of the account, the default one first.',
    'call.my-page.inquiries': 'GET /api/mypage/inquiry returns the inquiries of the user.',
    'call.my-page.inquiry': 'GET /api/mypage/inquiry/{id} returns one inquiry of the user.',
    'call.my-page.inquiry-file':
      'GET /api/mypage/inquiry/file/{fileNo} returns an attachment of an inquiry of the user.',
    'call.my-page.train-history': 'GET /api/mypage/train-history returns the train history.',
    'call.my-page.alarm': 'GET /api/mypage/alarm returns the alarm settings.',
    'call.my-page.solution': 'GET /api/mypage/solution returns the solutions.',
    'call.my-page.account': 'GET /api/mypage/account returns the account.',
    'call.my-page.sub-accounts': 'GET /api/mypage/sub-accounts returns the sub accounts.',
    'call.my-page.save-alarm': 'PUT /api/mypage/alarm saves the alarm settings.',
    'call.my-page.save-password': 'PUT /api/mypage/password saves a new password.',
    'call.page.of-notices': 'Notices are returned in pages.',
    'call.page.of-faq': 'FAQ items are returned in pages.',
    'call.page.of-news': 'Service news is returned in pages.',
    'call.page.of-questions': 'The inquiries of the user are returned in pages.',
    'call.page.shape': 'A page has the fields content, totalElements, totalPages, number, size, first, last and empty.',
    'call.page.number-from-zero': 'The number of a page counts from 0.',
    'call.list.plain': 'Every list that is not returned in pages is a plain array.',
    'call.answer.wrapped':
      'Only the responses of the inquiry submission and the event log are wrapped in code and content.',
    'call.query.unknown-ignored': 'An endpoint ignores unknown query parameters.',
    'call.query.unknown-marked': 'The journal names the unknown query parameters of a request, as ignoredParameters.',
    'call.inquiry-id.open':
      'Surveys and additional inquiries require the number of the inquiry and no signed-in user, because links in emails work without signing in.',
    'call.inquiry-id.note':
      'The OpenAPI document warns that operations which require only the number of an inquiry disclose data.',
    'call.query.repeated-refused':
      'A query parameter that accepts one value is rejected with 400 if it is sent more than once.',
    'call.query.repeated-list':
      'A query parameter that accepts a list can have its values separated by commas, be repeated, and have [] or [0] after its name; all values are joined.',
    'call.query.brackets-refused':
      'A known query parameter with other brackets after its name is rejected with 400, so that no filter is lost.',
    'call.query.blank-is-absent': 'A query parameter whose value is empty or blank counts as absent.',
    'call.integer.digits-only':
      'An integer in a path or a query consists of digits, after a minus sign if it is negative; other notations of numbers are rejected with 400.',
    'call.language.content': 'An endpoint returns its texts in the language of Accept-Language.',
    'call.language.header': 'A JSON response of the product names the language of its texts in Content-Language.',
    'call.document.in-use': 'A page of the product makes each call of section 7 in ordinary use.',
    'call.document.operation-origin':
      'Each operation of the OpenAPI document has product, assumed or mock as x-origin.',
    'call.document.clauses':
      'Every clause that an API suite proves is in x-clauses of the OpenAPI document, at what it is about, unless it is about the mock as a program or about pages.',
    'call.document.session':
      'The OpenAPI document requires a session for each operation that returns 401, and accepts one where a signed-in user makes a difference.',
    'call.document.access':
      'The OpenAPI document names as x-access the role, country, site or kind of account without which an operation returns 403.',
    'call.document.may-require-owner':
      'The OpenAPI document marks with x-may-require the operations that require only the number of an inquiry.',
    'call.document.headers':
      'A response has the headers that the OpenAPI document lists for it, except the session cookie, which a real back end alone sends.',
    'call.document.order': 'The OpenAPI document states the order of each list of the product.',
    'call.document.operation-ids':
      'The OpenAPI document names the operations of the product by their known operationIds.',
    'call.document.section-7': {
      text: 'The OpenAPI document has the operations of section 7, with their parameters, fields and statuses.',
      was: 'product',
      because: 'The specification does not speak of a document of its calls.',
    },
    'call.document.implemented': 'The mock implements every operation of the product: none returns 501.',
    'call.document.error-examples': 'Every error status of every operation in the OpenAPI document has an example.',
    'call.document.error-examples-true':
      'The error examples of the OpenAPI document are what the mock returns in Korean for such a request.',
    'call.document.part-origin': 'A parameter or field that was added to a product operation has assumed as x-origin.',
    'call.document.lists':
      'A query parameter that accepts a list is an array in the OpenAPI document, with its values separated by commas.',
    'call.document.committed': 'The committed OpenAPI document equals the document generated from the contract rows.',
    'call.document.obeyed': 'Every response of the mock matches the schema of its status in the OpenAPI document.',
  }),
}
