import { clauses } from './clause.ts'

/** The operations for notices, FAQ, news, library and incidents: what the OpenAPI document cannot say. */
export const call = {
  ...clauses(
    3,
    {
      'call.notice.item.trouble-is-trbl': 'The typeCode of a trouble notice is TRBL.',
      'call.notice.item.content': 'A notice has the field content.',
      'call.notice.item.files': 'A notice has a list of attached files.',
      'call.notice.item.sub-notices': 'A notice has a list of sub-notices.',
      'call.event-log.resource.trouble-ocr-type-code':
        'An entry of resourceList has the field troubleOcrTypeCode, which may be PORTAL, CONSOLE or ETC.',
      'call.event-log.times.arrays': 'The times of an event log are arrays of year, month, day, hour and minute.',
    },
    'api',
  ),
  ...clauses(7, {
    'call.faq.list.empty-values-omitted':
      'A parameter of GET /api/support/faq without a value is omitted from the query.',
  }),
  ...clauses(
    7,
    {
      'call.notice.list': 'GET /api/support/notice returns the latest notices.',
      'call.faq.list': 'GET /api/support/faq returns the FAQ list.',
      'call.faq.list.query-category-code1':
        'GET /api/support/faq accepts the query parameter categoryCode1 and filters the list by it.',
      'call.faq.list.query-category-code3':
        'GET /api/support/faq accepts the query parameter categoryCode3 and filters the list by it.',
      'call.faq.list.query-page': 'GET /api/support/faq accepts the query parameter page; the first page is page=0.',
      'call.faq.codes': 'GET /api/support/faq/code returns the FAQ code list.',
      'call.faq.related': 'GET /api/support/faq/inquiry returns the related FAQ of an inquiry.',
      'call.faq.related.query-list-size':
        'GET /api/support/faq/inquiry accepts the query parameter listSize; the form sends listSize=5.',
      'call.library.list': 'GET /api/support/library/DWCTR returns the library list.',
      'call.news.list': 'GET /service-news/page returns the service news.',
      'call.news.list.query-type-codes':
        'GET /service-news/page accepts the query parameter serviceNewsTypeCodes and filters the list by it.',
      'call.news.list.cached-variant': 'GET /service-news/page/cached returns the same list with an ETag.',
      'call.news.types': 'GET /service-news/type returns the news types.',
      'call.event-log.detail': 'GET /api/event-log/{id} returns the log of an incident.',
      'call.event-log.detail.error-message': 'An error response of GET /api/event-log/{id} may have the field message.',
      'call.document.section-7':
        'The OpenAPI document has the operations of section 7, with their parameters, fields and statuses.',
    },
    'api',
  ),
}
