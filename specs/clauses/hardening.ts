import { hardening } from './clause.ts'

/** Security and robustness beyond the specification: what no answer, page or upload may do. */
export const hardened = {
  ...hardening({
    'hardening.host.foreign-refused': 'A request whose Host is none of the allowed names is refused.',
    'hardening.host.loopback-names': 'The Host names 127.0.0.1, localhost and [::1] are allowed.',
    'hardening.host.option-name': 'The name given as --host is allowed as Host.',
    'hardening.control.cross-origin-refused': 'A control plane call from a page of another origin is refused.',
    'hardening.control.no-cors': 'The control plane sends no Access-Control-Allow-Origin.',
    'hardening.control.token-off-loopback': 'On another address than loopback the control plane wants a token.',
    'hardening.control.wrong-token-refused': 'A control plane call with a wrong token is refused.',
    'hardening.control.token-constant-time': {
      text: 'The control token is compared in constant time.',
      untestable: 'A timing test that can be trusted needs a quiet machine; the source uses timingSafeEqual.',
    },
    'hardening.control.token-never-in-link': 'The control token is never carried in a link.',
    'hardening.control.enter-no-open-redirect': 'The parameter to of GET /__mock/enter never leads to another origin.',
    'hardening.write.foreign-origin-refused': 'A POST, PUT or DELETE with a foreign Origin is refused with 403.',
    'hardening.redirect.return-url-scheme': 'A returnUrl with a scheme such as javascript: is not followed.',
    'hardening.redirect.return-url-slashes': 'A returnUrl that begins with // or a backslash is not followed.',
    'hardening.markup.notice': 'Hostile markup in a notice is shown harmless.',
    'hardening.markup.faq': 'Hostile markup in an FAQ answer is shown harmless.',
    'hardening.markup.keyword': 'A search keyword with markup is shown as text.',
    'hardening.markup.inquiry': 'Markup in title and content of an inquiry is shown as text in my questions.',
    'hardening.markup.event-log': 'Hostile markup in the history of an incident is shown harmless.',
    'hardening.markup.file-name': 'A file name with markup is shown as text in the console.',
    'hardening.header.csp':
      'Built pages carry a Content-Security-Policy without unsafe-eval and unsafe-inline scripts.',
    'hardening.header.nosniff': 'Every answer carries X-Content-Type-Options nosniff.',
    'hardening.header.no-framing': 'No page can be framed by another origin.',
    'hardening.header.referrer': 'Pages carry a Referrer-Policy that names no path to other origins.',
    'hardening.header.no-powered-by': 'No answer names its server software.',
    'hardening.file.download-disposition':
      'A file is answered as an attachment with a name that cannot break its header.',
    'hardening.file.path-traversal': 'No path with dots or encoded slashes reaches a file outside the build.',
    'hardening.multipart.malformed': 'A malformed multipart body is refused with 400 and the server goes on.',
    'hardening.multipart.cut-off': 'A multipart body that is cut off leaves no inquiry behind.',
    'hardening.multipart.too-many-parts': 'A multipart body with too many parts is refused.',
    'hardening.multipart.field-too-long': 'A text part that is too long is refused with 413.',
    'hardening.multipart.prototype-names': 'A part named __proto__ or constructor changes nothing.',
    'hardening.json.malformed': 'A malformed JSON body is refused with 400.',
    'hardening.json.too-large': 'A JSON body that is too large is refused with 413.',
    'hardening.url.malformed': 'A path with a broken percent sign is refused with 400.',
    'hardening.query.repeated': 'A parameter given twice breaks nothing.',
    'hardening.memory.uploads-bounded': 'The uploads kept per world and in all are bounded.',
    'hardening.memory.inquiries-bounded': 'A world keeps the newest 10,000 inquiries.',
    'hardening.memory.journal-bounded': 'The memory of the journals is bounded in all.',
    'hardening.captcha.guessing-bounded': 'Values cannot be tried against one captcha key without end.',
    'hardening.fuzz.requests':
      'No request made from the contract, valid, broken or hostile, is answered 5xx or outside the contract.',
    'hardening.fuzz.multipart': 'No mutated multipart body is answered 5xx or outside the contract.',
    'hardening.worlds.no-cross-talk': 'Fifty worlds that are used at once never see anything of each other.',
    'hardening.seed.same-bytes':
      'The same requests to worlds of the same seed and the same frozen clock are answered byte for byte alike.',
    'hardening.access.foreign-question': 'The question of another person is not to be had by its number.',
  }),
}
