import { catalogue, type Clause, type ClauseId } from '../clauses/index.ts'

const clauses = (Object.entries(catalogue) as [ClauseId, Clause][]).filter(([, { retired }]) => retired === undefined)

/** The first two parts of the ids of some clauses, as `faq.search`. */
type SubjectOf<Id> = Id extends `${infer Area}.${infer Subject}.${string}` ? `${Area}.${Subject}` : Id
export type Subject = SubjectOf<ClauseId>

type PagePath = `/${string}`

interface Section {
  readonly title: string
  /** A page of the product or the console that shows what the section is about. */
  readonly path: PagePath
  /** Sentences, each with a page of its own if there is a better one, and with the subjects of its clauses. */
  readonly sentences: readonly (
    readonly [string, Subject, ...Subject[]] | readonly [string, PagePath, Subject, ...Subject[]]
  )[]
}

/** What the product and its mock must do, in sections. The clauses of `specs/clauses` state the details. */
const requirements: { readonly [id: string]: Section } = {
  visitors: {
    title: 'Visitors and accounts',
    path: '/login',
    sentences: [
      ['Everybody can read the support pages and send an inquiry without an account.', '/support', 'member.anonymous'],
      ['Customers sign in with a main, sub or business account, or as a member of a partner.', 'member.kind'],
      [
        'The account has an email address, a name, roles, a type and a country.',
        '/mypage/manage',
        'member.user',
        'member.country',
      ],
      ['A name is shown in the writing of the chosen language.', 'member.name'],
      ['The login page brings visitors back to the page that they came from.', 'member.login'],
      ['A sign-in holds on all sites and tabs until the user signs out.', 'member.session', 'member.sign-out'],
      ['Named test accounts stand for every kind of user.', '/__mock/?tab=links', 'member.persona'],
    ],
  },
  sites: {
    title: 'Sites',
    path: '/support',
    sentences: [
      ['The product has the sites public, gov and fin, which differ in content.', 'site.variant', 'site.differs'],
      ['A record appears on the sites that it names.', 'site.content'],
      ['Each site has a logo, a header colour and a brand.', 'site.logo', 'site.header-colour', 'site.brand'],
      ['The gov site and the fin site leave out what they do not offer.', 'site.gov', 'site.fin'],
      [
        'Links lead to education, programmes, partner proposals and support plans, depending on site and language.',
        ...(['site.edu', 'site.edu-portal', 'site.green-house', 'site.green-rookie', 'site.green-developers'] as const),
        ...(['site.partner-proposal', 'site.support-plan', 'site.external'] as const),
      ],
      ['Each site serves its icon, robots.txt and a sitemap.', '/sitemap.xml', 'site.files'],
      ['Each site has a port of its own.', '/__mock/', 'site.port'],
    ],
  },
  languages: {
    title: 'Languages',
    path: '/support',
    sentences: [
      ['The interface is available in Korean, English and Japanese.', 'language.interface', 'language.messages'],
      ['A visitor can choose the language, which the page and the API then use.', 'language.choice', 'language.calls'],
      ['A page declares its language to the browser.', 'language.document'],
      ['A translation by the browser does not break a page.', 'shell.translation'],
    ],
  },
  landing: {
    title: 'Landing page of support',
    path: '/support',
    sentences: [
      ['The landing page introduces support and leads to the inquiry form.', 'landing.page', 'landing.hero'],
      ['A button leads to the inquiry form.', 'landing.question-button'],
      ['The latest notices rotate in a strip that expands.', 'landing.notice-strip'],
      ['The landing page shows questions of the FAQ by category.', 'landing.faq'],
      ['On screens from 1260 px, the landing page shows new and updated services.', 'landing.news'],
      ['Cards lead to the support programmes of the site.', 'landing.cards'],
      ['Current incidents are shown.', 'landing.incidents'],
      ['A block that fails does not affect the others.', 'landing.blocks'],
      ['What a visitor chose on the landing page is still chosen when they return.', 'landing.visit'],
    ],
  },
  notices: {
    title: 'Notices',
    path: '/support/notice/all',
    sentences: [
      ['Notices are listed by category, page by page.', 'notice.list'],
      ['The page of a notice shows its text and its sub-notices.', 'notice.detail', 'notice.text'],
      ['Attachments of a notice can be downloaded.', 'notice.attachment'],
      ['Tags mark notices about problems and their severity.', 'notice.tag', 'notice.severity'],
    ],
  },
  faq: {
    title: 'FAQ',
    path: '/support/faq/all',
    sentences: [
      ['Questions are listed by category, page by page.', 'faq.page', 'faq.category', 'faq.list'],
      ['The categories on the tabs depend on the site.', 'faq.tabs'],
      ['The address contains the category, page, search and open items.', 'faq.address'],
      ['A search finds questions by keyword and shows their categories.', 'faq.search'],
      ['An item opens and closes to show its answer, and has a page of its own.', 'faq.item', 'faq.detail'],
      ['Questions about products can be limited to one product.', 'faq.prod'],
      ['The codes of categories have up to three levels.', 'faq.codes'],
    ],
  },
  inquiry: {
    title: 'Inquiry form',
    path: '/support/question',
    sentences: [
      ['The form exists for six types of inquiry.', 'inquiry.page', 'inquiry.type', 'inquiry.form'],
      ['Eight tiles on the first page lead to the right form.', 'inquiry.tiles'],
      [
        'The address can preselect a category.',
        '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001',
        'inquiry.address',
      ],
      [
        'Questions of the FAQ about the chosen category are shown beside the form.',
        '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001',
        'inquiry.related',
      ],
      ['The visitor chooses the category of the question.', 'inquiry.category'],
      [
        'Some categories fill the content with a template.',
        '/support/question/general?parentCode=GNRL_BILL&code=GNRL_BILL_001',
        'inquiry.template',
      ],
      ['An inquiry needs an email address.', 'inquiry.email'],
      ['An inquiry needs a phone number that is valid in the chosen country.', 'inquiry.phone'],
      ['An inquiry needs a title and a content of limited length.', 'inquiry.title', 'inquiry.content'],
      [
        'Name, department and level are optional, and a field counts only where it is visible.',
        '/support/question/sales',
        ...(['inquiry.name', 'inquiry.department', 'inquiry.level', 'inquiry.field'] as const),
      ],
      ['A sales inquiry needs the company and may need the scale.', 'inquiry.corp-name', 'inquiry.scale'],
      ['Some categories need the account of the workspace service.', 'inquiry.workspace-account'],
      ['Business accounts say whether a problem is an emergency.', 'inquiry.emergency'],
      ['Partner members decide who can read the inquiry.', 'inquiry.partner-sharing', 'inquiry.partner-agree'],
      [
        'Consents are asked for where they are required, and their texts can be read in the form.',
        ...(['inquiry.terms', 'inquiry.sales-consent', 'inquiry.third-party-consent'] as const),
        'inquiry.marketing-consent',
      ],
      ['A chatbot helps signed-in users.', 'inquiry.chatbot'],
    ],
  },
  attachments: {
    title: 'Attachments',
    path: '/support/question/general',
    sentences: [
      ['Up to five files of allowed types and up to 10 MB each can be attached.', 'inquiry.files'],
      ['Files can be downloaded by name, also in parts.', 'shell.download', 'call.file'],
    ],
  },
  sending: {
    title: 'Sending and drafts',
    path: '/support/question/general',
    sentences: [
      ['The form is validated before it is sent, and each inquiry is sent once.', 'inquiry.sending'],
      ['A successful inquiry shows a message and the next page.', 'inquiry.success'],
      ['A failed inquiry shows the message of the server and loses nothing.', 'inquiry.failure'],
      ['A receipt shows what was sent.', 'inquiry.receipt', 'inquiry.steps'],
      ['Entries survive an expired session.', 'inquiry.session'],
      ['A draft is stored in the browser until the inquiry is sent.', 'inquiry.draft'],
      ['Leaving a form with unsaved entries asks first.', 'leaving.form'],
      [
        'Any form can be sent again safely after a slow or failed request.',
        ...(['sending.unknown', 'sending.key', 'sending.slow', 'call.idempotency'] as const),
      ],
      ['Forms announce their errors and restored entries.', 'sending.errors', 'sending.restored'],
    ],
  },
  captcha: {
    title: 'Captcha',
    path: '/support/question/general',
    sentences: [
      [
        'Anonymous visitors solve a captcha when protection against abuse is on.',
        ...(['captcha.required-for-anonymous-under-abuse', 'captcha.signed-in', 'captcha.submit'] as const),
      ],
      ['The captcha is a receipt with a question, or a sound.', 'captcha.receipt', 'captcha.audio', 'captcha.mode'],
      ['The language decides which captcha is shown.', 'captcha.language', 'captcha.old', 'captcha.category'],
      ['A captcha can be replaced by another one.', 'captcha.refresh', 'captcha.fetch', 'captcha.image'],
      [
        'The server verifies the answer, and the form shows what is wrong.',
        ...(['captcha.verify', 'captcha.answer', 'captcha.empty', 'captcha.invalid', 'captcha.failure'] as const),
      ],
      ['A captcha key is secret, short-lived and used once.', 'captcha.key', 'hardening.captcha'],
    ],
  },
  additional: {
    title: 'Additional inquiries',
    path: '/support/question',
    sentences: [
      ['An answered inquiry can be followed up.', 'additional.page', 'additional.address', 'additional.domain'],
      [
        'A follow-up is refused without a customer, without an inquiry and above the limit.',
        ...(['additional.no-customer', 'additional.over-limit', 'additional.limit', 'additional.missing-id'] as const),
        ...(['additional.load-failure', 'additional.id'] as const),
      ],
      [
        'A follow-up has a content and files, and is sent as any inquiry.',
        ...(['additional.content', 'additional.files', 'additional.form', 'additional.send'] as const),
      ],
    ],
  },
  survey: {
    title: 'Satisfaction survey',
    path: '/support',
    sentences: [
      ['The survey opens from the link in an answer.', 'survey.address', 'survey.link', 'survey.channel'],
      ['An answer gets a score and an optional comment.', 'survey.answer', 'survey.score', 'survey.comment'],
      ['The form is shown while the survey is open.', 'survey.form', 'survey.page', 'survey.draft', 'survey.domain'],
      [
        'A survey that is answered, expired or missing shows why.',
        ...(['survey.answered', 'survey.expired', 'survey.missing-id', 'survey.load-failure'] as const),
      ],
      ['After the survey, visitors see thanks and where to go.', 'survey.thanks', 'survey.window'],
    ],
  },
  library: {
    title: 'Library',
    path: '/support/library',
    sentences: [
      ['Downloads are listed below their headings.', 'library.page', 'library.list', 'library.item'],
      ['A download needs a login and starts after it.', 'library.address', 'library.download'],
    ],
  },
  news: {
    title: 'Service news',
    path: '/intro/news',
    sentences: [
      ['News about services are listed by type, page by page.', 'news.page', 'news.list', 'news.type'],
      ['News can be limited to some products.', 'news.product'],
      ['An article of the news has its own address.', 'news.detail', 'news.address'],
    ],
  },
  'event-log': {
    title: 'Incidents',
    path: '/support/event-log',
    sentences: [
      [
        'An incident has a page with its name and its history.',
        '/support/event-log/33',
        'event-log.page',
        'event-log.name',
      ],
      ['The history is listed with its texts.', 'event-log.history', 'event-log.text', 'event-log.list'],
      [
        'The page names status, platform, places and resources of an incident.',
        ...(['event-log.status', 'event-log.platform', 'event-log.locations', 'event-log.resources'] as const),
      ],
      [
        'Times are shown as the product writes them.',
        '/support/event-log/33',
        'event-log.time',
        'event-log.times',
        'shell.time',
      ],
      ['The page loads, refreshes and reports failures.', 'event-log.load', 'event-log.refresh', 'event-log.failure'],
      ['A strip tells visitors of other pages about current incidents.', 'event-log.strip'],
    ],
  },
  diagnosis: {
    title: 'Network diagnosis',
    path: '/userEnvDiagTool',
    sentences: [
      ['A window shows facts about the browser and the network.', 'diagnosis.popup', 'shell.diagnosis'],
      ['The results can be read and copied, also if a test fails.', 'diagnosis.result', 'diagnosis.failure'],
    ],
  },
  'my-page': {
    title: 'My page',
    path: '/mypage/status',
    sentences: [
      ['Users see their usage and tax invoices.', 'my-page.status'],
      ['Main accounts manage their account and sub accounts; passwords can be changed.', 'my-page.manage'],
      ['A new password follows the rules for passwords.', '/mypage/manage/password', 'my-page.password'],
      ['Users see their bills and payments.', 'my-page.billing'],
      ['Users see their inquiries with the answers.', 'my-page.questions'],
      ['The fin site shows the history of training.', 'my-page.train-history'],
      ['Users choose their notifications.', 'my-page.alarm'],
      ['Users see the solutions that they use.', 'my-page.solution'],
      ['Roles decide which items the menu shows.', 'my-page.menu', 'my-page.role'],
      ['A page opens only for users who are allowed to see it.', 'my-page.access', 'my-page.route'],
      ['An expired session loses no entries.', 'my-page.session'],
    ],
  },
  mail: {
    title: 'Emails',
    path: '/__mock/?tab=mails',
    sentences: [
      ['An email confirms each inquiry.', 'mail.receipt'],
      ['An email tells that an answer or a call was given.', 'mail.answer', 'mail.call', 'mail.journey'],
      ['Emails are in the language of the inquiry and link to the product.', 'mail.language', 'mail.link'],
    ],
  },
  layout: {
    title: 'Layout and components',
    path: '/gallery',
    sentences: [
      ['Pages adapt to the width of the screen.', '/support', 'layout.breakpoint', 'layout.width', 'layout.left-edge'],
      [
        'A bar of a programme is fixed while the page is scrolled past its place.',
        '/support/greenHouse',
        'layout.sticky-bar',
      ],
      [
        'The notice about data protection and the strip of the chatbot have their size and place.',
        '/support/question/general',
        'layout.gdbr-bar',
        'layout.chatbot-strip',
      ],
      [
        'Menus and lists open by click, by pointer and by key.',
        '/support',
        'layout.dropdown',
        'layout.menu',
        'layout.scroll-menu',
      ],
      ['One or several options can be selected.', 'layout.single-select', 'layout.multiselect'],
      ['Tabs can be dragged and have equal columns.', 'layout.tab-drag', 'layout.tab-bar', 'layout.tab-block'],
      ['On wide screens, the cards of the FAQ are in three columns.', '/support/faq', 'layout.faq-cards'],
      ['A gallery shows every component.', 'layout.gallery'],
    ],
  },
  pages: {
    title: 'Every page',
    path: '/support',
    sentences: [
      ['Every page has the same frame, with header and footer.', 'shell.frame', 'shell.footer', 'shell.policy'],
      ['The home page and unknown addresses lead into the product.', 'shell.home', 'shell.not-found'],
      ['Every page has a title and a description.', 'shell.head'],
      [
        'Lists, articles and the way back work alike.',
        '/support/notice/all',
        'shell.list',
        'shell.article',
        'shell.back',
      ],
      ['Every page can be used by everybody, with keyboard and screen reader.', 'shell.access'],
      [
        'Customers in the European Economic Area see how their data is protected.',
        '/policy/privacy',
        'shell.data-protection',
      ],
      ['Pages can be printed.', '/support/notice/all/1059', 'shell.print'],
      ['A page is visible before its scripts have run.', 'shell.start', 'shell.assets'],
      ['A page shows that it loads, also when this takes long.', 'shell.loading', 'loading.slow', 'loading.offline'],
      ['Messages appear in accessible dialogs.', 'shell.alert', 'error.popup'],
      ['A page that fails offers a way on.', 'shell.failure', 'error.page'],
      ['Developers see and change the state of the page in a bar.', 'shell.developer-bar', 'shell.world'],
    ],
  },
  api: {
    title: 'API',
    path: '/__mock/?tab=contract',
    sentences: [
      [
        'The API returns notices and incidents.',
        '/__mock/?tab=contract&operation=notices',
        'call.notice',
        'call.event-log',
      ],
      ['The API returns the FAQ.', '/__mock/?tab=contract&operation=faqs', 'call.faq'],
      [
        'The API returns the library and the news.',
        '/__mock/?tab=contract&operation=library',
        'call.library',
        'call.news',
      ],
      [
        'The API accepts inquiries and returns their codes.',
        '/__mock/?tab=contract&operation=submitInquiry',
        'call.inquiry',
        'call.inquiry-id',
        'call.partner',
      ],
      ['The API serves and verifies captchas.', '/__mock/?tab=contract&operation=verifyCaptcha', 'call.captcha'],
      [
        'The API serves surveys and additional inquiries.',
        '/__mock/?tab=contract&operation=answerSurvey',
        'call.survey',
        'call.additional',
      ],
      [
        'The API returns the account and my page.',
        '/__mock/?tab=contract&operation=session',
        'call.member',
        'call.my-page',
      ],
      ['Lists come in pages, and answers in an envelope.', 'call.page', 'call.list', 'call.answer'],
      ['Queries and numbers are read strictly.', 'call.query', 'call.integer'],
      ['Bodies and forms are read as HTTP defines them.', 'call.body', 'call.form', 'call.language'],
      ['Errors have a status, a code and a readable message.', 'error.status', 'error.body', 'error.validation'],
      ['The contract describes all operations.', 'call.document'],
    ],
  },
  mock: {
    title: 'The mock',
    path: '/__mock/',
    sentences: [
      ['The mock starts, stops and listens as its options say.', 'control.option', 'control.instance', 'control.stop'],
      ['The mock works behind any address.', 'control.public-url', 'control.sites'],
      ['The state can be stored in files.', 'control.state', 'control.bundle'],
      [
        'Worlds isolate tests from each other.',
        '/__mock/?tab=worlds',
        'control.worlds',
        'control.world',
        'control.health',
      ],
      ['Settings set the clock, user, flags and records of a world.', '/__mock/?tab=worlds', 'control.settings'],
      [
        'A link brings anybody to a state.',
        '/__mock/?tab=links',
        'control.enter',
        'control.scenario',
        'control.scenarios',
      ],
      ['Faults make operations fail on request.', '/__mock/?tab=faults', 'control.fault'],
      [
        'The journal records and explains each exchange.',
        '/__mock/?tab=journal',
        'control.journal',
        'control.explain',
        'control.mails',
      ],
      ['Another back end can answer chosen operations.', '/__mock/?tab=faults', 'control.forward'],
      [
        'The mock serves its contract as files.',
        '/__mock/?tab=contract',
        ...(['control.openapi', 'control.openapi-json', 'control.openapi-yaml', 'control.contract-codes'] as const),
        ...(['control.contract-records', 'control.contract-http', 'control.exports', 'control.postman'] as const),
      ],
      ['The mock returns these requirements.', '/__mock/?tab=requirements', 'control.requirements'],
      ['The mock serves its documents, which can be searched in every language.', 'control.docs'],
      ['Agents use the mock by the Model Context Protocol.', 'control.agents'],
      ['The console shows and changes what the mock does.', 'control.console'],
      ['The product runs in a browser without a server.', 'control.offline'],
    ],
  },
  hardening: {
    title: 'Security and robustness',
    path: '/__mock/?tab=contract',
    sentences: [
      [
        'Responses have safe headers and content.',
        ...(['hardening.header', 'hardening.markup', 'hardening.page', 'hardening.cookie'] as const),
        ...(['hardening.file', 'hardening.download'] as const),
      ],
      [
        'The control plane is closed to other machines and sites.',
        ...(['hardening.control', 'hardening.host', 'hardening.dev'] as const),
      ],
      ['A request that only reads changes nothing.', 'hardening.safe', 'hardening.write', 'hardening.access'],
      ['Redirects stay within the product.', '/login', 'hardening.redirect', 'hardening.url'],
      [
        'Malformed requests are rejected, and the server goes on.',
        ...(['hardening.http', 'hardening.json', 'hardening.multipart', 'hardening.query', 'hardening.fuzz'] as const),
        ...(['hardening.validation', 'hardening.error', 'hardening.timeout'] as const),
      ],
      [
        'Memory, time and storage have limits.',
        ...(['hardening.memory', 'hardening.bounds', 'hardening.cpu', 'hardening.upload'] as const),
        ...(['hardening.files', 'hardening.storage', 'hardening.worlds', 'hardening.seed'] as const),
      ],
      ['Stored state survives crashes and damage.', 'hardening.state', 'hardening.snapshot', 'hardening.stop'],
      ['Reports and journals contain no secrets.', '/__mock/?tab=journal', 'hardening.redaction'],
    ],
  },
}

const matches = (id: string, subject: string) => id === subject || id.startsWith(`${subject}.`)

/**
 * The sections with the page and the clauses of each sentence. A test of this folder proves that each clause has one
 * sentence.
 */
export const sections = Object.entries(requirements).map(([id, { sentences, ...section }]) => ({
  id,
  ...section,
  sentences: sentences.map(([text, ...subjects]) => ({
    text,
    path: subjects.find((subject) => subject.startsWith('/')) ?? section.path,
    clauses: clauses.filter(([clause]) => subjects.some((subject) => matches(clause, subject))),
  })),
}))
