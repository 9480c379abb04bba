/** API tests that need a server, with the reason. All other API tests also run against the offline build in a page. */
export const socketOnly: readonly { readonly tests: RegExp; readonly because: string }[] = [
  {
    tests: /(tools\/(ports|development)|control\/(bundle|network|options|state|stop|tls))\.api/,
    because: 'Ports, options, signals and exit codes exist only on a server.',
  },
  {
    tests: /tools\/console\.api|@control\.(contract-http|postman)\.runs;|@control\.contract-http\.aimed;/,
    because: 'Offline, a static host serves the console, and the exported files are for clients of a server.',
  },
  {
    tests: /@mail\.link\.absolute;/,
    because: 'Offline, each site has a host of its own. e2e/tools/offline opens a link.',
  },
  { tests: /hardening\/cross-talk\.api/, because: 'A page has one visitor, not 50 at the same time.' },
  {
    tests: /@hardening\.worlds\.reset-during-upload;|\(one is still being uploaded\)/,
    because: 'A page cannot send a body in parts.',
  },
  {
    tests:
      /(sending\/idempotency-killed|control\/(token|unused)|error\/(internal|shape)|hardening\/(budgets|nasty-inputs|state|upload|page-headers)|member\/no-control)\.api/,
    because:
      'They start a separate server with options, a clock or memory of its own, or a simulated fault, or need a socket.',
  },
  { tests: /@control\.world\.default-stays;/, because: 'It starts a separate server, whose default world it changes.' },
  {
    tests: /control\/forward(-differences)?\.api/,
    because: 'A mock in a page forwards nothing: see e2e/tools/offline/worlds.spec.ts.',
  },
  { tests: /docs\/commands\.api/, because: 'It starts separate servers.' },
  { tests: /control\/world-limit\.api/, because: 'It starts a separate server and fills it with worlds.' },
  {
    tests: /(control\/origin-and-host-checks|hardening\/safe-methods)\.api/,
    because: 'A page cannot set Host, Origin or Sec-Fetch headers.',
  },
  { tests: /hardening\/http\.api/, because: 'It sends bytes that no page sends.' },
  {
    tests: /@hardening\.write\.foreign-origin-refused;|\(FORBIDDEN.*from another origin\)/,
    because: 'A page cannot set Origin.',
  },
  { tests: /\(UNAUTHORIZED, from the control plane\)/, because: 'It starts a separate server with a token.' },
  {
    tests: /@control\.world\.(by-cookie|gone-on-open|header-before-cookie);|control\.world\.unknown: .*\(cookie\)/,
    because: 'A page cannot set Cookie. The offline build stores the world in session storage.',
  },
  {
    tests: /control\/enter\.api/,
    because: 'A page cannot read the Location of a redirect. e2e/tools/offline opens such links.',
  },
  {
    tests: /hardening\/paths\.api/,
    because: 'A browser normalises such paths before it sends them, and a static host serves the files.',
  },
  {
    tests: /@control\.openapi\.server;/,
    because: 'Offline, the page is its own server, at an address that the test does not know.',
  },
  { tests: /@control\.worlds\.read;/, because: 'Offline, every world has the site of its page.' },
  {
    tests:
      /@control\.exports\.own-world;|strict-ownership: .*\(a setting of the world\)|\((in every query|of the control plane)\)/,
    because: 'They open /__mock/enter, which a page cannot request.',
  },
  { tests: /@hardening\.multipart\.cut-off;/, because: 'An aborted request never reaches a service worker.' },
  { tests: /\(a file of 100 MB\)/, because: 'Passing the file from the test to the page takes minutes.' },
]
