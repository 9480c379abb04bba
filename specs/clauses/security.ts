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
      'hardening.header.csp':
        'Built pages have a Content-Security-Policy without unsafe-eval and unsafe-inline scripts.',
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
  }),
  'Data is shown only to those who may see it.': hardening({
    'hardening.access.signed-in': {
      text: 'An operation that requires a session shows no data without one, nor after signing out.',
      at: ['Unauthorized', 'signOut'],
    },
    'hardening.access.role': {
      text: 'An operation of my page shows no data to a user who lacks its role, its country or the main account.',
      at: 'my-page',
    },
    'hardening.access.foreign-question': {
      text: 'A user cannot access the inquiry of another user by its number.',
      at: 'myInquiry',
    },
    'hardening.access.records-of-others': {
      text: 'My page shows no inquiry, file or bill of another user.',
      at: ['myInquiries', 'myInquiryFile', 'billing'],
    },
  }),
  'Redirects stay within the product.': [
    '/login',
    hardening({
      'hardening.redirect.return-url-scheme': 'A returnUrl with a scheme such as javascript: is not followed.',
      'hardening.redirect.return-url-slashes': 'A returnUrl that begins with // or a backslash is not followed.',
      'hardening.url.malformed': {
        text: 'A path of the API with malformed percent-encoding is rejected with 400.',
        at: 'document',
      },
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
      'hardening.storage.any-value':
        'Values of other types in session storage are ignored, and every page with a form still shows it.',
      'hardening.cpu.linear-inputs': 'The server handles a request with any 250 kB of input within 300 ms of CPU time.',
      'hardening.cpu.list': 'A page of a list takes less than 2 ms of CPU time.',
    }),
  },
})
