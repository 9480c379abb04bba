import { assumed, section } from './clause.ts'

export const mock = section('The mock', '/__mock/', {
  'The mock starts, stops and listens as its options say.': assumed({
    'control.option.help': 'The option --help of npm run mock lists every option and exits with code 0.',
    'control.option.unknown-refused': 'An unknown option of npm run mock is reported in one line, with exit code 1.',
    'control.option.value-refused':
      'An invalid option value of npm run mock is reported in one line, with exit code 1.',
    'control.option.port-taken': 'When its port is in use, npm run mock reports it in one line and exits with code 1.',
    'control.option.seed': 'The option --seed of npm run mock is the seed of the default world, also after a reset.',
    'control.option.latency': 'The option --latency of npm run mock delays every response of the default world.',
    'control.option.control-token': 'With --control-token, the control plane of npm run mock requires that token.',
    'control.option.tls': 'With --tls-cert and --tls-key, npm run mock serves https and no http.',
    'control.option.proxy': 'The option --proxy forwards every operation in every world that has no setting forward.',
    'control.option.fail-on-violation':
      'With --fail-on-violation, the mock lists violations of the contract and differences when it stops, and exits with 1 if there are any.',
    'control.option.cors':
      'With --cors, pages of the named origins may call the product, with cookies, preflight requests and readable headers.',
    'control.option.cors-forms':
      'The option --cors accepts lists separated by commas, upper case, a trailing slash and the default port, null, and origins of apps such as capacitor://localhost.',
    'control.option.cors-exposed':
      'With the option --cors, pages can read Date and every header that the contract names.',
    'control.option.cors-advice':
      'The error for a page of another origin contains the value of --cors that allows that page.',
    'control.option.cors-others':
      'A write from an origin without --cors returns 403 and names the option that allows it.',
    'control.option.cors-not-control': 'The option --cors does not open the control plane.',
    'control.option.allow-host':
      'The option --allow-host allows requests and pages under further host names, on any port; a mock on all addresses names it at the start.',
    'control.option.site-reported': 'With --site, every world reports that site.',
    'control.option.tls-both': 'Giving only one of --tls-cert and --tls-key is rejected.',
    'control.option.tls-files': 'A --tls-cert or --tls-key file that is missing or invalid is named in the error.',
    'control.option.tls-origin': 'Over https, only pages of the https origin may use the control plane.',
    'control.instance.cookie-name':
      'The cookie of a mock is mock-world on port 5100, else its name ends with the first port; /__mock/health returns the name.',
    'control.instance.cookies-of-others': 'A mock ignores and keeps the cookies of other mocks on the same host.',
    'control.instance.cookie-forms': 'A cookie in quotation marks selects its world; an empty one counts as none.',
    'control.option.check-health':
      'The option --check-health exits with 0 if a mock with the other options is up, over TLS if it has a certificate, else with 1.',
    'control.stop.running-request':
      'After SIGTERM, SIGINT or SIGHUP, a running request is completed, then the exit code is 0.',
    'control.stop.no-new-connections': 'After SIGTERM, no new connection is accepted.',
    'control.stop.five-seconds':
      'A request that is still running 5 s after SIGTERM is aborted, and the exit code is 0.',
    'control.stop.idle-connections': 'Connections without a running request do not delay the exit.',
    'control.stop.with-npm': 'When npm run mock is ended, the mock ends too and leaves its port free.',
    'control.option.no-control': 'The option --no-control switches the control plane off.',
  }),
  'The mock works behind any address.': assumed({
    'control.public-url':
      'With --public-url, the exports of the contract have that address, and so have the links in mails and the redirects.',
    'control.public-url.origin':
      'With --public-url, pages of its origin may use the control plane and write, also if the mock itself serves no TLS.',
    'control.public-url.path':
      'With a path in --public-url, requests arrive with or without it, and the console loads its files below it.',
    'control.sites': 'GET /__mock/sites returns the port of each site, or an empty list if the mock serves no pages.',
  }),
  'The state can be stored in files.': assumed({
    'control.state.restored': 'With --state, every world is restored with all its data after a restart.',
    'control.state.reset': 'A world restored from the state file can still be reset to its initial state.',
    'control.state.real-time': 'A world that uses the real time uses it again after a restart.',
    'control.state.clock': 'A running clock of a world in the state file continues while the mock does not run.',
    'control.state.while-running':
      'With --state, a change is saved before the response to its request is sent, so that a mock that is killed loses none.',
    'control.state.journal': 'With --state, exchanges that changed nothing are saved within a few seconds.',
    'control.state.empty': 'An empty file can become a state file.',
    'control.state.unchanged': 'With --state, nothing is written while nothing changes.',
    'control.state.wrong-refused':
      'If --state names a file that is not a state file of this version, npm run mock reports it in one line and exits with code 1.',
    'control.state.wrong-kept': 'A rejected state file is not changed.',
    'control.bundle.alone': 'The file dist/mock.mjs serves every operation in a folder that contains no other file.',
    'control.bundle.generator-beside':
      'The bundle loads the generator of records from the file volume.mjs beside it, and rejects a volume with 400 and a message that names the missing file.',
    'control.bundle.agents-beside':
      'The bundle loads the protocol of agents from the file mcp.mjs beside it, and without that file returns 501 with a message that names it.',
    'control.bundle.old-node':
      'On a version of Node before 22.14, the bundle reports the required version in one line and exits with code 1.',
  }),
  'Worlds isolate tests from each other.': [
    '/__mock/?tab=worlds',
    {
      ...assumed({
        'control.health': 'GET /__mock/health returns status ok, version, uptimeMs, worlds and worldCookie.',
        'control.worlds.create': 'POST /__mock/worlds creates a world and returns it with 201.',
        'control.worlds.list': 'GET /__mock/worlds lists the worlds.',
        'control.worlds.read': 'GET /__mock/worlds/{id} returns one world.',
        'control.worlds.patch': 'PATCH /__mock/worlds/{id} changes some settings of a world and returns it.',
        'control.worlds.reset': 'POST /__mock/worlds/{id}/reset resets a world to its initial state.',
        'control.worlds.delete': 'DELETE /__mock/worlds/{id} removes a world and returns 204.',
        'control.worlds.snapshot': 'GET /__mock/worlds/{id}/snapshot returns the whole world as JSON.',
        'control.worlds.restore': 'PUT /__mock/worlds/{id}/snapshot restores a world from its snapshot.',
        'control.worlds.restore-creates': 'PUT /__mock/worlds/{id}/snapshot creates a world that does not exist.',
        'control.worlds.journal': 'GET /__mock/worlds/{id}/journal returns every exchange of a world.',
        'control.worlds.clear-journal':
          'DELETE /__mock/worlds/{id}/journal deletes the exchanges of a world, changes nothing else and returns 204.',
        'control.worlds.restore-journal':
          'POST /__mock/worlds/{id}/journal/restore restores the deleted exchanges with a higher number than after, as long as the journal keeps them, and returns 204.',
        'control.worlds.inquiries':
          'GET /__mock/worlds/{id}/inquiries returns the inquiries with every field as received.',
        'control.worlds.mails': 'GET /__mock/worlds/{id}/mails returns the emails of a world, oldest first.',
        'control.worlds.records':
          'GET /__mock/worlds/{id}/records returns the inquiries, incidents, bills, notices or the signed-in user of a world with the fields that a form can change.',
        'control.worlds.answer':
          'POST /__mock/worlds/{id}/inquiries/{inquiryId}/answers answers an inquiry as an agent, in writing or by phone.',
        'control.worlds.answer-refused': {
          text: 'Answering an unknown inquiry returns 404, and an unknown field or channel returns 400 and changes nothing.',
          at: 'answerInquiry',
        },
        'control.worlds.captcha-answer':
          'GET /__mock/worlds/{id}/captchas/{key} returns type, value, verified and expiresAt of a captcha.',
        'control.worlds.faults': 'PUT /__mock/worlds/{id}/faults replaces the faults of a world.',
        'control.worlds.captchas':
          'GET /__mock/worlds/{id}/captchas lists the captcha keys that can still be answered, with their values.',
        'control.worlds.inquiry-file':
          'GET /__mock/worlds/{id}/inquiries/{inquiryId}/files/{index} returns a file as it was sent, as an attachment.',
      }),
      ...assumed(
        {
          'control.world.by-header': 'The header x-mock-world selects the world of a request.',
          'control.world.by-cookie': 'Without the header, the cookie of the mock selects the world of a request.',
          'control.world.header-before-cookie': 'The header x-mock-world overrides the cookie.',
          'control.world.default': 'A request without the header and the cookie belongs to the default world.',
          'control.world.default-stays': 'Deleting the default world resets it.',
          'control.world.unknown': 'A request for a world that does not exist returns 404 UNKNOWN_WORLD.',
          'control.world.gone-on-open':
            'A page that is opened with the cookie of a deleted world loses the cookie and uses the default world.',
          'control.world.gone-is-said': 'The developer bar shows that the world of the cookie no longer exists.',
          'control.world.isolated': 'What happens in one world is not visible in another.',
          'control.world.unused-hour': 'A world that is unused for an hour is deleted.',
          'control.world.at-most-5000':
            'The 5001st world is rejected with 429 TOO_MANY_WORLDS and a line that states the reason.',
          'control.world.writes-in-turn':
            'Requests that change one world are processed one after the other; a request that is delayed or still being uploaded does not delay the others.',
        },
        { at: 'MockWorld' },
      ),
    },
  ],
  'Settings set the clock, user, flags and records of a world.': [
    '/__mock/?tab=worlds',
    assumed(
      {
        'control.settings.persona': 'The setting persona selects the signed-in user.',
        'control.settings.member': 'The fields of the setting member override those of the user of the persona.',
        'control.settings.site': 'The setting site selects the site of the world on the first port.',
        'control.settings.now': 'The setting now is the time of the world, and null means the real time.',
        'control.settings.running-clock': 'A clock that is not frozen advances from the value of now.',
        'control.settings.frozen': 'A frozen clock does not advance until the next PATCH.',
        'control.settings.date-header': 'The Date header of every response is the clock of its world.',
        'control.settings.abuse': 'The setting abuse is the value that the abuse endpoint returns.',
        'control.settings.partner-true': 'With the setting partner true, the partner init endpoint returns N.',
        'control.settings.partner-false': 'With the setting partner false, the partner init endpoint returns Y.',
        'control.settings.allow-file-ext': 'The setting allowFileExt is the list of allowed extensions.',
        'control.settings.latency':
          'The setting latencyMs delays every response by a number or a range of milliseconds.',
        'control.settings.seed': 'Two worlds with the same seed produce the same random values.',
        'control.settings.data': 'The setting data adds or replaces records by collection and key.',
        'control.settings.volume':
          'The setting volume adds the given number of generated records of each kind, up to 10,000 and 120 months.',
        'control.settings.volume-languages': 'Generated articles have texts in ko, en and ja.',
        'control.settings.volume-seed':
          'Two worlds with the same seed, time, persona and volume have the same generated records; another seed gives others.',
        'control.settings.volume-reset': 'A reset creates the generated records of a world again.',
        'control.settings.unknown-refused': 'An unknown field of the settings is rejected with 400 and is named.',
        'control.settings.wrong-refused': 'A wrong value in the settings is rejected with 400 and is named.',
      },
      { at: 'createWorld' },
    ),
  ],
  'A link brings anybody to a state.': [
    '/__mock/?tab=links',
    {
      ...assumed({
        'control.enter': 'GET /__mock/enter sets the cookie of a world and redirects to a path of the same origin.',
        'control.scenarios': 'GET /__mock/scenarios returns every scenario.',
        'control.enter.confirmed':
          'POST /__mock/enter accepts the same query as GET, sets the cookie of the world and redirects with 303.',
        'control.enter.new-world': 'GET /__mock/enter without a world and a scenario makes a new world.',
        'control.enter.makes-world': 'GET /__mock/enter creates the world that it names if the world does not exist.',
        'control.enter.changes-world': 'GET /__mock/enter with persona and now changes the settings of the world.',
        'control.enter.whole-state':
          'GET /__mock/enter accepts frozen, abuse, partner, latencyMs, faults and lang, and rejects invalid values with 400.',
        'control.enter.scenario':
          'GET /__mock/enter with a scenario replaces its world by a new one and opens its page in its language; an unknown name returns 404.',
        'control.enter.first-port':
          'On the port of the console, which has no pages, GET and POST /__mock/enter redirect to the parameter site, else to the site of the scenario, else of the world.',
        'control.enter.navigations-only': 'GET /__mock/enter with a Sec-Fetch-Dest other than document is rejected.',
      }),
      ...assumed(
        {
          'control.scenario.reached':
            'The link of a scenario, followed by the steps of the scenario, leads to a page with the text of the scenario.',
          'control.scenario.messages': 'A scenario shows each message of the error catalogue.',
          'control.scenario.situations':
            'There are scenarios for the states of captcha, session, survey, incident and diagnosis, for the my page of each persona and for each effect of a fault.',
        },
        { at: 'scenarios' },
      ),
    },
  ],
  'Faults make operations fail on request.': [
    '/__mock/?tab=faults',
    assumed(
      {
        'control.fault.first-match': 'If several faults match, the first one is used.',
        'control.fault.by-operation': 'A fault can target an operationId.',
        'control.fault.by-path': 'A fault can target a method and a path.',
        'control.fault.answer': 'A fault can set the status, code, message and body of the response.',
        'control.fault.times': 'A fault with times is used exactly that many times.',
        'control.fault.disabled':
          'A fault with enabled false stays in the list, applies to no request and keeps its times; the next match is used.',
        'control.fault.id':
          'The mock gives each fault an id that no other fault of its world has had. The fault keeps it when the list is replaced, when it is used, and when the world is saved and restored.',
        'control.fault.delay': 'A fault can delay the response by delayMs.',
        'control.fault.abort': 'A fault with abort aborts the connection.',
        'control.fault.malformed': 'A fault with malformed sends broken JSON.',
        'control.fault.named': 'A response produced by a fault states the effect of the fault in x-mock-fault.',
        'control.fault.default-message':
          'A fault with a status returns the code that the mock returns with that status, else INTERNAL_ERROR, and the message of its code in the language of the request.',
        'control.fault.unknown-operation':
          'A fault with an operationId that the contract does not contain is rejected with 400 and a message in the language of the request.',
      },
      { at: 'replaceFaults' },
    ),
  ],
  'The journal records and explains each exchange.': [
    '/__mock/?tab=journal',
    {
      ...assumed({
        'control.mails.kept': {
          text: 'Emails are part of the snapshot of a world, and a reset removes them.',
          at: 'mails',
        },
      }),
      ...assumed(
        {
          'control.explain.clauses':
            'With x-mock-explain 1, each response lists in x-mock-clauses the clauses that decided it.',
          'control.explain.refused-by':
            'With x-mock-explain 1, a refusal lists in x-mock-refused-by each rule that rejected the request, with its field.',
          'control.explain.when-asked': 'Without x-mock-explain 1, no response contains an explanation.',
        },
        { at: 'document' },
      ),
      ...assumed(
        {
          'control.journal.fields':
            'A journal entry has method, path, query, operationId, status, code, ms, at, fault, bodies and violations.',
          'control.journal.fault-id':
            'A journal entry has the id of the fault that acted on its request, also if the fault only delayed it or was used up by it.',
          'control.journal.headers':
            'A journal entry has the headers of request and response, each cut at 1024 characters, without cookies and credentials.',
          'control.journal.refused-by':
            'A journal entry of a refusal names each rejected field and the clause behind it.',
          'control.journal.numbered':
            'The exchanges of a world are numbered, and the query parameter after returns those with a higher number.',
          'control.journal.filter': 'The query parameter operationId filters the journal.',
          'control.journal.unknown-operation':
            'The journal rejects an operationId that the contract does not contain with 400 and a message in the language of the request.',
          'control.journal.newest-thousand': 'The journal keeps the newest 1000 exchanges.',
          'control.journal.bodies-cut': 'The journal truncates a body at 16 KiB.',
          'control.journal.files': 'The journal stores the name, size and sha256 of a file but not the file itself.',
        },
        { at: 'journal' },
      ),
    },
  ],
  'Another back end can answer chosen operations.': [
    '/__mock/?tab=faults',
    assumed(
      {
        'control.forward.differences':
          'GET /__mock/worlds/{id}/differences returns where the responses of a back end differ from those of the mock, each with its exchange, field, kind, both values and clauses.',
        'control.forward.sent':
          'A request to an operation that the setting forward of a world names is sent to the back end with its method, path, query, headers and body, and the client gets the response. Without operationId, forward names every operation.',
        'control.forward.other-operations':
          'The mock itself answers operations that the setting forward does not name.',
        'control.forward.nothing-twice': 'A forwarded request changes nothing in the world except its journal.',
        'control.forward.no-false-alarm':
          'Of a back end that follows the contract, with the same records and user as the mock, nothing is reported as a difference.',
        'control.forward.by-form':
          'Of ids, times, keys and pictures only the form is compared, and of error messages only the language.',
        'control.forward.not-compared':
          'The differences list what cannot be compared, with the reason: files, captchas of the back end, parts of a response, and responses that are missing or over 1 MiB.',
        'control.forward.kinds':
          'Differences are found in status, order, length, missing fields, values, the form of times and the language of messages.',
        'control.forward.violations':
          'The journal of a forwarded exchange has the violations of the contract by the response, and the rules that the request does not meet.',
        'control.forward.masked':
          'Cookies reach the back end and the client but not the journal, which masks emails, phone numbers and secrets of forwarded exchanges. Headers of the mock and the token of the control plane are not sent.',
        'control.forward.bad-gateway':
          'If the back end cannot be reached, takes more than 30 seconds or returns more than 32 MiB, the mock returns 502 BAD_GATEWAY with the reason.',
        'control.forward.once': 'A request that a mock has forwarded is not forwarded again.',
        'control.forward.refused':
          'The setting forward is rejected with 400 if an address is not http or https, or has a user or a query.',
        'control.forward.kept': 'The setting forward is part of the world and its snapshot, and an empty list ends it.',
      },
      { at: 'changeWorld' },
    ),
  ],
  'The mock serves its contract as files.': [
    '/__mock/?tab=contract',
    {
      ...assumed({
        'control.openapi-json': 'GET /__mock/openapi.json returns the contract as JSON.',
        'control.openapi-yaml': 'GET /__mock/openapi.yaml returns the contract as YAML.',
        'control.contract-codes':
          'GET /__mock/contract/codes.json returns the codes of inquiry categories, FAQ categories and types, with their names and sites.',
        'control.contract-records':
          'GET /__mock/contract/records.json returns the records of a new world, each below its kind and key as in the setting data, with the users, names and files that they refer to.',
        'control.contract-http': 'GET /__mock/contract.http returns a request of every operation for REST clients.',
        'control.contract-http.runs':
          'Sent in order on fin, all requests of contract.http succeed; the other sites have no train history.',
        'control.contract-http.aimed':
          'The .http file begins with the origin and the world, which the query parameters origin and world can set.',
        'control.exports.own-world': {
          text: 'The first request of contract.http and of the collection creates a world of its own, so that both can be sent again and again.',
          at: 'httpFile',
        },
        'control.exports.scheme': {
          text: 'The exports and the contract name the scheme of the mock, which is https with TLS.',
          at: 'httpFile',
        },
        'control.postman.tests':
          'Each request of the collection tests the status, and if it returns JSON also the schema.',
        'control.postman': 'GET /__mock/postman.json returns a collection of format 2.1 with a folder for each area.',
        'control.postman.runs': 'All requests of the Postman collection succeed when they are sent in order on fin.',
        'control.postman.answers': 'Each request of the collection has an example response for its status.',
      }),
      ...assumed(
        {
          'control.openapi.tags':
            'With tags, the contract contains only the operations with these tags, or without those after a minus sign; an unknown tag returns 400.',
          'control.openapi.product-only':
            'Without the tag control, the contract is that of the product: it lacks operations that only the mock has, and nothing in it is about worlds or the control plane.',
          'control.openapi.server':
            'The OpenAPI document lists the origin that serves it as the first server, and the other sites with what differs.',
          'control.openapi.conditional':
            'The contract has an ETag, and a request with this ETag in If-None-Match returns 304.',
          'control.openapi.error-codes': 'The schema of each error response lists the codes that it can have.',
          'control.openapi.known-values':
            'The parts of the inquiry form list their known values, lengths and patterns, in x-if-used where a part is not always used, and every integer has a format.',
          'control.openapi.plain-schemas':
            'The contract uses neither const nor prefixItems, which client generators misread.',
          'control.openapi.decision-table':
            'The contract says for each part of an inquiry for which types, users, sites and categories it is used and required, as a table and in x-required-if and x-optional-if.',
        },
        { at: 'openapiJson' },
      ),
    },
  ],
  'The mock returns these requirements.': [
    '/__mock/?tab=requirements',
    assumed({
      'control.requirements':
        'GET /__mock/requirements returns the sentences of the requirements by section, with a page, the clauses with operations, rules and scenarios, and every message in every language at the clause or the sentence that it is about.',
    }),
  ],
  'The mock serves its documents, which can be searched in every language.': assumed({
    'control.docs.served':
      'GET /docs/ shows the documents, GET /docs/llms.txt lists them for agents, and each page is also served as Markdown.',
    'control.docs.search':
      'The search of the documents finds the requirement of a message by words of the message in Korean, English and Japanese.',
    'control.docs.scenario': 'A requirement in the documents has a link that opens a scenario of it on its site.',
    'control.docs.commands': 'Each command in the documents runs without an error.',
  }),
  'Agents use the mock by the Model Context Protocol.': assumed({
    'control.agents.tools':
      'At /__mock/mcp, the Model Context Protocol offers agents a tool with an input schema for each of 15 operations of the control plane, for sendRequest and for requirements.',
    'control.agents.story':
      'With the tools, an agent can create a world, set its persona, clock and faults, send requests, and read the journal, the inquiries and the mails.',
    'control.agents.explained':
      'The tool sendRequest returns status, body and the requirements that decided the response; of a refusal it also returns the failed rule of each field.',
    'control.agents.requirements': 'The tool requirements returns those whose id and sentence contain some words.',
    'control.agents.errors': 'A tool call that the mock rejects returns an error with the message of the mock.',
    'control.agents.guarded':
      'The path /__mock/mcp rejects what the control plane rejects: other origins, and requests without the token where one is required.',
  }),
  'The console shows and changes what the mock does.': assumed({
    'control.console.mails':
      'The console shows the emails of a world as their recipients see them; their links open in that world.',
    'control.console.answers': 'The console answers a submitted inquiry with one button, in writing or by phone.',
    'control.console.forward':
      'The console sets the operations that a back end answers, shows its differences with their clauses, and marks them in the journal with the response of the mock.',
    'control.console': 'GET /__mock/ returns the console.',
    'control.console.start':
      'The console opens on a page that describes the mock, links to the three sites and to five scenarios, has two curl commands, and lists where developers, testers and back-end teams begin.',
    'control.console.keeps-world': 'The links of the console to the sites, and its logo, keep the selected world.',
    'control.console.worlds-by-hand': 'The console can set the persona, clock, flags and faults of a world manually.',
    'control.console.scenarios':
      'The console lists the scenarios with their steps, opens each of them on every site and copies its link.',
    'control.console.scenario-areas':
      'The console lists the scenarios by area, and its address contains the search and the chosen area.',
    'control.console.requirements':
      'The console lists the requirements by section. A sentence has a link that shows it live, and expands to its clauses with their class, rules and messages and with links to their scenarios and operations.',
    'control.console.requirements-search':
      'The console finds requirements by words of a section, sentence, clause or message in any language, and by a complete message with its values.',
    'control.console.requirements-address':
      'The address of the console contains the search for requirements. With the id of a clause, the console expands its sentence and marks the clause.',
    'control.console.requirements-results':
      'The console reads a report of npm test or a result of npm run verify, shows the state of each clause by site and language with its tests, and says why it cannot read a file.',
    'control.console.requirements-work':
      'With results, the console lists the operations, those of the product first, each with its origin, the number of its clauses, how many passed, and a link to the next clause.',
    'control.console.volume': 'The console adds generated records to a world.',
    'control.console.journal-ignored':
      'The journal of the console marks an exchange with unknown query parameters and names them.',
    'control.console.live-journal': 'The console shows the journal live.',
    'control.console.submitted-inquiries': 'The console shows the submitted inquiries with their files.',
    'control.console.captcha-answers': 'The console shows the answers of the captchas.',
    'control.console.links': 'The console has a link for each site and persona.',
    'control.console.reference':
      'The console contains the contract reference with the origin and a curl line of each operation.',
    'control.console.operation-parts':
      'An expanded operation of the contract reference begins with links to its parts, which move the focus there.',
    'control.console.required': 'The console writes "required" beside the label of each required field.',
    'control.console.keyboard': 'The console can be used with the keyboard alone.',
    'control.console.worlds-search':
      'The console finds worlds by name, persona and site, and deletes those that it found, except default and the selected one.',
    'control.console.personas': 'The console describes each persona where one is chosen.',
    'control.console.user-and-records':
      'The console sets fields of the user and records of a world as JSON, and shows at the field what the schema rejects.',
    'control.console.record-forms':
      'The console changes inquiries, incidents, bills, notices and the signed-in user of a world by forms that are made from the contract, and shows at each field what the schema rejects.',
    'control.console.copies-state': 'The console copies a link that brings others to the state of the selected world.',
    'control.console.makes-worlds': 'The console can create, reset and delete worlds.',
    'control.console.snapshots':
      'The console saves the snapshot of a world as a file and restores a world from such a file.',
    'control.console.journal-filter':
      'The journal of the console can be filtered by text, operation, method, status, and by unmatched calls, violations and faults.',
    'control.console.filters-in-address':
      'The address of the console contains the filters of the journal, so that a link shows the same exchanges.',
    'control.console.page-title': 'The title of the console names what it shows and the selected world.',
    'control.console.journal-details':
      'An expanded exchange shows the headers of request and response, and the clause behind a refusal.',
    'control.console.journal-replay': 'The journal sends the request of an exchange again and copies it as curl.',
    'control.console.journal-fault': 'The journal makes a fault of an exchange.',
    'control.console.fault-prefilled':
      'A fault that the journal makes of an exchange has the status and the whole body of its response, also of an error, and applies once or always.',
    'control.console.fault-in-place':
      'An expanded exchange shows the faults for its request, which can be added, edited, switched off and removed there.',
    'control.console.fault-used-by':
      'The console lists at each fault the requests on which it acted, newest first, also if it is used up or removed. They link to the journal, and the journal links to the fault.',
    'control.console.undo':
      'After the journal or the list of faults was cleared, the console offers to undo this, which restores what was there and keeps what came since.',
    'control.console.journal-clear': 'The journal of the console can be cleared.',
    'control.console.journal-har': 'The journal saves the filtered exchanges as a HAR file.',
    'control.console.journal-full': 'The journal of the console stays live when it is full.',
    'control.console.fault-presets': 'The console fills the effect of a fault from a preset.',
    'control.console.fault-switched': 'The console can switch a fault off, and on again, at its position in the list.',
    'control.console.fault-edited': 'The console can edit a fault without changing its position, and can move it up.',
    'control.console.journal-pause': 'The journal of the console does not change while it is paused.',
    'control.console.journal-bodies': 'An exchange in the journal expands to show its request and response.',
    'control.console.file-download': 'The console offers each file of a submitted inquiry for download.',
    'control.console.captcha-list': 'The console lists the captchas of a world without requiring a key.',
    'control.console.every-operation': 'The contract reference contains every operation of the OpenAPI document.',
    'control.console.try':
      'The contract view sends the example of an operation, or what is typed instead, in the selected world and shows the response.',
    'control.console.exports':
      'The console offers the OpenAPI document as JSON and YAML, the .http file and the Postman collection.',
    'control.console.address': 'The URL of the console contains the world, tab and operation.',
    'control.console.refusals': 'The console shows the message of a refusal and preserves what was typed.',
    'control.console.narrow': 'The console needs no horizontal scrolling from 375 to 1440 px.',
    'control.console.axe': 'The tabs of the console have no axe violations.',
    'control.console.guarded': 'If the control plane requires a token, the console also requires it and works with it.',
    'control.console.loads-nothing-foreign': 'The console loads nothing from other origins.',
  }),
  'The product runs in a browser without a server.': assumed({
    'control.offline.survives-reload': 'Without a server, a world survives a reload of the page.',
    'control.offline.popup-joins': 'Without a server, a popup joins the world of the page that opened it.',
    'control.offline.deep-links': 'Without a server, a deep link opens its page through 404.html.',
    'control.offline.first-paint':
      'Without a server, each page shows its text before a script runs, and the page of a record that it is loading.',
    'control.offline.no-calls-leave': 'Without a server, pages request only static files from the host.',
    'control.offline.world-by-link': 'Without a server, a link to /__mock/enter opens a page in its world.',
    'control.offline.world-of-tab': 'Without a server, a world that one tab enters does not apply to any other tab.',
    'control.offline.default-shared': 'Without a server, tabs that entered no world share the default world.',
    'control.offline.tabs-at-once':
      'Without a server, tabs that send inquiries in one world at the same time lose none of them, and each gets a number of its own.',
    'control.offline.scenarios': 'Without a server, the link of a scenario opens its page in the world that it makes.',
    'control.offline.clock-goes-on': 'Without a server, a running clock continues while no page is open.',
    'control.offline.unreadable-aside':
      'A stored world that cannot be read is set aside with a line in the browser console, and a new world is created.',
    'control.offline.unstored':
      'If the browser has no storage space, a world lasts as long as its page, and the browser console reports it.',
    'control.offline.without-storage':
      'Without a server, if the browser forbids cookies and storage, pages work and a world lasts as long as its page.',
    'control.offline.without-workers':
      'Without a server, if the browser forbids service workers, the page shows an error and a link to try again.',
    'control.offline.gone-on-open':
      'Without a server, a page that is opened in a deleted world uses the default world.',
    'control.offline.address-opened': 'Without a server, opening a URL of the mock shows its response.',
    'control.offline.download': 'Without a server, a link to a file downloads it under its name.',
    'control.offline.captcha': 'Without a server, captchas can be seen and heard.',
    'control.offline.mails':
      'Without a server, an inquiry can be answered, and the link of the email opens its page on the same host.',
    'control.offline.forward-refused': 'Without a server, the setting forward is rejected with 400 and a message.',
    'control.offline.uploads': 'Without a server, files are received with name, size and hash.',
  }),
})
