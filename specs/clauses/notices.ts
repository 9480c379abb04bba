import { assumed, clauses, section } from './clause.ts'

export const notices = section('Notices', '/support/notice/all', {
  'Notices are listed by category, page by page.': {
    ...clauses({
      'notice.list.route-bare': ['2.7', 'The list of all notices opens at /support/notice.'],
      'notice.list.route-all': ['2.7', 'The list of all notices opens at /support/notice/all.'],
      'notice.list.route-guide': ['2.7', 'The list of guide notices opens at /support/notice/guide.'],
      'notice.list.route-work': ['2.7', 'The list of work notices opens at /support/notice/work.'],
      'notice.list.category-from-path': [
        '2.7',
        'The path segment after /support/notice selects the category of the list.',
      ],
      'notice.list.filtered-by-type': [
        '2.7',
        'A category list contains only notices whose type code belongs to the category.',
      ],
      'notice.list.empty': ['7.31', 'A notice list without entries shows the message for an empty list.'],
    }),
    ...assumed({
      'notice.list.guide-type-code': 'The guide list requests typeCode=GUIDE, and the work list typeCode=WORK.',
      'notice.list.newest-first': {
        text: 'A notice list is sorted by regYmdt and a news list by applyYmd, newest first.',
        at: ['NoticeItem', 'ServiceNews.applyYmd'],
      },
      'notice.list.search-words': {
        text: 'The search of notices splits, compares and ranks words as that of the FAQ does.',
        at: 'notices.searchKeyword',
      },
      'notice.list.search':
        'A notice list and the library can be searched, and their URLs contain the search as searchKeyword.',
    }),
  },
  'The page of a notice shows its text and its sub-notices.': {
    ...clauses({
      'notice.detail.route': ['2.8', 'A notice opens at /support/notice/all/{noticeId}.'],
      'notice.detail.attachments': ['2.8', 'The page of a notice lists its attachments.'],
      'notice.detail.sub-notices': ['2.8', 'The page of a notice shows its sub-notices.'],
      'notice.detail.sub-notice-title': ['2.8', 'Each sub-notice is shown with its title.'],
      'notice.detail.sub-notice-content': ['2.8', 'Each sub-notice is shown with its content.'],
      'notice.detail.title': ['3.1', 'The page of a notice shows its title.'],
      'notice.detail.content': ['3.1', 'The page of a notice shows its content.'],
    }),
    ...assumed({
      'notice.detail.previous-next-links':
        'The page of a notice links to the previous and the next notice and has buttons that print the page and copy its URL.',
      'notice.text.falls-back-to-korean': {
        text: 'The server returns a notice without a text in the requested language in Korean and names that locale.',
        at: 'NoticeItem.locale',
      },
    }),
  },
  'Attachments of a notice can be downloaded.': assumed({
    'notice.attachment.shown': 'Each attachment is shown with an icon of its file type, its name and its size.',
    'notice.attachment.anonymous-to-login':
      'An anonymous visitor who requests a notice attachment is redirected to login; after the login, the download starts, as does that of a library file.',
  }),
  'Tags mark notices about problems and their severity.': {
    ...clauses({
      'notice.tag.trouble': [
        '2.9 3.1',
        'A notice of type TRBL has a tag that looks different from the tags of other types.',
      ],
      'notice.severity.critical': ['3.15', 'The severity tag critical has its own appearance.'],
      'notice.severity.major': ['3.15', 'The severity tag major has its own appearance.'],
      'notice.severity.minor': ['3.15', 'The severity tag minor has its own appearance.'],
      'notice.severity.trivial': ['3.15', 'The severity tag trivial has its own appearance.'],
      'notice.severity.visual-only': [
        '3.15',
        'The severity tags differ only in appearance and do nothing when pressed.',
      ],
    }),
    ...assumed({
      'notice.severity.in-words': 'A severity tag states the severity in words, not by colour alone.',
    }),
  },
})
