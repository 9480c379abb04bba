import { clauses, noLongerProduct } from './clause.ts'

/** The operations for inquiries, partners, phone prefill, surveys and additional inquiries. */
export const callInquiry = {
  ...clauses({
    'call.inquiry.all-codes.no-other-types': [
      '7.6',
      'Pages request GET /api/support/inquiry/code/all for the types O2O and TRBL only.',
    ],
  }),
  ...clauses(
    {
      'call.inquiry.codes.default-type-is-copy': ['3.7', 'If defaultContentTypeCode has no value, it counts as COPY.'],
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
      'call.partner.init.n-is-partner': ['3.14', 'A partnerInit of N means a partner member.'],
      'call.inquiry.codes': ['7.5', 'GET /api/support/inquiry/code returns inquiry codes.'],
      'call.inquiry.all-codes': ['7.6', 'GET /api/support/inquiry/code/all returns the combined inquiry codes.'],
      'call.inquiry.all-codes.for-o2o': ['7.6', 'The codes of type O2O come from GET /api/support/inquiry/code/all.'],
      'call.inquiry.all-codes.for-trbl': ['7.6', 'The codes of type TRBL come from GET /api/support/inquiry/code/all.'],
      'call.inquiry.allowed-extensions': [
        '7.7',
        'GET /api/support/inquiry/allowFileExtList returns the allowed extensions.',
      ],
      'call.inquiry.countries': ['7.8', 'GET /api/countryCode/getList returns the countries.'],
      'call.inquiry.phone-codes': ['7.8', 'GET /api/countryCode/getPhoneCodeList returns the calling codes.'],
      'call.inquiry.submit': ['7.19', 'POST /api/support/inquiry sends an inquiry.'],
      'call.inquiry.submit.multipart': ['7.19 3.8', 'The body of POST /api/support/inquiry is a multipart form.'],
      'call.partner.init': ['7.9', 'GET /api/partner/init returns the partner state of the user.'],
      'call.member.alarm-init': ['7.10', 'GET /api-member/member/alarm/init returns the contact data of the user.'],
      'call.survey.call-data': ['7.21', 'GET /api/support/inquiry/{id}/call returns the survey data of a call.'],
      'call.survey.answer-data': [
        '7.21',
        'GET /api/support/inquiry/{id}/answer/{answerId} returns the survey data of an answer.',
      ],
      'call.additional.condition': [
        '7.22',
        'GET /api/support/inquiry/{id}/additional-condition returns the condition of an additional inquiry.',
      ],
    },
    'api',
  ),
  ...noLongerProduct('The specification names no part of the form for this consent.', {
    'call.inquiry.submit.partner-agree': ['3.8', 'The form contains the agree text of a partner.'],
    'call.inquiry.submit.third-party-consent': [
      '3.8',
      'The submission contains the third-party consent as thirdPartyConsent.',
    ],
    'call.inquiry.submit.sales-consent': ['3.8', 'The form contains the sales third-party consent.'],
  }),
}
