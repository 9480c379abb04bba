import { retired as row } from './clause.ts'

/** Clauses that another one states now, with these as its examples: its id, and theirs. */
const merged = {
  'shell.frame.landmarks': 'shell.frame.one-h1 shell.frame.breadcrumb',
  'shell.footer.other-sites': 'shell.footer.console-world',
  'shell.policy.pages': 'shell.policy.footer',
  'shell.home.route': 'shell.home.links',
  'shell.not-found.page':
    'shell.policy.unknown faq.detail.unknown notice.detail.unknown news.detail.unknown my-page.questions.detail-missing',
  'shell.not-found.status': 'shell.head.not-found',
  'shell.head.description': 'shell.head.alternates shell.head.theme-color',
  'shell.article.back-to-list': 'shell.back.restores shell.back.focus',
  'shell.access.title': 'shell.article.title',
  'shell.access.axe': 'shell.access.contrast',
  'shell.access.keyboard': 'shell.access.focus-visible landing.visit.keyboard-only',
  'shell.access.narrow': 'shell.access.large-text shell.access.text-spacing',
  'shell.access.reduced-motion': 'landing.notice-strip.still-under-reduced-motion',
  'shell.data-protection.eea-only': 'shell.data-protection.policy-link',
  'shell.print.content-only': 'shell.print.article faq.list.print',
  'shell.start.static-page': 'shell.start.language-of-html',
  'shell.start.early-click':
    'shell.start.early-focus shell.start.early-text shell.start.early-select shell.start.ready',
  'shell.start.takes-over': 'shell.start.taken-over-page',
  'shell.start.no-shift': 'shell.loading.no-shift',
  'shell.start.missing-file': 'shell.start.retry shell.start.rejected',
  'shell.start.list-without-its-code': 'shell.alert.without-its-code',
  'shell.start.data-once': 'shell.start.styles-once shell.start.font-files shell.start.letters-once',
  'shell.start.own-font': 'shell.start.other-letters',
  'loading.slow.told': 'loading.slow.limit',
  'loading.offline.recovers': 'loading.offline.tried',
  'shell.alert.role': 'shell.alert.no-window-alert',
  'shell.alert.one-closing-button': 'shell.alert.then-what-follows',
  'error.page.retry': 'faq.list.failure-retry event-log.list.failure-retry additional.load-failure.retry',
  'notice.list.page-in-address':
    'my-page.questions.page-in-address news.list.page-in-address faq.address.page-from-one',
  'layout.breakpoint.inclusive': 'layout.breakpoint.phone-is-419 landing.news.from-extra-large',
  'layout.dropdown.keyboard': 'layout.dropdown.hover-escape',
  'layout.dropdown.hover-fine-pointer': 'layout.dropdown.choice-by-click',
  'layout.dropdown.hover-keeps-focus': 'layout.dropdown.click-keeps',
  'layout.tab-bar.scrolls': 'layout.tab-bar.arrows layout.tab-bar.current-in-view',
  'language.messages.complete': 'layout.multiselect.texts-translated',
  'landing.hero.search': 'landing.hero.popular-words faq.page.keyword-route',
  'landing.notice-strip.show-all-route': 'landing.notice-strip.opens-notice',
  'landing.notice-strip.focus-expands': 'landing.notice-strip.held-while-expanded',
  'landing.faq.products': 'landing.faq.prices',
  'landing.incidents.ongoing': 'landing.incidents.none',
  'landing.blocks.retry': 'landing.blocks.empty',
  'language.choice.kept': 'language.choice.cookie language.choice.cookie-first',
  'language.choice.from-browser': 'language.choice.else-korean',
  'language.choice.parameter': 'language.choice.leaves-address language.choice.unknown-parameter',
  'language.choice.keeps-page': 'language.choice.no-path',
  'language.document.lang': 'language.document.mixed',
  'shell.translation.screens': 'shell.translation.forms',
  'faq.item.korean-only': 'event-log.text.korean-only notice.text.korean-with-note library.item.language-tag',
  'site.brand.english': 'site.brand.korean site.brand.japanese',
  'site.gov.general-label-by-language': 'my-page.questions.gov-label',
  'site.gov.no-links-in-footer': 'site.gov.no-links-in-phone-menu site.gov.education-tile-stays',
  'site.gov.edu-not-found':
    'site.gov.green-house-not-found site.gov.green-rookie-not-found site.gov.green-developers-not-found site.fin.green-developers-not-found',
  'site.support-plan.public-footer': 'site.support-plan.fin-footer site.support-plan.address',
  'site.partner-proposal.address-ko': 'site.partner-proposal.address-en site.edu-portal.address',
  'site.files.sitemap': 'site.files.favicon site.files.robots',
  'my-page.status.month-choice': 'my-page.status.view-in-address',
  'my-page.status.csv': 'my-page.status.csv-safe',
  'my-page.status.chart-with-table': 'my-page.status.chart-patterns',
  'my-page.status.tax-bill-print':
    'my-page.status.usage-print my-page.billing.print my-page.train-history.certificate-print',
  'my-page.manage.account': 'my-page.manage.partner my-page.manage.password-link',
  'my-page.password.failed-keeps': 'my-page.alarm.failed-keeps',
  'my-page.billing.month': 'my-page.billing.history',
  'my-page.questions.detail-route': 'my-page.questions.experience-detail',
  'my-page.questions.own-only': 'my-page.questions.file-own-only',
  'my-page.questions.rate-link':
    'my-page.questions.further-link my-page.questions.rate-unavailable my-page.questions.further-unavailable my-page.questions.phone-answer-rate',
  'my-page.questions.filter-period': 'my-page.questions.filter-status my-page.questions.search',
  'my-page.questions.ratable': 'my-page.questions.phone-answer',
  'my-page.questions.further-status': 'my-page.questions.further-blocked',
  'my-page.questions.filter-status-control':
    'my-page.questions.filter-text-control my-page.questions.filter-period-control my-page.questions.filters-in-address my-page.questions.filters-across-types',
  'my-page.questions.period-order': 'my-page.questions.period-unfinished',
  'my-page.questions.detail-thread': 'my-page.questions.detail-download',
  'my-page.train-history.shown': 'my-page.train-history.certificate',
  'my-page.alarm.page': 'my-page.alarm.saved-by-page',
  'my-page.alarm.recipient-name': 'my-page.alarm.recipient-email',
  'my-page.solution.rows': 'my-page.solution.menu',
  'my-page.access.forbidden':
    'my-page.role.usage my-page.role.tax-bill my-page.role.billing my-page.role.train-history my-page.role.alarm my-page.role.solution my-page.role.none-for-manage my-page.role.none-for-questions my-page.role.sub-by-own-roles',
  'my-page.access.no-access-page': 'my-page.access.reason my-page.access.reason-country my-page.access.reason-of-menu',
  'my-page.access.unauthorized': 'my-page.access.before-request',
  'my-page.session.notice': 'my-page.session.on-return',
  'my-page.session.resumes': 'my-page.session.other-account',
  'member.login.lists-accounts': 'member.login.route member.login.groups member.login.latin-names',
  'member.login.signs-in': 'member.login.goes-back member.login.return-url-absent member.login.foreign-return-url',
  'member.sign-out.other-tabs': 'member.session.all-tabs',
  'member.persona.main':
    'member.persona.anonymous member.persona.main-of-us member.persona.main-of-eea member.persona.limited member.persona.sub member.persona.role-user member.persona.biz member.persona.pistt member.persona.partner member.persona.laid-over',
  'mail.receipt.sent': 'mail.receipt.refused mail.receipt.recipient',
  'mail.answer.links': 'mail.answer.no-customer mail.answer.follow-up mail.call.link',
  'mail.link.record': 'mail.link.absolute',
  'mail.language.request': 'mail.language.answer mail.language.fixture',
  'faq.page.category-list-route': 'faq.page.bare-has-query',
  'faq.page.unknown-category': 'faq.page.tab-of-another-site',
  'faq.list.ten-from-extra-large': 'faq.list.ten-asked-below',
  'faq.list.more-shows-other-five': 'faq.list.more-appends-next-page',
  'faq.list.reload-restores': 'faq.list.back-restores',
  'faq.tabs.public': 'faq.tabs.gov faq.tabs.fin',
  'faq.address.whole-search': 'faq.address.open-items faq.address.shown-items',
  'faq.search.any-word': 'faq.search.total-of-all',
  'faq.search.highlight-shown': 'faq.search.highlight-any-text',
  'faq.search.korean-endings':
    'faq.search.japanese-words faq.search.compounds faq.search.english-endings faq.search.ignores-width',
  'site.differs.faq-tabs': 'faq.tabs.shown-public faq.tabs.shown-gov faq.tabs.shown-fin',
  'faq.address.category-code2': 'faq.address.category-code2-passed',
  'faq.search.category-paths': 'faq.search.paths-from-codes',
  'faq.search.chips': 'faq.search.chips-are-recommended',
  'faq.codes.blank-ignored': 'faq.codes.blank-never-in-link faq.codes.blank-never-in-query',
  'event-log.failure.replaces-route': 'event-log.failure.no-return',
  'my-page.manage.sub-to-password': 'my-page.manage.hidden-still-leads',
  'my-page.menu.filtered': 'my-page.menu.sub-by-own-roles',
  'my-page.train-history.fin-only': 'my-page.route.no-item-of-site',
  'notice.list.guide-type-code': 'notice.list.work-type-code',
  'notice.list.search': 'library.list.search',
  'notice.detail.previous-next-links': 'notice.detail.print notice.detail.copy-link',
  'notice.attachment.anonymous-to-login': 'notice.attachment.resumes-after-login library.download.resumes-after-login',
  'library.download.signed-in-only': 'notice.attachment.signed-in-only',
  'news.type.from-server': 'news.type.fallback',
  'news.product.filter': 'news.product.no-call',
  'shell.time.not-shifted': 'shell.time.label notice.list.date news.list.date event-log.time.never-shifted',
  'event-log.list.route': 'event-log.page.route event-log.list.opens-incident',
  'event-log.list.none-ongoing': 'event-log.strip.none-ongoing',
  'event-log.platform.vpc': 'event-log.platform.codes',
  'event-log.resources.type-labels': 'event-log.resources.without-description',
  'event-log.failure.waits-for-button': 'event-log.failure.without-message event-log.failure.unreachable',
  'event-log.refresh.ongoing': 'event-log.refresh.stop',
  'event-log.strip.entry-page': 'event-log.strip.trouble-form event-log.strip.others',
  'survey.channel.call': 'survey.channel.other',
  'survey.link.server-clock': 'additional.limit.server-clock',
  'survey.answer.conflict-when-expired': 'survey.link.last-moment survey.answer.conflict-when-answered',
  'survey.answer.score': 'survey.answer.comment-optional survey.answer.comment-max',
  'survey.answer.refused': 'survey.answer.kept',
  'survey.page.route': 'survey.page.subject',
  'survey.domain.continues-there':
    'survey.domain.known-sites survey.domain.no-foreign-redirect additional.domain.continues-there additional.domain.no-foreign-redirect',
  'survey.draft.kept': 'survey.draft.owner',
  'survey.window.close-refused': 'survey.window.home-link',
  'survey.thanks.ways-on': 'survey.window.thanks-close',
  'additional.page.route': 'additional.page.code-is-detail',
  'additional.page.category': 'additional.page.subject additional.page.remaining',
  'additional.limit.conflict': 'additional.limit.last-moment additional.limit.last-count',
  'additional.limit.original': 'additional.id.is-parent',
  'additional.content.required': 'additional.content.max',
  'additional.send.refused': 'additional.send.closed',
  'diagnosis.result.device':
    'diagnosis.result.cookies diagnosis.result.popups diagnosis.result.clock diagnosis.result.latency diagnosis.result.throughput',
  'inquiry.type.code-general':
    'inquiry.type.code-service inquiry.type.code-trouble inquiry.type.code-solution inquiry.type.code-sales inquiry.type.code-experience',
  'inquiry.page.experience-route': 'inquiry.page.entry-experience inquiry.category.selects-for-experience',
  'inquiry.page.by-keyboard': 'inquiry.page.by-touch',
  'inquiry.form.privacy-note': 'inquiry.form.privacy-note-anonymous-only',
  'inquiry.tiles.to-member':
    'inquiry.tiles.to-service inquiry.tiles.to-price inquiry.tiles.to-business inquiry.tiles.to-solution inquiry.tiles.to-education inquiry.tiles.to-etc inquiry.tiles.to-trouble',
  'inquiry.address.channel-passed-on': 'inquiry.tiles.channel-passed-on',
  'inquiry.related.stays-in-view': 'inquiry.related.after-fields',
  'inquiry.category.codes-for-selects': 'inquiry.category.all-codes-for-searchable',
  'inquiry.category.list-width': 'inquiry.category.whole-rows',
  'inquiry.category.grouped': 'inquiry.category.search-ignores-case',
  'inquiry.category.loading-shown': 'inquiry.category.detail-names-primary',
  'inquiry.template.copied-into-empty': 'inquiry.template.never-overwrites inquiry.template.empty-copies-nothing',
  'inquiry.chatbot.route': 'inquiry.chatbot.size inquiry.chatbot.one-window inquiry.chatbot.no-menus',
  'inquiry.chatbot.greeting': 'inquiry.chatbot.quick-replies',
  'inquiry.chatbot.answers-from-faq': 'inquiry.chatbot.titles-first inquiry.chatbot.asks-by-words',
  'inquiry.chatbot.form-in-opener': 'inquiry.chatbot.form-kept inquiry.chatbot.form-in-new-tab',
  'inquiry.chatbot.control-login-first': 'inquiry.chatbot.login-first',
  'inquiry.partner-sharing.type-change-resets':
    'inquiry.partner-sharing.category-change-resets inquiry.partner-sharing.first-category-leaves-it inquiry.partner-agree.cleared-by-type-change inquiry.partner-agree.cleared-by-category-change',
  'inquiry.partner-agree.by-server': 'inquiry.partner-agree.wire-name inquiry.partner-agree.either-satisfies',
  'inquiry.terms.read-in-place': 'inquiry.terms.no-others',
  'inquiry.terms.alert-then-field': 'inquiry.terms.alert-names-others',
  'inquiry.third-party-consent.by-server':
    'inquiry.third-party-consent.wire-name inquiry.third-party-consent.everybody',
  'inquiry.sales-consent.by-server': 'inquiry.sales-consent.wire-name',
  'inquiry.marketing-consent.values': 'inquiry.marketing-consent.every-type',
  'inquiry.email.message': 'inquiry.email.key-of-message',
  'inquiry.title.message': 'inquiry.title.key-of-message',
  'inquiry.content.empty-message': 'inquiry.content.key-of-empty-message',
  'inquiry.content.limit-message': 'inquiry.content.key-of-limit-message',
  'inquiry.scale.message': 'inquiry.scale.key-of-message',
  'inquiry.phone.calling-code-sent': 'inquiry.phone.national-number-sent inquiry.phone.format-not-sent',
  'inquiry.phone.one-zero-only': 'inquiry.phone.zero-kept-while-typing',
  'inquiry.phone.shared-calling-code': 'inquiry.phone.server-judges-calling-code',
  'inquiry.phone.national-format': 'inquiry.phone.prefilled-format inquiry.phone.example-by-country',
  'inquiry.phone.digits-of-every-script': 'inquiry.phone.composition',
  'inquiry.phone.international': 'inquiry.phone.trunk-prefix',
  'inquiry.phone.country-aliases': 'inquiry.phone.country-each-keystroke inquiry.phone.country-composition',
  'sending.restored.choices': 'inquiry.phone.country-gone',
  'inquiry.content.typed-of-5000': 'inquiry.content.typing-never-blocked',
  'inquiry.content.counts-utf16': 'inquiry.content.line-break-is-one inquiry.content.line-breaks-normalised',
  'inquiry.field.not-asked-not-sent': 'inquiry.field.not-asked-not-judged',
  'inquiry.name.optional': 'inquiry.department.optional inquiry.level.optional',
  'inquiry.files.good-ones-kept': 'inquiry.files.one-message-for-choice',
  'inquiry.files.type-and-size-shown': 'inquiry.files.remove-named',
  'inquiry.files.unreadable': 'inquiry.files.message-unreadable',
  'inquiry.files.announced-again': 'inquiry.files.only-attached-announced',
  'inquiry.files.extension-ignores-case': 'inquiry.files.extension-missing',
  'inquiry.files.name-separators': 'inquiry.files.name-controls inquiry.files.name-empty-base inquiry.files.name-max',
  'inquiry.files.name-everything-else': 'inquiry.files.name-kept',
  'shell.download.failed': 'shell.download.retry-focus',
  'call.file.range': 'call.file.range-ignored',
  'call.file.disposition': 'call.file.fallback-names',
  'inquiry.sending.abuse-read-on-open': 'inquiry.sending.abuse-anonymous-only',
  'inquiry.sending.error-summary': 'inquiry.sending.summary-links',
  'inquiry.sending.summary-in-view': 'inquiry.sending.label-in-view',
  'inquiry.sending.errors-clear-when-mended': 'inquiry.sending.no-error-while-first-typing',
  'inquiry.sending.double-click-once': 'inquiry.sending.not-behind-a-message',
  'inquiry.sending.waits-for-lists': 'inquiry.sending.waits-for-files',
  'inquiry.sending.stops-for-rejected-file': 'inquiry.files.unreadable-on-send',
  'inquiry.sending.progress-at-button': 'inquiry.sending.progress-waits',
  'leaving.form.unload': 'inquiry.sending.leaving-asks',
  'inquiry.sending.one-failure-own-code': 'inquiry.sending.many-failures-bad-request',
  'inquiry.success.is-a-dialog': 'inquiry.success.waits-for-button',
  'inquiry.failure.nothing-lost': 'inquiry.failure.says-kept inquiry.files.kept-after-failure',
  'inquiry.receipt.copied': 'inquiry.receipt.own-line inquiry.receipt.copy-refused',
  'inquiry.receipt.kept-for-anonymous': 'inquiry.receipt.on-every-form',
  'inquiry.receipt.in-my-questions': 'inquiry.receipt.row-marked',
  'inquiry.receipt.closed': 'inquiry.receipt.replaced',
  'inquiry.receipt.gone-after-sign-in': 'inquiry.receipt.gone-after-sign-out inquiry.receipt.gone-for-another',
  'inquiry.session.expiry-stops-sending': 'inquiry.session.expiry-keeps-fields',
  'inquiry.session.hidden-after-reload': 'inquiry.session.newer-draft-wins inquiry.session.dropped-for-another',
  'inquiry.draft.survives-reload':
    'inquiry.draft.survives-login inquiry.draft.survives-language-change inquiry.category.survives-language-change',
  'inquiry.draft.without-files': 'inquiry.draft.without-captcha inquiry.draft.without-consents',
  'inquiry.draft.per-site': 'inquiry.draft.per-type',
  'inquiry.draft.gone-when-sent': 'inquiry.draft.gone-when-left',
  'inquiry.draft.address-wins': 'inquiry.draft.known-email-wins',
  'inquiry.draft.dropped-on-sign-out': 'inquiry.draft.dropped-for-another inquiry.draft.kept-from-anonymous',
  'inquiry.draft.hidden-in-flight': 'inquiry.draft.back-after-failure',
  'leaving.form.link': 'leaving.form.back leaving.form.stay',
  'sending.key.new': 'sending.key.other-content',
  'call.idempotency.same-content': 'call.idempotency.per-person',
  'captcha.submit.invalid-code': 'captcha.submit.refused-without',
  'captcha.receipt.answer-shape': 'captcha.receipt.image-is-data',
  'captcha.receipt.fresh-question-after-failure': 'captcha.receipt.svc',
  'captcha.audio.starts': 'captcha.audio.silent-after-error',
  'captcha.audio.message': 'captcha.audio.key-of-message',
  'captcha.empty.message': 'captcha.empty.key-of-message',
  'captcha.invalid.message': 'captcha.invalid.key-of-message',
  'captcha.old.image-is-png': 'captcha.old.has-audio',
  'captcha.category.receipt': 'captcha.category.audio captcha.category.old',
  'captcha.answer.kept-when-typed-early': 'captcha.answer.cleared-with-captcha',
  'captcha.key.answer-shape': 'captcha.key.chance',
  'captcha.key.one-accepted-submission': 'captcha.key.verifies-again captcha.key.survives-other-refusal',
  'captcha.key.five-wrong-values': 'hardening.captcha.guessing-bounded',
  'inquiry.category.within-parent': 'inquiry.category.empty-parent',
  'inquiry.category.primary-without-details': 'inquiry.category.asks-for-another-primary',
  'call.notice.item.content': 'call.notice.item.files call.notice.item.sub-notices',
  'call.notice.list.query-type-code': 'call.notice.list.query-search-keyword call.notice.list.query-page',
  'call.notice.detail': 'notice.detail.previous-next',
  'call.faq.list.query-search-keyword': 'call.faq.list.query-category-code2',
  'call.faq.keywords': 'faq.search.chips-of-site',
  'call.news.list.cached-variant':
    'call.news.list.cached-etag call.news.list.cached-vary call.news.list.cached-not-modified',
  'call.news.detail': 'call.news.detail.of-types',
  'call.inquiry-id.open': 'call.inquiry-id.note',
  'call.survey.answer-answer': 'call.survey.call-answer',
  'call.survey.data.form-of-register-date': 'call.survey.data.yes-or-no',
  'call.additional.submit': 'call.additional.submit.multipart',
  'call.member.session': 'member.session.somebody member.session.fields member.session.nobody',
  'call.member.sign-in': 'member.session.unknown-persona',
  'call.my-page.inquiry': 'my-page.questions.thread my-page.questions.sent-fields',
  'call.my-page.save-alarm': 'my-page.alarm.saved',
  'call.my-page.train-history': 'my-page.train-history.trainee-name',
  'call.my-page.usage': 'my-page.status.sum',
  'call.page.shape':
    'call.page.number-from-zero call.page.of-notices call.page.of-faq call.page.of-news call.page.of-questions',
  'call.language.content': 'call.language.header',
  'call.form.name-extended': 'call.form.name-words call.form.name-percent call.form.name-decoded',
  'call.form.no-file': 'call.form.file-without-name',
  'call.form.charset': 'call.form.charset-unknown',
  'call.body.json-utf-8': 'call.body.json-charset',
  'call.query.repeated-refused': 'call.query.brackets-refused',
  'error.status.method-not-allowed': 'error.status.allow-header error.status.options',
  'error.status.unsupported-media-type': 'error.status.content-encoding',
  'error.status.not-found': 'event-log.failure.unknown-id',
  'call.document.operation-origin': 'call.document.part-origin',
  'call.document.session': 'call.document.access call.document.may-require-owner',
  'call.document.error-examples': 'call.document.error-examples-true',
  'call.document.obeyed': 'call.document.headers call.document.implemented',
  'notice.list.newest-first': 'news.list.newest-first',
}

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
  ...row(
    'It is about our own tools, which have plain tests.',
    `
    control.option.help control.option.unknown-refused control.option.value-refused control.option.port-taken
    control.option.seed control.option.latency control.option.control-token control.option.tls control.option.proxy
    control.option.fail-on-violation control.option.cors control.option.cors-forms control.option.cors-exposed
    control.option.cors-advice control.option.cors-others control.option.cors-not-control control.option.allow-host
    control.option.site-reported control.option.tls-both control.option.tls-files control.option.tls-origin
    control.instance.cookie-name control.instance.cookies-of-others control.instance.cookie-forms
    control.option.check-health control.stop.running-request control.stop.no-new-connections control.stop.five-seconds
    control.stop.idle-connections control.stop.with-npm control.option.no-control control.public-url
    control.public-url.origin control.public-url.path control.sites control.state.restored control.state.reset
    control.state.real-time control.state.clock control.state.while-running control.state.journal control.state.empty
    control.state.unchanged control.state.wrong-refused control.state.wrong-kept control.bundle.alone
    control.bundle.generator-beside control.bundle.agents-beside control.bundle.old-node control.health
    control.worlds.create control.worlds.list control.worlds.read control.worlds.patch control.worlds.reset
    control.worlds.delete control.worlds.snapshot control.worlds.restore control.worlds.restore-creates
    control.worlds.journal control.worlds.clear-journal control.worlds.restore-journal control.worlds.inquiries
    control.worlds.mails control.worlds.records control.worlds.answer control.worlds.answer-refused
    control.worlds.captcha-answer control.worlds.faults control.worlds.captchas control.worlds.inquiry-file
    control.world.by-header control.world.by-cookie control.world.header-before-cookie control.world.default
    control.world.default-stays control.world.unknown control.world.gone-on-open control.world.gone-is-said
    control.world.isolated control.world.unused-hour control.world.at-most-5000 control.world.writes-in-turn
    control.settings.persona control.settings.member control.settings.site control.settings.now
    control.settings.running-clock control.settings.frozen control.settings.date-header control.settings.abuse
    control.settings.partner-true control.settings.partner-false control.settings.allow-file-ext
    control.settings.latency control.settings.seed control.settings.data control.settings.volume
    control.settings.volume-languages control.settings.volume-seed control.settings.volume-reset
    control.settings.unknown-refused control.settings.wrong-refused control.enter control.scenarios
    control.enter.confirmed control.enter.new-world control.enter.makes-world control.enter.changes-world
    control.enter.whole-state control.enter.scenario control.enter.first-port control.enter.navigations-only
    control.scenario.reached control.scenario.messages control.scenario.situations control.fault.first-match
    control.fault.by-operation control.fault.by-path control.fault.answer control.fault.times control.fault.disabled
    control.fault.id control.fault.delay control.fault.abort control.fault.malformed control.fault.named
    control.fault.default-message control.fault.unknown-operation control.mails.kept control.explain.clauses
    control.explain.refused-by control.explain.when-asked control.journal.fields control.journal.fault-id
    control.journal.headers control.journal.refused-by control.journal.numbered control.journal.filter
    control.journal.unknown-operation control.journal.newest-thousand control.journal.bodies-cut control.journal.files
    control.forward.differences control.forward.sent control.forward.other-operations control.forward.nothing-twice
    control.forward.no-false-alarm control.forward.by-form control.forward.not-compared control.forward.kinds
    control.forward.violations control.forward.masked control.forward.bad-gateway control.forward.once
    control.forward.refused control.forward.kept control.openapi-json control.openapi-yaml control.contract-codes
    control.contract-records control.contract-http control.contract-http.runs control.contract-http.aimed
    control.exports.own-world control.exports.scheme control.postman.tests control.postman control.postman.runs
    control.postman.answers control.openapi.tags control.openapi.product-only control.openapi.server
    control.openapi.conditional control.openapi.error-codes control.openapi.known-values control.openapi.plain-schemas
    control.openapi.decision-table control.requirements control.docs.served control.docs.search control.docs.scenario
    control.docs.commands control.agents.tools control.agents.story control.agents.explained
    control.agents.requirements control.agents.errors control.agents.guarded control.console.mails
    control.console.answers control.console.forward control.console control.console.start control.console.keeps-world
    control.console.worlds-by-hand control.console.scenarios control.console.scenario-areas
    control.console.requirements control.console.requirements-search control.console.requirements-address
    control.console.requirements-results control.console.requirements-work control.console.volume
    control.console.journal-ignored control.console.live-journal control.console.submitted-inquiries
    control.console.captcha-answers control.console.links control.console.reference control.console.operation-parts
    control.console.required control.console.keyboard control.console.worlds-search control.console.personas
    control.console.user-and-records control.console.record-forms control.console.copies-state
    control.console.makes-worlds control.console.snapshots control.console.journal-filter
    control.console.filters-in-address control.console.page-title control.console.journal-details
    control.console.journal-replay control.console.journal-fault control.console.fault-prefilled
    control.console.fault-in-place control.console.fault-used-by control.console.undo control.console.journal-clear
    control.console.journal-har control.console.journal-full control.console.fault-presets
    control.console.fault-switched control.console.fault-edited control.console.journal-pause
    control.console.journal-bodies control.console.file-download control.console.captcha-list
    control.console.every-operation control.console.try control.console.exports control.console.address
    control.console.refusals control.console.narrow control.console.axe control.console.guarded
    control.console.loads-nothing-foreign control.offline.survives-reload control.offline.popup-joins
    control.offline.deep-links control.offline.first-paint control.offline.no-calls-leave
    control.offline.world-by-link control.offline.world-of-tab control.offline.default-shared
    control.offline.tabs-at-once control.offline.scenarios control.offline.clock-goes-on
    control.offline.unreadable-aside control.offline.unstored control.offline.without-storage
    control.offline.without-workers control.offline.gone-on-open control.offline.address-opened
    control.offline.download control.offline.captcha control.offline.mails control.offline.forward-refused
    control.offline.uploads shell.start.dev-requests-once shell.start.dev-changes shell.developer-bar.in-development
    shell.developer-bar.not-in-builds shell.developer-bar.changes-state shell.developer-bar.collapses
    shell.developer-bar.covers-no-focus shell.developer-bar.refusals-and-faults shell.developer-bar.fills
    shell.developer-bar.everywhere shell.developer-bar.leaves-room shell.developer-bar.days shell.developer-bar.resets
    shell.developer-bar.purposes shell.developer-bar.scenarios shell.developer-bar.scenario-list
    shell.developer-bar.copies-link hardening.markup.mail hardening.markup.file-name hardening.header.dev-pages
    hardening.host.foreign-refused hardening.host.loopback-names hardening.host.option-name hardening.dev.no-cors
    hardening.dev.editor-same-origin hardening.control.cross-origin-refused hardening.control.no-cors
    hardening.control.token-off-loopback hardening.control.wrong-token-refused hardening.control.token-constant-time
    hardening.control.token-never-in-link hardening.control.enter-no-open-redirect hardening.control.enter-only-opened
    hardening.control.enter-asks hardening.control.enter-any-path hardening.url.standalone-not-found
    hardening.http.refused-in-journal hardening.error.explain-any-field hardening.memory.uploads-bounded
    hardening.memory.inquiries-bounded hardening.memory.journal-bounded hardening.worlds.patch-all-or-nothing
    hardening.worlds.same-id hardening.worlds.reset-during-upload hardening.memory.journal-addresses
    hardening.memory.journal-cached hardening.worlds.no-cross-talk hardening.seed.same-bytes hardening.bounds.time
    hardening.bounds.next-number hardening.bounds.record-key hardening.bounds.depth hardening.bounds.snapshot-file
    hardening.bounds.snapshot-distinct hardening.state.files-once hardening.state.changes-only
    hardening.state.uploads-cost hardening.state.broken-world hardening.state.damaged hardening.state.file-damaged
    hardening.state.killed hardening.state.disk-full hardening.state.unwritable hardening.state.interrupted-save
    hardening.state.locked hardening.state.stale-lock hardening.state.private hardening.snapshot.cost
    hardening.stop.tls-without-handshake hardening.redaction.report hardening.redaction.console
    hardening.redaction.passwords hardening.redaction.secrets hardening.redaction.emails
    hardening.redaction.control-plane site.port.public site.port.gov site.port.fin site.port.first-console
    site.port.first-api site.port.decides site.port.world-on-first site.port.option site.port.environment
    site.port.taken-exit-code site.port.taken-one-line site.port.taken-starts-nothing site.port.early-request
    site.port.mock-alone site.port.mock-site site.port.loopback site.port.host-option
  `,
  ),
  ...row(
    'It is about our own build, which mock-server/documents/openapi.test.ts tests.',
    `
    call.document.committed
  `,
  ),
  ...row(
    'It is about the journal of the mock, which e2e/error/query.api.spec.ts still compares.',
    `
    call.query.unknown-marked
  `,
  ),
  ...row(
    'It is about worlds, which mock-server/worlds/worlds.test.ts tests.',
    `
    captcha.key.one-world
  `,
  ),
  ...Object.fromEntries(
    Object.entries(merged).flatMap(([successor, ids]) => Object.entries(row(`${successor} says it.`, ids))),
  ),
  ...row(
    'It is about an option of the mock, which e2e/tools/no-control.api.spec.ts tests.',
    `
    member.session.without-control-plane
  `,
  ),
  ...row(
    'It is about the cookie of a world, which mock-server/control/guard.test.ts tests.',
    `
    hardening.cookie.secure
  `,
  ),
}
