/** Wire tests that only a socket can send, and why. All others run against the mock in a page of the offline build too. */
export const socketOnly: readonly { readonly tests: RegExp; readonly because: string }[] = [
  {
    tests: /(site\/(start|first-port)|control\/(bundle|options|state|stop|tls))\.api/,
    because: 'Ports, options, signals and exit codes are those of a server.',
  },
  {
    tests: /control\/console\.api|@control\.(contract-http|postman)\.runs;|@control\.contract-http\.aimed;/,
    because: 'A static host serves the console, and the files are for clients that call a server.',
  },
  { tests: /hardening\/cross-talk\.api/, because: 'A page has one visitor, not fifty at once.' },
  { tests: /control\/many\.api/, because: 'It fills a server of its own with worlds.' },
  { tests: /control\/guard\.api/, because: 'A page sets neither Host nor Origin nor Sec-Fetch headers.' },
  { tests: /@hardening\.write\.foreign-origin-refused;/, because: 'A page does not set Origin.' },
  {
    tests: /@control\.world\.(by-cookie|header-before-cookie);|control\.world\.unknown: .*\(cookie\)/,
    because: 'A page does not set Cookie; its world is named in its session storage.',
  },
  {
    tests: /control\/enter\.api/,
    because: 'A page is not told where a redirect leads; e2e/offline opens such links.',
  },
  {
    tests: /hardening\/paths\.api/,
    because: 'A browser resolves such paths before it asks, and the files are those of a static host.',
  },
  { tests: /@hardening\.multipart\.cut-off;/, because: 'A request that breaks off never reaches a service worker.' },
  { tests: /\(a file of 100 MB\)/, because: 'So much takes minutes on the way from the test into the page.' },
]
