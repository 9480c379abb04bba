import { assumed, clauses } from './clause.ts'

/** The library: a page with files to download. */
export const library = {
  ...clauses(2, {
    'library.page.route': 'The library page opens at /support/library.',
    'library.list.grouped': 'The library groups its downloads under headings.',
    'library.item.icon': 'A library item shows an icon of its file type.',
    'library.item.title': 'A library item shows its title.',
    'library.item.description': 'A library item shows its description.',
    'library.item.button': 'A library item has a download button.',
    'library.address.file-no':
      'The library page starts the download of the file that its query parameter fileNo names.',
    'library.address.download-after-login': 'After login, the download of the file named by fileNo starts.',
    'library.address.file-no-login-first':
      'The library page redirects an anonymous visitor who opens it with fileNo to login before the download starts.',
  }),
  ...clauses(3, {
    'library.item.update-detail': 'A library item whose typeDetailCode is UPDAT shows its titleDetail.',
  }),
  ...clauses(6, {
    'library.download.anonymous-to-login': 'An anonymous visitor who presses a download button is redirected to login.',
  }),
  ...clauses(7, {
    'library.list.empty': 'A library without items shows the message for an empty list.',
  }),
  ...assumed({
    'library.list.search':
      'The library can be searched, with the words and the order of the FAQ search; its URL contains the search as searchKeyword.',
    'library.item.language-tag': 'A library item without a translation is tagged as Korean.',
    'library.download.signed-in-only': 'The server returns 401 for a library file when no user is signed in.',
    'library.download.resumes-after-login':
      'If a download button required login, the download starts automatically after login.',
    'library.download.real-file': 'The server returns a library file with its name, its media type and all its bytes.',
  }),
}
