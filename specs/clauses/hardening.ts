import { hardening } from './clause.ts'

/** Security and robustness beyond the specification. */
export const hardened = {
  ...hardening({
    'hardening.host.foreign-refused': 'A request whose Host is not one of the allowed names is rejected.',
    'hardening.host.loopback-names': 'The Host names 127.0.0.1, localhost and [::1] are allowed.',
    'hardening.host.option-name': 'The name given as --host is allowed as Host.',
    'hardening.control.cross-origin-refused': 'A control plane request from a page of another origin is rejected.',
    'hardening.control.no-cors': 'The control plane sends no Access-Control-Allow-Origin.',
    'hardening.control.token-off-loopback': 'On an address other than loopback, the control plane requires a token.',
    'hardening.control.wrong-token-refused': 'A control plane request with a wrong token is rejected.',
    'hardening.control.token-constant-time': {
      text: 'The control token is compared in constant time.',
      untestable: 'A reliable timing test requires an idle machine; the source uses timingSafeEqual.',
    },
    'hardening.control.token-never-in-link': 'The control token never appears in a link.',
    'hardening.control.enter-no-open-redirect':
      'The parameter to of GET /__mock/enter never redirects to another origin.',
    'hardening.write.foreign-origin-refused':
      'A POST, PUT or DELETE with a cross-origin Origin header is rejected with 403.',
    'hardening.redirect.return-url-scheme': 'A returnUrl with a scheme such as javascript: is not followed.',
    'hardening.redirect.return-url-slashes': 'A returnUrl that begins with // or a backslash is not followed.',
    'hardening.markup.notice': 'Hostile markup in a notice is rendered harmless.',
    'hardening.markup.faq': 'Hostile markup in an FAQ answer is rendered harmless.',
    'hardening.markup.keyword': 'A search keyword with markup is shown as text.',
    'hardening.markup.inquiry': 'Markup in the title and content of an inquiry is shown as text on my page.',
    'hardening.markup.event-log': 'Hostile markup in the history of an incident is rendered harmless.',
    'hardening.markup.file-name': 'A file name with markup is shown as text in the console.',
    'hardening.header.csp': 'Built pages have a Content-Security-Policy without unsafe-eval and unsafe-inline scripts.',
    'hardening.header.nosniff': 'Every response has X-Content-Type-Options nosniff.',
    'hardening.header.no-framing': 'No page can be framed by another origin.',
    'hardening.header.referrer': 'Pages have a Referrer-Policy that sends no path to other origins.',
    'hardening.header.no-powered-by': 'No response names its server software.',
    'hardening.file.download-disposition':
      'A file is returned as an attachment with a name that cannot break its header.',
    'hardening.file.path-traversal': 'No path with dots or encoded slashes reaches a file outside the build.',
    'hardening.multipart.malformed': 'A malformed multipart body is rejected with 400, and the server keeps running.',
    'hardening.multipart.cut-off': 'A truncated multipart body leaves no inquiry behind.',
    'hardening.multipart.too-many-parts': 'A multipart body with too many parts is rejected.',
    'hardening.multipart.field-too-long': 'A text part that is too long is rejected with 413.',
    'hardening.multipart.prototype-names': 'A part named __proto__ or constructor changes nothing.',
    'hardening.json.malformed': 'A malformed JSON body is rejected with 400.',
    'hardening.json.too-large': 'A JSON body that is too large is rejected with 413.',
    'hardening.url.malformed': 'A path with malformed percent-encoding is rejected with 400.',
    'hardening.query.repeated': 'A repeated query parameter breaks nothing.',
    'hardening.memory.uploads-bounded': 'The stored uploads are bounded per world and in total.',
    'hardening.memory.inquiries-bounded': 'A world keeps the newest 10,000 inquiries.',
    'hardening.memory.journal-bounded': 'The memory of all journals together is bounded.',
    'hardening.captcha.guessing-bounded': 'The number of values that can be tried against one captcha key is limited.',
    'hardening.fuzz.requests':
      'No valid, broken or hostile request generated from the contract returns 5xx or a response outside the contract.',
    'hardening.fuzz.multipart': 'No mutated multipart body returns 5xx or a response outside the contract.',
    'hardening.worlds.no-cross-talk': "Fifty worlds that are used at the same time never see each other's data.",
    'hardening.seed.same-bytes':
      'The same requests to worlds with the same seed and the same frozen clock return byte-identical responses.',
    'hardening.access.foreign-question': 'A user cannot access the inquiry of another user by its number.',
  }),
}
