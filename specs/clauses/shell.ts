import { assumed, clauses } from './clause.ts'

/** What surrounds every page: frame, home, alerts, popups, access for everybody. */
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
    'shell.frame.phone-menu': 'Below 768px the menu of the header folds into a phone menu.',
    'shell.alert.role': 'An alert is a dialog in the page with the role alertdialog.',
    'shell.alert.one-button': 'An alert has one button, which closes it.',
    'shell.alert.then-what-follows': 'What follows an alert happens after its button was pressed.',
    'shell.alert.no-window-alert': 'No page ever calls window.alert.',
    'shell.alert.keeps-focus': 'The focus stays inside an open dialog and returns to where it was.',
    'shell.time.label': 'A time that is displayed carries the label UTC +9.',
    'shell.time.not-shifted': 'A time is displayed as the server sent it, whatever the time zone of the browser.',
    'shell.developer-bar.in-development':
      'In development a bar at the foot of the page shows site, persona, language, clock and abuse flag.',
    'shell.developer-bar.not-in-builds': 'A build for others holds no developer bar.',
    'shell.developer-bar.changes-state':
      'The developer bar changes persona, language, clock and abuse flag on the spot.',
    'shell.developer-bar.copies-link': 'The developer bar copies a link that brings another person to the same state.',
    'shell.world.gone': 'An open page that meets UNKNOWN_WORLD says so and offers to reload.',
    'shell.access.skip-link': 'The first stop of the tab key is a link that skips to the content.',
    'shell.access.title': 'Each page has a title of its own.',
    'shell.access.route-announced': 'A change of route is announced with the title of the new page.',
    'shell.access.axe': 'No page fails a check of axe, whatever the site, the language and the state.',
    'shell.access.keyboard': 'Everything that can be done with the pointer can be done with the keyboard.',
    'shell.access.focus-visible': 'The element that has the focus is visibly marked.',
    'shell.access.target-size': 'Targets are at least 24 px wide and high.',
    'shell.access.narrow': 'At 320 px no page scrolls sideways.',
    'shell.access.large-text': 'At 200 % text size nothing is cut off or covered.',
    'shell.access.text-spacing': 'With the text spacing of WCAG 1.4.12 nothing is cut off or covered.',
    'shell.access.contrast': 'Text has a contrast of at least 4.5:1 on every site.',
    'shell.access.reduced-motion': 'Under prefers-reduced-motion nothing moves by itself.',
    'shell.loading.skeleton': 'A screen that waits for its data shows a skeleton of the final size.',
    'shell.loading.no-shift': 'Nothing shifts when the data of a screen arrives.',
    'shell.list.page-begins':
      'Another page of a list begins at the top of the page, is announced, and from the second on is told by the title.',
    'shell.list.way-on': 'An empty list offers a way on.',
    'shell.back.restores': 'The back button brings back the list as it was left, with its place and page.',
    'shell.assets.own-origin': 'No page loads anything from another origin.',
  }),
}
