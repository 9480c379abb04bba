import { hardening, section } from './clause.ts'

export const security = section('Security and robustness', '/__mock/?tab=contract', {
  'Responses have safe headers and content.': {
    ...hardening({
      'hardening.markup.notice':
        'Scripts, event handlers, frames and forms in the content of a notice are removed before it is rendered.',
      'hardening.markup.faq':
        'Scripts, event handlers, frames and forms in an FAQ answer are removed before it is rendered.',
      'hardening.markup.keyword': 'A search keyword with markup is shown as text.',
      'hardening.markup.inquiry': 'Markup in the title and content of an inquiry is shown as text on my page.',
      'hardening.markup.event-log':
        'Scripts, event handlers, frames and forms in the history of an incident are removed before it is rendered.',
      'hardening.markup.mail': 'Hostile markup in an answer does not run where the console shows its email.',
      'hardening.markup.file-name': 'A file name with markup is shown as text in the console.',
      'hardening.header.csp':
        'Built pages have a Content-Security-Policy without unsafe-eval and unsafe-inline scripts.',
      'hardening.header.dev-pages':
        'Pages of the development server have the headers of built pages; a nonce allows the scripts that hot reload adds.',
      'hardening.cookie.secure': { text: 'Over TLS, or behind it, the cookie of a world is Secure.', at: 'MockWorld' },
      'hardening.header.opener':
        'Pages have Cross-Origin-Opener-Policy same-origin, so that windows of other origins cannot reach theirs.',
      'hardening.header.no-framing': 'No page can be framed by another origin.',
      'hardening.header.referrer': 'Pages have a Referrer-Policy that sends no path to other origins.',
      'hardening.file.download-disposition': {
        text: 'A file is returned as an attachment with a name that cannot break its header.',
        at: 'file',
      },
      'hardening.file.path-traversal': 'No path with dots or encoded slashes reaches a file outside the build.',
      'hardening.page.compressed':
        'Pages, scripts and styles are sent with brotli or gzip if Accept-Encoding allows it, and vary on it.',
      'hardening.page.cached': 'Files with a hash in their name are cached for a year; pages are always revalidated.',
      'hardening.page.unchanged': 'For a page that the browser already has, the response is 304 without content.',
      'hardening.page.varies': 'A page varies on Cookie and on Accept-Language.',
      'hardening.page.linear-marks':
        'The time to mark a keyword grows with the length of the text, however often it occurs.',
      'hardening.page.hostile-path': 'A path with markup shows the not-found page, without the markup.',
      'hardening.download.in-flight': {
        text: 'Responses that their clients do not read use at most 256 MiB together; more is rejected with 503 and Retry-After.',
        at: 'ServiceUnavailable',
      },
      'hardening.markup.own-media':
        'Content from the server loads images from our own origin and data URLs only, and no other media.',
    }),
    ...hardening(
      {
        'hardening.header.nosniff': 'Every response has X-Content-Type-Options nosniff.',
        'hardening.header.corp':
          'Every response has Cross-Origin-Resource-Policy same-origin, so that pages of other origins cannot embed it.',
        'hardening.header.no-powered-by': 'No response names its server software.',
      },
      { at: 'document' },
    ),
  },
  'The control plane is closed to other machines and sites.': {
    ...hardening({
      'hardening.host.foreign-refused': 'A request whose Host is not one of the allowed names is rejected.',
      'hardening.host.loopback-names': 'The Host names 127.0.0.1, localhost and [::1] are allowed.',
      'hardening.host.option-name': 'The name given as --host is allowed as Host.',
      'hardening.dev.no-cors': 'The development server sends no Access-Control-Allow-Origin.',
      'hardening.dev.editor-same-origin':
        'Only pages of the development server itself can open a source file in the editor.',
    }),
    ...hardening(
      {
        'hardening.control.cross-origin-refused': 'A control plane request from a page of another origin is rejected.',
        'hardening.control.no-cors': 'The control plane sends no Access-Control-Allow-Origin.',
        'hardening.control.token-off-loopback':
          'On an address other than loopback, the control plane requires a token.',
        'hardening.control.wrong-token-refused': 'A control plane request with a wrong token is rejected.',
        'hardening.control.token-constant-time': {
          text: 'The control token is compared in constant time.',
          untestable:
            'A reliable timing test requires an idle machine; the source compares every character of the token.',
        },
        'hardening.control.token-never-in-link': 'The control token never appears in a link.',
        'hardening.control.enter-no-open-redirect':
          'The parameter to of GET /__mock/enter never redirects to another origin.',
        'hardening.control.enter-only-opened':
          'HEAD requests and prefetches of /__mock/enter are rejected and change nothing.',
        'hardening.control.enter-asks':
          'A link to /__mock/enter on a page of another site opens a page with a button, and changes nothing until the button is pressed.',
        'hardening.control.enter-any-path':
          'GET /__mock/enter redirects to paths with any characters, such as Korean ones, percent-encoded.',
      },
      { at: 'control' },
    ),
  },
  'A request that only reads changes nothing.': hardening({
    'hardening.write.foreign-origin-refused': {
      text: 'A POST, PUT or DELETE with a cross-origin Origin header is rejected with 403.',
      at: 'OtherOrigin',
    },
    'hardening.safe.head': {
      text: 'HEAD of an endpoint changes nothing: it creates no captcha, counts no attempt, replaces no question and draws no random number.',
      at: 'document',
    },
    'hardening.safe.unwanted': {
      text: 'A GET that changes something is rejected with 403 if it is a prefetch or comes from a page of another site.',
      at: 'OtherOrigin',
    },
    'hardening.access.strict-ownership': {
      text: 'With the world setting strictOwnership, surveys and additional inquiries return 404 to everybody but the owner of the inquiry.',
      at: 'control',
    },
    'hardening.access.foreign-question': {
      text: 'A user cannot access the inquiry of another user by its number.',
      at: 'myInquiry',
    },
  }),
  'Redirects stay within the product.': [
    '/login',
    hardening({
      'hardening.redirect.return-url-scheme': 'A returnUrl with a scheme such as javascript: is not followed.',
      'hardening.redirect.return-url-slashes': 'A returnUrl that begins with // or a backslash is not followed.',
      'hardening.url.malformed': {
        text: 'A path with malformed percent-encoding is rejected with 400.',
        at: 'document',
      },
      'hardening.url.standalone-not-found':
        'A standalone mock returns 404 with code and message for a path that is not part of the API.',
    }),
  ],
  'Malformed requests are rejected, and the server goes on.': {
    ...hardening({
      'hardening.http.absolute-form':
        'A request whose target is an absolute URL, as clients behind a proxy setting send it, is handled like its path; the host of the URL replaces the Host header.',
      'hardening.http.misdirected':
        'A request whose target is an absolute URL with another scheme than its connection is rejected with 421.',
      'hardening.http.refused-in-shape':
        'A request that is not valid HTTP is rejected in the shape of errors, with the reason and what to do.',
      'hardening.http.refused-in-journal':
        'A request that is rejected before its world is known is in the journal of the world default, as far as it was understood.',
      'hardening.http.host-grammar':
        'A request without a Host header, with several, or with one that is not a host with an optional port is rejected with 400.',
      'hardening.http.forwarded-host': 'X-Forwarded-Host, X-Forwarded-Proto and Forwarded change nothing.',
      'hardening.http.connect': 'CONNECT is rejected with 405 and says that the mock is not a proxy.',
      'hardening.http.options-all': 'OPTIONS * returns 204 and the methods that the mock supports.',
      'hardening.http.continue':
        'The server sends 100 Continue only to an HTTP/1.1 client that asks for it, before it reads a body that it accepts.',
      'hardening.http.expectation': 'A request with another expectation than 100-continue is rejected with 417.',
      'hardening.timeout.header': 'A connection that does not complete its headers within 10 s is closed.',
      'hardening.error.any-body':
        'With any body of an error, a form shows that the request failed and keeps every entry.',
      'hardening.validation.bounded': {
        text: 'A response lists at most 20 validation errors, however many fields of the request are wrong.',
        at: 'Problem.errors',
      },
      'hardening.fuzz.requests':
        'No valid, broken or hostile request generated from the contract returns 5xx or a response outside the contract.',
      'hardening.fuzz.multipart': 'No mutated multipart body returns 5xx or a response outside the contract.',
    }),
    ...hardening(
      {
        'hardening.multipart.malformed':
          'A malformed multipart body is rejected with 400, and the server keeps running.',
        'hardening.multipart.cut-off': 'A truncated multipart body leaves no inquiry behind.',
        'hardening.multipart.too-many-parts': 'A multipart body with too many parts is rejected.',
        'hardening.multipart.field-too-long': 'A text part that is too long is rejected with 413.',
        'hardening.multipart.prototype-names': 'A part named __proto__ or constructor changes nothing.',
        'hardening.json.malformed': 'A malformed JSON body is rejected with 400.',
        'hardening.json.byte-order-mark': 'A JSON body can begin with a byte order mark.',
        'hardening.json.too-large': 'A JSON body that is too large is rejected with 413.',
        'hardening.query.repeated': 'A repeated query parameter breaks nothing.',
        'hardening.error.explain-any-field':
          'With x-mock-explain, a refusal is explained even if the name of a field is not valid Unicode.',
        'hardening.error.one-shape':
          'Every 404 and every other error of the server is JSON in the shape of errors, for pages and files too.',
      },
      { at: 'document' },
    ),
  },
  'Memory, time and storage have limits.': {
    ...hardening({
      'hardening.files.empty-names': {
        text: 'A file name without a visible character before the extension, or with a line separator, is rejected.',
        at: 'submitInquiry.attachFile',
      },
      'hardening.memory.uploads-bounded': 'The stored uploads are bounded per world and in total.',
      'hardening.memory.inquiries-bounded': 'A world keeps the newest 10,000 inquiries.',
      'hardening.memory.journal-bounded': 'The memory of all journals together is bounded.',
      'hardening.worlds.patch-all-or-nothing': {
        text: 'A PATCH of a world applies its settings before it adds records, and changes nothing if one of its records is invalid.',
        at: 'changeWorld',
      },
      'hardening.worlds.same-id': {
        text: 'Of several requests that create a world with one id at the same time, one succeeds.',
        at: 'createWorld',
      },
      'hardening.worlds.reset-during-upload': {
        text: 'An inquiry whose world is reset while it is uploaded is stored in the new world, or rejected if the world was deleted.',
        at: 'changeWorld',
      },
      'hardening.upload.in-flight':
        'Bodies that are being received use at most 256 MiB together; more is rejected with 503 and Retry-After.',
      'hardening.upload.ceiling': {
        text: 'A form announced with more than 55 MiB is rejected with 413 before it is read.',
        at: 'document',
      },
      'hardening.upload.refusal-readable': 'A client that sends its whole body before it reads can read the 413.',
      'hardening.upload.endless-body': 'The server closes the connection of a body without end that nobody reads.',
      'hardening.upload.form-limits': {
        text: 'A form has at most 64 fields of at most 64 KiB with names of at most 100 characters; what is over is rejected.',
        at: 'document',
      },
      'hardening.upload.texts-bounded': 'The texts of inquiries count towards the memory of uploads.',
      'hardening.memory.journal-addresses': 'The addresses of requests count towards the memory of the journal.',
      'hardening.memory.journal-cached': 'Cached responses count towards the memory of the journal that shows them.',
      'hardening.storage.any-value':
        'Values of other types in session storage are ignored, and every page with a form still shows it.',
      'hardening.worlds.no-cross-talk': "Fifty worlds that are used at the same time never see each other's data.",
      'hardening.seed.same-bytes':
        'The same requests to worlds with the same seed and the same frozen clock return byte-identical responses.',
      'hardening.cpu.linear-inputs': 'The server handles a request with any 250 kB of input within 300 ms of CPU time.',
      'hardening.cpu.list': 'A page of a list takes less than 2 ms of CPU time.',
    }),
    ...hardening(
      {
        'hardening.bounds.time':
          'A time before the year 1 or after 9998, and a number that is not a time, is rejected with 400 in settings, snapshots and records.',
        'hardening.bounds.next-number':
          'A world with a record of the largest number gives new records the largest free numbers, and its snapshot can be restored.',
        'hardening.bounds.record-key':
          'A record whose stored key is empty, has more than 100 characters or is a number over 999,999,999,999 is rejected with 400.',
        'hardening.bounds.depth':
          'Faults, settings and snapshots that are nested more than 100 deep are rejected with 400.',
        'hardening.bounds.snapshot-file':
          'A file of a snapshot with an invalid size, hash or base64 is rejected with 400.',
        'hardening.bounds.snapshot-distinct':
          'A snapshot in which two submissions have the same number, or two captchas the same key, is rejected with 400.',
      },
      { at: 'control' },
    ),
  },
  'Stored state survives crashes and damage.': hardening({
    'hardening.state.files-once': 'The state file contains the bytes of a file once, in however many worlds it is.',
    'hardening.state.changes-only':
      'Saving a change in one world to the state file writes neither files nor other worlds.',
    'hardening.state.uploads-cost': 'Saving and ending with 150 MB of uploads takes less than 3 s of processor time.',
    'hardening.state.broken-world':
      'A world of the state file that cannot be restored is skipped, reported in one line and kept in the file, and all others are restored.',
    'hardening.state.damaged':
      'If any bit of the state file changes, no restored value is wrong: damaged parts are reported and skipped, all others are restored, and the damaged file is kept; a file that cannot be read at all is rejected with one line.',
    'hardening.state.file-damaged':
      'A stored file whose bytes were changed in the state file is reported and skipped; its inquiry and all other data are restored.',
    'hardening.state.killed':
      'When a mock with --state is killed at any moment, every change that it confirmed is restored, and each request completely or not at all.',
    'hardening.state.disk-full':
      'A change that fails because the disk is full is undone and rejected with 503; once there is space again, changes are saved, and every confirmed change is restored.',
    'hardening.state.unwritable':
      'A state file that cannot be written, or that is mounted as a single file, is rejected with one line that contains the remedy.',
    'hardening.state.interrupted-save':
      'After a save that was interrupted, each world is restored as it was saved before.',
    'hardening.state.locked': 'A second process with the same state file is rejected with one line.',
    'hardening.state.stale-lock': 'A state file whose process has ended without a trace can be used again.',
    'hardening.state.private': 'Only its owner can read the state file, its log and a copy of a damaged one.',
    'hardening.snapshot.cost':
      'Reading and restoring a snapshot with 50 MB of files takes less than four times the processor time of encoding and decoding the files.',
    'hardening.stop.tls-without-handshake': 'A connection that never starts TLS does not delay the exit.',
  }),
  'Reports and journals contain no secrets.': [
    '/__mock/?tab=journal',
    hardening({
      'hardening.redaction.report':
        'The report of the suites masks email addresses, phone numbers and captcha values, unless SHOW_VALUES is 1.',
      'hardening.redaction.console':
        'The console masks email addresses, phone numbers and captcha values in the journal and in inquiries until Show values is on.',
      'hardening.redaction.passwords':
        'The report of the suites and the journal of the console mask passwords with any characters, too.',
      'hardening.redaction.secrets':
        'No export contains a password that a request sent: neither journal, HAR, snapshot, state file, output nor console, even with Show values.',
      'hardening.redaction.emails': 'The console masks the recipients and the texts of emails until Show values is on.',
      'hardening.redaction.control-plane':
        'The control plane returns email addresses, phone numbers and captcha values unmasked, because programs compare them.',
    }),
  ],
})
