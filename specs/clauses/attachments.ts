import { assumed, clauses, section } from './clause.ts'
import { fileBytesMax, limits } from '../model/limits.ts'

export const attachments = section('Attachments', '/support/question/general', {
  'Files of allowed types can be attached, up to a number and a size.': {
    ...clauses({
      'inquiry.files.add-button': ['2.20', 'The inquiry form has a button that adds files.'],
      'inquiry.files.listed': ['2.20', 'The files that were added are listed on the form.'],
      'inquiry.files.remove-button': ['2.20', 'Each listed file has a button that removes it.'],
      'inquiry.files.button-disabled-at-five': [
        '5.14',
        `The add button is disabled once ${limits.filesMax} files are listed.`,
      ],
      'inquiry.files.extension-hint': ['5.14', 'The allowed extensions are shown as a hint.'],
      'inquiry.files.duplicate-skipped': ['5.14', 'A file whose name is already listed is skipped.'],
      'inquiry.files.message-count': ['8.3', `More than ${limits.filesMax} files show the message form.fileNumbLimit.`],
      'inquiry.files.message-extension': [
        '8.4',
        'A file with a disallowed extension shows the message form.fileExtDisallowed.',
      ],
      'inquiry.files.message-lists-extensions': [
        '8.4',
        'The message form.fileExtDisallowed lists the allowed extensions.',
      ],
      'inquiry.files.message-size': [
        '8.5',
        `A file over ${limits.fileMegabytesMax}MB shows the message form.fileSizeLimit10MB.`,
      ],
      'inquiry.files.message-name': [
        '8.6',
        'A file name with a forbidden character shows the message form.characterError.',
      ],
    }),
    ...clauses(
      {
        'inquiry.files.extension-allowed': [
          '5.14 7.30',
          {
            text: "The extension of a file must be in the server's list of allowed extensions.",
            at: ['allowedExtensions', 'submitInquiry.attachFile'],
          },
        ],
      },
      { proof: 'both' },
    ),
    ...clauses(
      {
        'inquiry.files.name-characters': ['5.14', 'A file whose name contains a forbidden character is rejected.'],
        'inquiry.files.count-max': ['9.4 5.14', `An inquiry can have at most ${limits.filesMax} files.`],
        'inquiry.files.size-max': ['9.4 5.14', `A file of an inquiry has at most ${fileBytesMax} bytes.`],
      },
      { proof: 'both', at: 'submitInquiry.attachFile' },
    ),
    ...assumed({
      'inquiry.files.good-ones-kept':
        'If only some of the chosen files are valid, the valid ones are added, and one message lists all rejected ones.',
      'inquiry.files.drop-zone': 'Files can be dropped on the form, and the same rules apply to them.',
      'inquiry.files.type-and-size-shown':
        'Each listed file shows its type and its size, and the label of the button that removes it contains its name.',
      'inquiry.files.progress': 'Each file shows its progress while it is sent.',
      'inquiry.files.limits-hint': 'The limits of count and size are shown as a hint.',
      'inquiry.files.unreadable':
        'A chosen file that cannot be read, such as a deleted file or a folder, is rejected and named with the message form.fileUnreadable; the others are added.',
      'inquiry.files.duplicate-named':
        'An alert of the form shows the name of each skipped file and why it was skipped.',
      'inquiry.files.announced-again':
        'Each choice with rejected or skipped files is announced, also if its message equals the one before; only files that were attached are announced as attached.',
    }),
    ...assumed(
      {
        'inquiry.files.duplicate-by-nfc':
          'Two files are duplicates when their names are equal in NFC, regardless of size.',
        'inquiry.files.check-order':
          'A chosen file is checked for duplicates, characters, extension, size and count, in this order.',
        'inquiry.files.extension-ignores-case':
          'File extensions are compared case-insensitively, and a file without an extension is disallowed.',
        'inquiry.files.empty-allowed': 'A file of 0 bytes is allowed.',
        'inquiry.files.name-separators': `A file name is rejected with one of \\ / : * ? " < > | ; % & # or a control or direction character, with nothing before its extension, or with more than ${limits.fileNameMax} characters.`,
        'inquiry.files.name-everything-else':
          'A file name may contain spaces, parentheses and letters of any script, and the server stores it unchanged.',
      },
      { at: 'submitInquiry.attachFile' },
    ),
  },
  'Files can be downloaded by name, also in parts.': {
    ...assumed({
      'shell.download.failed':
        'A download that fails shows an error and a button to try again, which moves the focus to the button that downloads the file.',
      'shell.download.several': 'Several files can be downloaded at the same time.',
      'shell.download.name':
        'A download has the name in Content-Disposition, encoded or plain, else the name of its record.',
      'shell.download.once':
        'A download that continues after login starts once; reloading the page does not repeat it.',
      'call.file.download': 'GET /api/support/file/{fileNo} returns an attachment of the library or of a notice.',
      'call.file.range': {
        text: 'A request with one Range for a file, a sound, an image or an export returns 206 with only those bytes and with Content-Range; other Range headers are ignored.',
        at: 'FilePart',
      },
      'call.file.range-beyond': 'A Range header beyond the end of a file returns 416 with the size of the file.',
    }),
    ...assumed(
      {
        'call.file.disposition':
          'A file is returned as an attachment, with its name in UTF-8 (RFC 6266) and an ASCII name, which contains the number of the file if the name has other characters.',
        'call.file.etag': 'A file response has an ETag, and a request with that ETag in If-None-Match returns 304.',
      },
      { at: 'File' },
    ),
  },
})
