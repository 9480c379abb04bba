import { clauses, noLongerProduct } from './clause.ts'

/** The operations for notices, FAQ, news, library and incidents: what the OpenAPI document cannot say. */
export const call = {
  ...clauses(
    {
      'call.notice.item.trouble-is-trbl': ['3.1', 'The typeCode of a trouble notice is TRBL.'],
      'call.event-log.resource.trouble-ocr-type-code': [
        '3.6',
        'An entry of resourceList has the field troubleOcrTypeCode, which may be PORTAL, CONSOLE or ETC.',
      ],
      'call.event-log.times.arrays': [
        '3.6',
        'The times of an event log are arrays of year, month, day, hour and minute.',
      ],
      'call.notice.list': ['7.1', 'GET /api/support/notice returns the latest notices.'],
      'call.faq.list': ['7.2', 'GET /api/support/faq returns the FAQ list.'],
      'call.faq.list.query-category-code1': [
        '7.2',
        'GET /api/support/faq accepts the query parameter categoryCode1 and filters the list by it.',
      ],
      'call.faq.list.query-category-code3': [
        '7.2',
        'GET /api/support/faq accepts the query parameter categoryCode3 and filters the list by it.',
      ],
      'call.faq.list.query-page': [
        '7.2',
        'GET /api/support/faq accepts the query parameter page; the first page is page=0.',
      ],
      'call.faq.codes': ['7.3', 'GET /api/support/faq/code returns the FAQ code list.'],
      'call.faq.related': ['7.4', 'GET /api/support/faq/inquiry returns the related FAQ of an inquiry.'],
      'call.faq.related.query-list-size': [
        '7.4',
        'GET /api/support/faq/inquiry accepts the query parameter listSize; the form sends listSize=5.',
      ],
      'call.library.list': ['7.20', 'GET /api/support/library/DWCTR returns the library list.'],
      'call.news.list': ['7.23', 'GET /service-news/page returns the service news.'],
      'call.news.list.query-type-codes': [
        '7.23',
        'GET /service-news/page accepts the query parameter serviceNewsTypeCodes and filters the list by it.',
      ],
      'call.news.types': ['7.24', 'GET /service-news/type returns the news types.'],
      'call.event-log.detail': ['7.25', 'GET /api/event-log/{id} returns the log of an incident.'],
      'call.event-log.detail.error-message': [
        '7.25',
        'An error response of GET /api/event-log/{id} may have the field message.',
      ],
    },
    'api',
  ),
  ...clauses({
    'call.faq.list.empty-values-omitted': [
      '7.2',
      'A parameter of GET /api/support/faq without a value is omitted from the query.',
    ],
  }),
  ...noLongerProduct('The specification shows neither the path of a notice nor the names of these parts.', {
    'call.notice.item.content': ['3.1', 'A notice has the field content.'],
    'call.notice.item.files': ['3.1', 'A notice has a list of attached files.'],
    'call.notice.item.sub-notices': ['3.1', 'A notice has a list of sub-notices.'],
  }),
  ...noLongerProduct('The specification says that a cached variant exists, but names neither its path nor its tag.', {
    'call.news.list.cached-variant': ['7.23', 'GET /service-news/page/cached returns the same list with an ETag.'],
  }),
}
