import { clauses } from './clause.ts'

/** The operations for inquiries, partners, phone prefill, surveys and additional inquiries. */
export const callInquiry = {
  ...clauses(
    3,
    {
      'call.inquiry.codes.default-type-is-copy': 'If defaultContentTypeCode has no value, it counts as COPY.',
      'call.inquiry.submit.inquiry-type-code': 'An inquiry is sent with inquiryTypeCode.',
      'call.inquiry.submit.detail-code': 'An inquiry is sent with bbsArticleTypeDetailCode.',
      'call.inquiry.submit.cntry-no': 'An inquiry is sent with cntryNo.',
      'call.inquiry.submit.cellphone-no': 'An inquiry is sent with cellphoneNo.',
      'call.inquiry.submit.email-address': 'An inquiry is sent with emailAddress.',
      'call.inquiry.submit.inquiry-person-name': 'An inquiry is sent with inquiryPersonName.',
      'call.inquiry.submit.corp-name': 'The company name is sent as corpName.',
      'call.inquiry.submit.department-name': 'The department is sent as departmentName.',
      'call.inquiry.submit.level-name': 'The level of the person is sent as levelName.',
      'call.inquiry.submit.title': 'An inquiry is sent with title.',
      'call.inquiry.submit.content': 'An inquiry is sent with content.',
      'call.inquiry.submit.scale': 'The scale is sent as scale.',
      'call.inquiry.submit.workspace-account': 'The account of the third-party workspace is sent as naverWorksAccount.',
      'call.inquiry.submit.is-emergency': 'The emergency choice is sent as isEmergency.',
      'call.inquiry.submit.partner-sharing': 'The partner sharing choice is sent as isPartnerSharingAgreement.',
      'call.inquiry.submit.partner-agree': 'The form contains the agree text of a partner.',
      'call.inquiry.submit.marketing-consent': 'The marketing consent is sent as isAgreeRecvMarketing.',
      'call.inquiry.submit.third-party-consent':
        'The submission contains the third-party consent as thirdPartyConsent.',
      'call.inquiry.submit.sales-consent': 'The form contains the sales third-party consent.',
      'call.inquiry.submit.captcha-key': 'The key of the captcha is sent as captchaKey.',
      'call.inquiry.submit.captcha-value': 'The value of the captcha is sent as captchaValue.',
      'call.inquiry.submit.captcha-category': 'The category of the captcha is sent as captchaCategory.',
      'call.inquiry.submit.inputchannel': 'The input channel is sent as inputchannel.',
      'call.inquiry.submit.attach-file': 'Each file is sent as attachFile.',
      'call.inquiry.submit.attach-files-repeated': 'If there are several files, the part attachFile is repeated.',
      'call.partner.init.n-is-partner': 'A partnerInit of N means a partner member.',
    },
    'api',
  ),
  ...clauses(
    7,
    {
      'call.inquiry.codes': 'GET /api/support/inquiry/code returns inquiry codes.',
      'call.inquiry.all-codes': 'GET /api/support/inquiry/code/all returns the combined inquiry codes.',
      'call.inquiry.all-codes.for-o2o': 'The codes of type O2O come from GET /api/support/inquiry/code/all.',
      'call.inquiry.all-codes.for-trbl': 'The codes of type TRBL come from GET /api/support/inquiry/code/all.',
      'call.inquiry.allowed-extensions': 'GET /api/support/inquiry/allowFileExtList returns the allowed extensions.',
      'call.inquiry.countries': 'GET /api/countryCode/getList returns the countries.',
      'call.inquiry.phone-codes': 'GET /api/countryCode/getPhoneCodeList returns the calling codes.',
      'call.inquiry.submit': 'POST /api/support/inquiry sends an inquiry.',
      'call.inquiry.submit.multipart': 'The body of POST /api/support/inquiry is a multipart form.',
      'call.partner.init': 'GET /api/partner/init returns the partner state of the user.',
      'call.member.alarm-init': 'GET /api-member/member/alarm/init returns the contact data of the user.',
      'call.survey.call-data': 'GET /api/support/inquiry/{id}/call returns the survey data of a call.',
      'call.survey.answer-data':
        'GET /api/support/inquiry/{id}/answer/{answerId} returns the survey data of an answer.',
      'call.additional.condition':
        'GET /api/support/inquiry/{id}/additional-condition returns the condition of an additional inquiry.',
    },
    'api',
  ),
}
