import { assumed } from './clause.ts'

/** The mock in the browser alone, beyond what the control plane's own rows say of it. */
export const controlOffline = {
  ...assumed({
    'control.offline.no-calls-leave': 'Without a server the host of the files is asked for files alone.',
    'control.offline.world-by-link': 'Without a server a link to /__mock/enter opens a page in its world.',
    'control.offline.world-of-tab': 'Without a server a world that a tab entered is that of no other tab.',
    'control.offline.default-shared': 'Without a server tabs that entered no world share the world default.',
    'control.offline.clock-goes-on': 'Without a server a running clock goes on while no page is open.',
    'control.offline.unreadable-aside':
      'A stored world that cannot be read is put aside with a line in the console, and a fresh one begins.',
    'control.offline.unstored':
      'Without room in the browser a world lasts as long as its page, and the console says so.',
    'control.offline.gone-on-open': 'Without a server a page that is opened in a world which is gone uses default.',
    'control.offline.address-opened': 'Without a server an address of the mock that is opened shows its answer.',
    'control.offline.download': 'Without a server a link to a file downloads it under its name.',
    'control.offline.captcha': 'Without a server captchas are seen and heard.',
    'control.offline.uploads': 'Without a server files are received with name, size and sum.',
  }),
}
