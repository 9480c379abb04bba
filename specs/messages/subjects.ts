import type { ClauseId } from '../clauses/index.ts'

/** The first two parts of the ids of some clauses, as `faq.search`. */
type SubjectOf<Id> = Id extends `${infer Area}.${infer Subject}.${string}` ? `${Area}.${Subject}` : Id
export type Subject = SubjectOf<ClauseId>

/**
 * What messages are about that neither a rule, nor a code of an error, nor the text of a clause names: subjects of clauses
 * with the first parts of keys. The longest that fits a key counts.
 */
export const keysBySubject: { readonly [Of in Subject]?: string } = {
  'additional.page': 'additional',
  'call.form': 'encoding error.fieldTwice error.fileTwice error.notAFile error.notText multipart',
  'call.idempotency': 'http.idempotencyKey',
  'captcha.receipt': 'captcha',
  'diagnosis.result': 'diagnosis',
  'error.page': 'error.loadFailed error.reload error.retry',
  'error.popup': 'error.popup',
  'error.status': 'error.unknownOperation http.encoding',
  'error.validation': 'validation',
  'event-log.page': 'eventLog',
  'faq.page': 'faq',
  'hardening.error': 'error.unknownCode',
  'hardening.http': 'http.characters http.host http.malformed http.proxy http.target http.tls',
  'hardening.json': 'error.malformedJson',
  'hardening.multipart': 'error.fieldTooLong multipart.tooManyParts',
  'hardening.safe': 'http.unwanted',
  'hardening.write': 'error.otherOrigin',
  'inquiry.chatbot': 'chatbot',
  'inquiry.content': 'form.content',
  'inquiry.corp-name': 'form.corpName',
  'inquiry.email': 'form.email form.emailAddress',
  'inquiry.emergency': 'form.isEmergency',
  'inquiry.failure': 'error.unreachable inquiry.kept inquiry.notSent inquiry.sendAgain',
  'inquiry.files': 'form.attachFile',
  'inquiry.form': 'form',
  'inquiry.marketing-consent': 'form.isAgreeRecvMarketing',
  'inquiry.name': 'form.departmentName form.inquiryPersonName form.levelName',
  'inquiry.page': 'inquiry',
  'inquiry.partner-agree': 'form.partnerAgree',
  'inquiry.partner-sharing': 'form.isPartnerSharingAgreement',
  'inquiry.phone': 'form.cellphoneNo form.country',
  'inquiry.receipt': 'inquiry.receipt',
  'inquiry.sales-consent': 'form.salesThirdPartyConsent',
  'inquiry.scale': 'form.scale',
  'inquiry.sending': 'form.summary inquiry.progress inquiry.send inquiry.sending',
  'inquiry.session': 'inquiry.sessionExpired inquiry.signInAgain inquiry.signedIn',
  'inquiry.success': 'inquiry.confirm inquiry.sent question',
  'inquiry.terms': 'form.noCheck terms',
  'inquiry.third-party-consent': 'form.thirdPartyConsent',
  'inquiry.tiles': 'tile',
  'inquiry.title': 'form.title',
  'inquiry.type': 'type',
  'inquiry.workspace-account': 'form.naverWorksAccount',
  'landing.page': 'landing',
  'language.choice': 'shell.language shell.languageFailed',
  'layout.multiselect': 'select',
  'leaving.form': 'leave',
  'library.page': 'library',
  'mail.receipt': 'mail',
  'member.login': 'login',
  'my-page.access': 'myPage.missing myPage.noAccess myPage.reason',
  'my-page.alarm': 'alarm',
  'my-page.billing': 'billing',
  'my-page.manage': 'manage',
  'my-page.menu': 'menu',
  'my-page.password': 'password',
  'my-page.questions': 'myQuestion',
  'my-page.route': 'myPage.lead',
  'my-page.session': 'alarm.expired password.expired',
  'my-page.solution': 'solution',
  'my-page.status': 'myPage status',
  'my-page.train-history': 'train',
  'news.page': 'news',
  'notice.attachment': 'file.signInFirst',
  'notice.detail': 'article',
  'notice.list': 'notice',
  'notice.text': 'article.onlyInKorean',
  'sending.restored': 'inquiry.draftClear inquiry.draftDropped inquiry.draftKept inquiry.draftKeptWithFiles',
  'sending.slow': 'sending',
  'sending.unknown': 'error.unknownOutcome',
  'shell.data-protection': 'dataProtection',
  'shell.download': 'file',
  'shell.failure': 'error.crashed error.title',
  'shell.frame': 'area menu.faq menu.incidents menu.landing menu.question shell',
  'shell.home': 'home',
  'shell.list': 'list',
  'shell.not-found': 'notFound',
  'shell.policy': 'policy',
  'shell.print': 'print',
  'shell.start': 'error.noScript error.start',
  'site.brand': 'brand',
  'site.external': 'shell.newTab site',
  'site.gov': 'inquiry.general.gov type.GNRL.gov',
  'survey.load-failure': 'errorMessages',
  'survey.page': 'question.satisfaction survey',
}

const subjects = new Map(
  Object.entries(keysBySubject).flatMap(([subject, keys]) => keys.split(' ').map((key) => [key, subject] as const)),
)

/** The subject of a message. */
export const subjectOf = (key: string): string | undefined => {
  const parts = key.replace(/_(?:one|other)$/, '').split('.')
  const row = parts.map((_, left) => parts.slice(0, parts.length - left).join('.')).find((each) => subjects.has(each))
  return row === undefined ? undefined : subjects.get(row)
}
