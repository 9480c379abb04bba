import { assumed, clauses, noLongerProduct, section } from './clause.ts'

export const api = section('API of content and inquiries', '/__mock/?tab=contract', {
  'The API returns notices and incidents.': [
    '/__mock/?tab=contract&operation=notices',
    {
      ...clauses(
        {
          'call.notice.item.trouble-is-trbl': [
            '3.1',
            { text: 'The typeCode of a trouble notice is TRBL.', at: 'NoticeItem.typeCode' },
          ],
          'call.event-log.resource.trouble-ocr-type-code': [
            '3.6',
            {
              text: 'An entry of resourceList has the field troubleOcrTypeCode, which may be PORTAL, CONSOLE or ETC.',
              at: 'EventLog.resourceList.troubleOcrTypeCode',
            },
          ],
          'call.event-log.times.arrays': [
            '3.6',
            {
              text: 'The times of an event log are arrays of year, month, day, hour and minute.',
              at: 'EventLog.startYmdt',
            },
          ],
          'call.notice.list': ['7.1', 'GET /api/support/notice returns the latest notices.'],
          'call.event-log.detail': ['7.25', 'GET /api/event-log/{id} returns the log of an incident.'],
          'call.event-log.detail.error-message': [
            '7.25',
            'An error response of GET /api/event-log/{id} may have the field message.',
          ],
        },
        { proof: 'api' },
      ),
      ...noLongerProduct('The specification shows neither the path of a notice nor the names of these parts.', {
        'call.notice.item.content': [
          '3.1',
          {
            text: 'A notice has the field content, a list of attached files and a list of sub-notices.',
            at: ['Notice.content', 'Notice.attachedFileList', 'Notice.subNoticeList'],
          },
        ],
      }),
      ...assumed({
        'call.notice.detail': {
          text: 'GET /api/support/notice/{noticeId} returns one notice and names the previous and the next one.',
          at: 'Notice.previous',
        },
        'call.notice.list.query-type-code': {
          text: 'GET /api/support/notice accepts the query parameters typeCode, searchKeyword and page, counted from 0.',
          at: 'notices.page',
        },
        'call.notice.item.severity': {
          text: 'A notice about an incident can have the field severity: critical, major, minor or trivial.',
          at: 'NoticeItem.severity',
        },
        'call.notice.item.form-of-reg-ymdt': {
          text: 'The regYmdt of a notice has the form YYYY-MM-DD HH:mm:ss and is in UTC+9.',
          at: 'NoticeItem.regYmdt',
        },
        'call.event-log.list': 'GET /api/event-log returns the list of incidents.',
      }),
    },
  ],
  'The API returns the FAQ.': [
    '/__mock/?tab=contract&operation=faqs',
    {
      ...clauses({
        'call.faq.list.empty-values-omitted': [
          '7.2',
          'A parameter of GET /api/support/faq without a value is omitted from the query.',
        ],
      }),
      ...clauses(
        {
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
        },
        { proof: 'api' },
      ),
      ...assumed({
        'call.faq.detail': 'GET /api/support/faq/{faqId} returns one FAQ item.',
        'call.faq.keywords':
          'GET /api/support/faq/keyword returns the recommended keywords of the site as a list of strings.',
        'call.faq.list.query-search-keyword':
          'GET /api/support/faq accepts the query parameters searchKeyword and categoryCode2.',
        'call.faq.codes.answer-category-names': {
          text: 'An entry of the FAQ code list has the fields categoryName1 to categoryName3.',
          at: 'FaqCode.categoryName1',
        },
      }),
    },
  ],
  'The API returns the library and the news.': [
    '/__mock/?tab=contract&operation=library',
    {
      ...clauses(
        {
          'call.library.list': ['7.20', 'GET /api/support/library/DWCTR returns the library list.'],
          'call.news.list': ['7.23', 'GET /service-news/page returns the service news.'],
          'call.news.list.query-type-codes': [
            '7.23',
            'GET /service-news/page accepts the query parameter serviceNewsTypeCodes and filters the list by it.',
          ],
          'call.news.types': ['7.24', 'GET /service-news/type returns the news types.'],
        },
        { proof: 'api' },
      ),
      ...noLongerProduct(
        'The specification says that a cached variant exists, but names neither its path nor its tag.',
        {
          'call.news.list.cached-variant': [
            '7.23',
            'GET /service-news/page/cached returns the same list with ETag, Cache-Control and a Vary header that names Accept-Language and Cookie; a request with its ETag returns 304 until the list changes.',
          ],
        },
      ),
      ...assumed({
        'call.news.item.form-of-apply-ymd': {
          text: 'The applyYmd of a news item has the form YYYY-MM-DD.',
          at: 'ServiceNews.applyYmd',
        },
        'call.news.detail':
          'GET /service-news/{serviceNewsNo} returns one news item with the previous and the next one, which have one of the types of serviceNewsTypeCodes if it is sent.',
        'call.news.products':
          'GET /service-news/product returns the products of all news of the site, each with serviceCode and serviceName.',
        'call.news.list.query-service-codes':
          'GET /service-news/page accepts the query parameter serviceCodes and returns only news about one of these products.',
      }),
    },
  ],
  'The API accepts inquiries and returns their codes.': [
    '/__mock/?tab=contract&operation=submitInquiry',
    {
      ...clauses({
        'call.inquiry.all-codes.no-other-types': [
          '7.6',
          'Pages request GET /api/support/inquiry/code/all for the types O2O and TRBL only.',
        ],
      }),
      ...clauses(
        {
          'call.inquiry.codes.default-type-is-copy': [
            '3.7',
            {
              text: 'If defaultContentTypeCode has no value, it counts as COPY.',
              at: 'InquiryCode.defaultContentTypeCode',
            },
          ],
          'call.inquiry.submit.inquiry-type-code': ['3.8', 'An inquiry is sent with inquiryTypeCode.'],
          'call.inquiry.submit.detail-code': ['3.8', 'An inquiry is sent with bbsArticleTypeDetailCode.'],
          'call.inquiry.submit.cntry-no': ['3.8', 'An inquiry is sent with cntryNo.'],
          'call.inquiry.submit.cellphone-no': ['3.8', 'An inquiry is sent with cellphoneNo.'],
          'call.inquiry.submit.email-address': ['3.8', 'An inquiry is sent with emailAddress.'],
          'call.inquiry.submit.inquiry-person-name': ['3.8', 'An inquiry is sent with inquiryPersonName.'],
          'call.inquiry.submit.corp-name': ['3.8', 'The company name is sent as corpName.'],
          'call.inquiry.submit.department-name': ['3.8', 'The department is sent as departmentName.'],
          'call.inquiry.submit.level-name': ['3.8', 'The level of the person is sent as levelName.'],
          'call.inquiry.submit.title': ['3.8', 'An inquiry is sent with title.'],
          'call.inquiry.submit.content': ['3.8', 'An inquiry is sent with content.'],
          'call.inquiry.submit.scale': ['3.8', 'The scale is sent as scale.'],
          'call.inquiry.submit.workspace-account': [
            '3.8',
            'The account of the third-party workspace is sent as naverWorksAccount.',
          ],
          'call.inquiry.submit.is-emergency': ['3.8', 'The emergency choice is sent as isEmergency.'],
          'call.inquiry.submit.partner-sharing': [
            '3.8',
            'The partner sharing choice is sent as isPartnerSharingAgreement.',
          ],
          'call.inquiry.submit.marketing-consent': ['3.8', 'The marketing consent is sent as isAgreeRecvMarketing.'],
          'call.inquiry.submit.captcha-key': ['3.8', 'The key of the captcha is sent as captchaKey.'],
          'call.inquiry.submit.captcha-value': ['3.8', 'The value of the captcha is sent as captchaValue.'],
          'call.inquiry.submit.captcha-category': ['3.8', 'The category of the captcha is sent as captchaCategory.'],
          'call.inquiry.submit.inputchannel': ['3.8', 'The input channel is sent as inputchannel.'],
          'call.inquiry.submit.attach-file': ['3.8', 'Each file is sent as attachFile.'],
          'call.inquiry.submit.attach-files-repeated': [
            '3.8',
            'If there are several files, the part attachFile is repeated.',
          ],
          'call.partner.init.n-is-partner': [
            '3.14',
            { text: 'A partnerInit of N means a partner member.', at: 'partnerInit' },
          ],
          'call.inquiry.codes': ['7.5', 'GET /api/support/inquiry/code returns inquiry codes.'],
          'call.inquiry.all-codes': ['7.6', 'GET /api/support/inquiry/code/all returns the combined inquiry codes.'],
          'call.inquiry.all-codes.for-o2o': [
            '7.6',
            'The codes of type O2O come from GET /api/support/inquiry/code/all.',
          ],
          'call.inquiry.all-codes.for-trbl': [
            '7.6',
            'The codes of type TRBL come from GET /api/support/inquiry/code/all.',
          ],
          'call.inquiry.allowed-extensions': [
            '7.7',
            'GET /api/support/inquiry/allowFileExtList returns the allowed extensions.',
          ],
          'call.inquiry.countries': ['7.8', 'GET /api/countryCode/getList returns the countries.'],
          'call.inquiry.phone-codes': ['7.8', 'GET /api/countryCode/getPhoneCodeList returns the calling codes.'],
          'call.inquiry.submit': ['7.19', 'POST /api/support/inquiry sends an inquiry.'],
          'call.inquiry.submit.multipart': ['7.19 3.8', 'The body of POST /api/support/inquiry is a multipart form.'],
          'call.partner.init': ['7.9', 'GET /api/partner/init returns the partner state of the user.'],
        },
        { proof: 'api' },
      ),
      ...noLongerProduct('The specification names no part of the form for this consent.', {
        'call.inquiry.submit.partner-agree': ['3.8', 'The form contains the agree text of a partner.'],
        'call.inquiry.submit.third-party-consent': [
          '3.8',
          'The submission contains the third-party consent as thirdPartyConsent.',
        ],
        'call.inquiry.submit.sales-consent': ['3.8', 'The form contains the sales third-party consent.'],
      }),
      ...assumed({
        'call.inquiry.abuse': 'GET /api/support/inquiry/abuse returns abuse as a boolean.',
        'call.inquiry.submit.answer':
          'The server returns 200 with code SUCCESS and content.inquiryId for an accepted inquiry.',
        'call.inquiry-id.open': {
          text: 'Surveys and additional inquiries require the number of the inquiry and no signed-in user, because links in emails work without signing in; the OpenAPI document warns that they disclose data.',
          at: ['survey', 'additional'],
        },
      }),
    },
  ],
})
