import { assumed, clauses, section } from './clause.ts'

export const library = section('Library', '/support/library', {
  'Downloads are listed below their headings.': {
    ...clauses({
      'library.page.route': ['2.22', 'The library page opens at /support/library.'],
      'library.list.grouped': ['2.22', 'The library groups its downloads under headings.'],
      'library.item.icon': ['2.22', 'A library item shows an icon of its file type.'],
      'library.item.title': ['2.22', 'A library item shows its title.'],
      'library.item.description': ['2.22', 'A library item shows its description.'],
      'library.item.button': ['2.22', 'A library item has a download button.'],
      'library.item.update-detail': ['3.5', 'A library item whose typeDetailCode is UPDAT shows its titleDetail.'],
      'library.list.empty': ['7.31', 'A library without items shows the message for an empty list.'],
    }),
  },
  'A download needs a login and starts after it.': {
    ...clauses({
      'library.address.file-no': [
        '2.23',
        'The library page starts the download of the file that its query parameter fileNo names.',
      ],
      'library.address.download-after-login': ['2.23', 'After login, the download of the file named by fileNo starts.'],
      'library.address.file-no-login-first': [
        '2.23',
        'The library page redirects an anonymous visitor who opens it with fileNo to login before the download starts.',
      ],
      'library.download.anonymous-to-login': [
        '6.1',
        'An anonymous visitor who presses a download button is redirected to login.',
      ],
    }),
    ...assumed({
      'library.download.signed-in-only': {
        text: 'The server returns 401 for a library file or a notice attachment when no user is signed in.',
        at: 'file',
      },
      'library.download.real-file': {
        text: 'The server returns a library file with its name, its media type and all its bytes.',
        at: 'file',
      },
    }),
  },
})
