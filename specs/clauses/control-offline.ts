import { assumed } from './clause.ts'

/** The mock that runs entirely in the browser; control-plane.ts has the other `control.offline` clauses. */
export const controlOffline = {
  ...assumed({
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
}
