import { assumed, clauses } from './clause.ts'

/** What all pages share: frame, home page, alerts, popups, accessibility. */
export const shell = {
  ...clauses(2, {
    'shell.diagnosis.route': 'The network diagnosis popup opens at /userEnvDiagTool.',
    'shell.diagnosis.width': 'The network diagnosis popup is 1024 pixels wide.',
    'shell.diagnosis.height': 'The network diagnosis popup is 768 pixels high.',
  }),
  ...assumed({
    'shell.home.route': 'The path / is the home page of the site.',
    'shell.home.links': 'The home page links to support, to my page and to the news.',
    'shell.not-found.page': 'An unknown path shows the not-found page.',
    'shell.frame.landmarks': 'Every page has a banner, a main and a contentinfo landmark.',
    'shell.frame.one-h1': 'Every page has exactly one h1.',
    'shell.frame.breadcrumb': 'Inner pages have a breadcrumb.',
    'shell.frame.phone-menu': 'Below 768px, the header menu collapses into a phone menu.',
    'shell.alert.role': 'An alert is a dialog in the page with the role alertdialog.',
    'shell.alert.one-button': 'An alert has one button, which closes it.',
    'shell.alert.then-what-follows': 'The action that follows an alert happens after its button is pressed.',
    'shell.alert.no-window-alert': 'No page ever calls window.alert.',
    'shell.alert.keeps-focus':
      'The focus stays inside an open dialog and returns to its previous element when the dialog closes.',
    'shell.time.label': 'A displayed time has the label UTC +9.',
    'shell.time.not-shifted': 'A time is displayed as sent by the server, regardless of the time zone of the browser.',
    'shell.developer-bar.in-development':
      'In development, a bar at the bottom of the page shows site, persona, language, clock and abuse flag.',
    'shell.developer-bar.not-in-builds': 'A production build contains no developer bar.',
    'shell.developer-bar.changes-state':
      'The developer bar changes persona, language, clock and abuse flag immediately.',
    'shell.developer-bar.copies-link': 'The developer bar copies a link that opens the same state for another person.',
    'shell.world.gone': 'An open page that receives UNKNOWN_WORLD shows a message and offers to reload.',
    'shell.access.skip-link': 'The first tab stop is a link that skips to the content.',
    'shell.access.title': 'Each page has its own title.',
    'shell.access.route-announced': 'A change of route is announced with the title of the new page.',
    'shell.access.axe': 'No page has axe violations on any site, in any language or in any state.',
    'shell.access.keyboard': 'Everything that can be done with the pointer can also be done with the keyboard.',
    'shell.access.focus-visible': 'The focused element has a visible focus indicator.',
    'shell.access.target-size': 'Targets are at least 24 px wide and high.',
    'shell.access.narrow': 'At 320 px, no page scrolls horizontally.',
    'shell.access.large-text': 'At 200% text size, nothing is cut off or covered.',
    'shell.access.text-spacing': 'With the text spacing of WCAG 1.4.12, nothing is cut off or covered.',
    'shell.access.contrast': 'Text has a contrast of at least 4.5:1 on every site.',
    'shell.access.reduced-motion': 'Under prefers-reduced-motion, nothing moves automatically.',
    'shell.loading.skeleton': 'A screen that is loading its data shows a skeleton of the final size.',
    'shell.loading.no-shift': 'The layout of a screen does not shift when its data arrives.',
    'shell.list.page-begins':
      'Changing the page of a list scrolls to the top and is announced, and from page 2 the title contains the page number.',
    'shell.list.way-on': 'An empty list offers a next step.',
    'shell.back.restores': 'The back button restores a list with its page and scroll position.',
    'shell.assets.own-origin': 'No page loads anything from another origin.',
  }),
}
