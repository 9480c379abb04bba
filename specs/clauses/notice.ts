import { assumed, clauses } from './clause.ts'

/** Notice lists, notice details and their tags. */
export const notice = {
  ...clauses(2, {
    'notice.list.route-bare': 'A list of notices opens at /support/notice.',
    'notice.list.route-all': 'The list of all notices opens at /support/notice/all.',
    'notice.list.route-guide': 'The list of guide notices opens at /support/notice/guide.',
    'notice.list.route-work': 'The list of work notices opens at /support/notice/work.',
    'notice.list.category-from-path': 'The path segment after /support/notice picks the category of the list.',
    'notice.list.filtered-by-type': 'A category list holds only notices whose type code belongs to the category.',
    'notice.detail.route': 'A notice opens at /support/notice/all/{noticeId}.',
    'notice.detail.attachments': 'The page of a notice lists its attachments.',
    'notice.detail.sub-notices': 'The page of a notice shows its sub-notices.',
    'notice.detail.sub-notice-title': 'Each sub-notice stands with its title.',
    'notice.detail.sub-notice-content': 'Each sub-notice stands with its content.',
    'notice.tag.trouble': 'A notice of the type TRBL carries a tag that looks unlike the tags of other types.',
  }),
  ...clauses(3, {
    'notice.detail.title': 'The page of a notice shows its title.',
    'notice.detail.content': 'The page of a notice shows its content.',
    'notice.severity.critical': 'There is a severity tag critical with a look of its own.',
    'notice.severity.major': 'There is a severity tag major with a look of its own.',
    'notice.severity.minor': 'There is a severity tag minor with a look of its own.',
    'notice.severity.trivial': 'There is a severity tag trivial with a look of its own.',
    'notice.severity.visual-only': 'The severity tags differ in their look alone and do nothing when pressed.',
  }),
  ...clauses(7, {
    'notice.list.empty': 'A notice list without entries shows the no-list message.',
  }),
  ...assumed({
    'notice.list.guide-type-code': 'The guide list asks for typeCode=GUIDE.',
    'notice.list.work-type-code': 'The work list asks for typeCode=WORK.',
    'notice.list.newest-first': 'A notice list begins with the newest regYmdt.',
    'notice.list.page-in-address': 'The page of a notice list stands in the address as page, counted from 1.',
    'notice.list.search': 'A notice list can be searched, and the search stands in the address as searchKeyword.',
    'notice.list.date': 'A notice list shows the day of each notice as the server sent it.',
    'notice.detail.previous-next': 'The page of a notice links to the previous and the next notice.',
    'notice.detail.print': 'The page of a notice has a button that prints it.',
    'notice.detail.copy-link': 'The page of a notice has a button that copies its address.',
    'notice.detail.unknown': 'The address of a notice that does not exist shows the not-found page.',
    'notice.attachment.signed-in-only': 'An attachment of a notice is answered 401 to whoever is not signed in.',
    'notice.attachment.anonymous-to-login':
      'An anonymous person who asks for an attachment of a notice is sent to login.',
    'notice.attachment.resumes-after-login': 'After that login the download of the attachment goes on by itself.',
    'notice.text.falls-back-to-korean': 'A notice without a text in the chosen language shows in Korean, with a note.',
  }),
}
