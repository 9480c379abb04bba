import { assumed } from './clause.ts'

/** The standalone mock: `npm run mock`, its options, its state file and its single-file bundle. */
export const controlMock = {
  ...assumed({
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
    'control.public-url':
      'With --public-url, the exports of the contract have that address, and so have the links in mails and the redirects.',
    'control.public-url.origin':
      'With --public-url, pages of its origin may use the control plane and write, also if the mock itself serves no TLS.',
    'control.public-url.path':
      'With a path in --public-url, requests arrive with or without it, and the console loads its files below it.',
    'control.option.check-health':
      'The option --check-health exits with 0 if a mock with the other options is up, over TLS if it has a certificate, else with 1.',
    'control.stop.running-request':
      'After SIGTERM, SIGINT or SIGHUP, a running request is completed, then the exit code is 0.',
    'control.stop.no-new-connections': 'After SIGTERM, no new connection is accepted.',
    'control.stop.five-seconds':
      'A request that is still running 5 s after SIGTERM is aborted, and the exit code is 0.',
    'control.stop.idle-connections': 'Connections without a running request do not delay the exit.',
    'control.stop.with-npm': 'When npm run mock is ended, the mock ends too and leaves its port free.',
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
    'control.bundle.old-node':
      'On a version of Node before 22.14, the bundle reports the required version in one line and exits with code 1.',
  }),
}
