import { assumed, clauses } from './clause.ts'

/** The library of files to download. */
export const library = {
  ...clauses(2, {
    'library.page.route': 'The library opens at /support/library.',
    'library.list.grouped': 'The library groups its downloads under headings.',
    'library.item.icon': 'A library item shows an icon of its file type.',
    'library.item.title': 'A library item shows its title.',
    'library.item.description': 'A library item shows its description.',
    'library.item.button': 'A library item has a download button.',
    'library.address.file-no': 'The query parameter fileNo of the library starts the download of that file.',
    'library.address.download-after-login': 'After login, the download requested by fileNo starts.',
    'library.address.file-no-login-first':
      'An anonymous visitor who arrives with fileNo is redirected to login before the download starts.',
  }),
  ...clauses(3, {
    'library.item.update-detail': 'A library item whose typeDetailCode is UPDAT shows its titleDetail.',
  }),
  ...clauses(6, {
    'library.download.anonymous-to-login': 'An anonymous visitor who presses a download button is redirected to login.',
  }),
  ...clauses(7, {
    'library.list.empty': 'A library without items shows the no-list message.',
  }),
  ...assumed({
    'library.download.signed-in-only': 'The server returns 401 for a library file when no user is signed in.',
    'library.download.resumes-after-login':
      'After a login required by a download button, the download starts automatically.',
    'library.download.real-file': 'A library file is returned with its name, its media type and all its bytes.',
  }),
}
