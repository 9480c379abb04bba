/** API tests that need a server, with the reason. All other API tests also run against the offline build in a page. */
export const socketOnly: readonly { readonly tests: RegExp; readonly because: string }[] = [
  {
    tests: /@mail\.link\.absolute;/,
    because: 'Offline, each site has a host of its own. e2e/tools/offline opens a link.',
  },
  {
    tests:
      /(sending\/idempotency-killed|error\/(internal|shape)|hardening\/(nasty-inputs|upload|page-headers)|member\/no-control)\.api/,
    because:
      'They start a separate server with options, a clock or memory of its own, or a simulated fault, or need a socket.',
  },
  {
    tests: /hardening\/safe-methods\.api/,
    because: 'A page cannot set Origin or Sec-Fetch headers.',
  },
  { tests: /hardening\/http\.api/, because: 'It sends bytes that no page sends.' },
  {
    tests: /@hardening\.write\.foreign-origin-refused;|\(FORBIDDEN.*from another origin\)/,
    because: 'A page cannot set Origin.',
  },
  {
    tests: /hardening\/paths\.api/,
    because: 'A browser normalises such paths before it sends them, and a static host serves the files.',
  },
  {
    tests: /\((in every query|of the control plane)\)/,
    because: 'They open /__mock/enter, which a page cannot request.',
  },
  { tests: /@hardening\.multipart\.cut-off;/, because: 'An aborted request never reaches a service worker.' },
  { tests: /\(a file of 100 MB\)/, because: 'Passing the file from the test to the page takes minutes.' },
]
