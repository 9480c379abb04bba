import { retired as row } from './clause.ts'

/** The ids that no longer apply, with their successor or the reason. No test may name them. */
export const retired = {
  ...row(
    'The OpenAPI document states it. Its clause is call.<operationId>.<path, query, body, status or field>.<name>.',
    `
    call.notice.item.notice-id call.notice.item.type-code call.notice.item.type-name call.notice.item.title
    call.notice.item.reg-ymdt call.faq.item.faq-id call.faq.item.faq-title call.faq.item.faq-content
    call.faq.item.category-code1 call.faq.item.category-code2 call.faq.item.category-code3
    call.faq.item.category-name1 call.faq.item.category-name2 call.faq.item.category-name3 call.faq.item.content-show
    call.faq.codes.answer-category-code1 call.faq.codes.answer-category-code2 call.faq.codes.answer-category-code3
    call.library.item.title call.library.item.title-detail call.library.item.type-detail-code
    call.library.item.type-name call.library.item.attached-file-list call.library.file.file-no
    call.library.file.file-name call.library.file.file-description call.news.item.service-news-no
    call.news.item.type-code call.news.item.title call.news.item.apply-ymd call.news.item.categories
    call.news.category.service-code call.news.category.upper-service-code call.news.product.service-name
    call.news.product.upper-service-name call.news.product.detail-link-url call.event-log.content.noti-content
    call.event-log.content.noti-name call.event-log.content.history-list call.event-log.history.display-ymdt
    call.event-log.history.content call.event-log.content.location-list call.event-log.location.region-name
    call.event-log.location.zone-name call.event-log.content.platform-type-code
    call.event-log.content.trouble-status-code call.event-log.content.start-ymdt
    call.event-log.content.target-recovery-ymdt call.event-log.content.real-recovery-ymdt
    call.event-log.content.resource-list call.event-log.resource.resource-name
    call.event-log.resource.resource-etc-description call.notice.list.query-size call.notice.list.answer-content
    call.faq.list.query-size call.faq.list.answer-content call.faq.codes.query-search-keyword
    call.faq.related.query-inquiry-type call.faq.related.query-inquiry-parent-code call.faq.related.query-inquiry-code
    call.news.list.query-size call.event-log.detail.answer-code call.event-log.detail.answer-content
    call.inquiry.codes.answer-code call.inquiry.codes.answer-name call.inquiry.codes.answer-default-content
    call.inquiry.codes.answer-default-type call.inquiry.all-codes.answer-code1 call.inquiry.all-codes.answer-name1
    call.inquiry.all-codes.answer-code2 call.inquiry.all-codes.answer-name2 call.inquiry.all-codes.answer-code3
    call.inquiry.all-codes.answer-name3 call.inquiry.countries.answer-accr-name call.inquiry.countries.answer-name
    call.inquiry.countries.answer-no call.survey.data.is-survey call.survey.data.register-date
    call.inquiry.codes.query-inquiry-type call.inquiry.codes.query-parent-code
    call.inquiry.all-codes.query-inquiry-type call.inquiry.all-codes.query-parent-code
    call.partner.init.answer-partner-init call.member.alarm-init.answer-cellphone-no
    call.member.alarm-init.answer-country-no call.additional.condition.answer-customer-id
    call.additional.condition.answer-first-answer-date call.additional.condition.answer-inquiry-count
    call.captcha.response.image call.captcha.response.question call.captcha.response.rtn-cd
    call.captcha.receipt-key.body-width call.captcha.receipt-key.body-height call.captcha.receipt-key.answer-key
    call.captcha.audio-key.answer-key call.captcha.sound.query-key call.captcha.image.query-key
    call.captcha.verify.query-captcha-key call.captcha.verify.query-captcha-value
    call.captcha.verify.query-captcha-category call.captcha.verify.answer-boolean call.captcha.ui.query-key
    call.captcha.question.query-key call.captcha.question.query-svc call.captcha.question.query-reload
  `,
  ),
  ...row(
    'The contract view of the console can send requests itself: control.console.try replaces it.',
    `
    control.console.swagger
  `,
  ),
  ...row(
    'ETC has a label in each language: event-log.resources.type-labels replaces it.',
    `
    event-log.resources.example
  `,
  ),
  ...row(
    'The alert of a failed send also offers to send again: shell.alert.one-closing-button replaces it.',
    `
    shell.alert.one-button
  `,
  ),
}
