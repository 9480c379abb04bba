import { assumed, clauses, section } from './clause.ts'

export const pages = section('Every page', '/support', {
  'Every page has the same frame, with header and footer.': assumed({
    'shell.frame.landmarks': 'Every page has a banner, a main and a contentinfo landmark.',
    'shell.frame.one-h1': 'Every page has exactly one h1.',
    'shell.frame.breadcrumb': 'Inner pages have a breadcrumb.',
    'shell.frame.phone-menu': 'Below 768px, the header menu collapses into a phone menu.',
    'shell.footer.other-sites':
      'The footer links to the other sites on the neighbouring ports and, on a loopback address, to the console.',
    'shell.footer.console-world': 'The link to the console opens the world of the page.',
    'shell.policy.pages':
      'Each site shows its terms of use at /policy/terms and its privacy policy at /policy/privacy in its languages, with the day from which they apply.',
    'shell.policy.footer': 'The footer of every page links to the terms of use and to the privacy policy.',
    'shell.policy.unknown': 'Any other path below /policy shows the not-found page.',
    'shell.policy.same-periods':
      'The privacy policy states the retention periods that the consents and the privacy note of the inquiry form state.',
  }),
  'The home page and unknown addresses lead into the product.': assumed({
    'shell.home.route': 'The path / is the home page of the site.',
    'shell.home.links': 'The home page links to support, to my page and to the news.',
    'shell.home.cases':
      'The home page has a menu of what customers ask for most, each with its page; gov has neither solutions nor training.',
    'shell.not-found.page': 'An unknown path shows the not-found page.',
    'shell.not-found.status':
      'A built page of an unknown path, or of a path that the site does not have, is returned with 404.',
  }),
  'Every page has a title and a description.': assumed({
    'shell.head.description': 'Each page has a description in the language of the page.',
    'shell.head.alternates': 'Each page links to itself in the three languages.',
    'shell.head.theme-color': 'The theme color of a page is the header color of its site.',
    'shell.head.not-found': 'The not-found page asks search engines not to index it.',
  }),
  'Lists, articles and the way back work alike.': [
    '/support/notice/all',
    assumed({
      'shell.list.past-end':
        'A list whose URL names a page after the last one shows a message about it and a link to the first page.',
      'shell.list.page-begins':
        'Changing the page of a list scrolls to the top and is announced, and from page 2 the title contains the page number.',
      'shell.article.back-to-list':
        'The link from an article back to its list opens the list with the page, search and scroll position it had.',
      'shell.article.title': 'The title of an article is the heading and the document title of its page.',
      'shell.list.way-on': 'An empty list offers a next step.',
      'shell.back.restores': 'The back button restores a list with its page and scroll position.',
      'shell.back.focus': 'Going back to a list of articles focuses the link that was followed.',
    }),
  ],
  'Every page can be used by everybody, with keyboard and screen reader.': assumed({
    'shell.access.any-text':
      'No text of a person widens a page or leaves it: not a long word or address, emoji, or text written from right to left.',
    'shell.access.skip-link': 'The first tab stop is a link that skips to the content.',
    'shell.access.title': 'Each page has its own title.',
    'shell.access.route-announced': 'A change of route is announced with the title of the new page.',
    'shell.access.axe': 'No page has axe violations on any site, in any language or in any state.',
    'shell.access.keyboard': 'Everything that can be done with the pointer can also be done with the keyboard.',
    'shell.access.focus-visible': 'The focused element has a visible focus indicator.',
    'shell.access.focus-not-lost':
      'When a control of my page disappears after its use, the focus moves to another control of the same task.',
    'shell.access.focus-in-row':
      'In a row that scrolls horizontally, the keyboard scrolls the focused item into view as a whole, and no arrow covers it.',
    'shell.access.target-size': 'Targets are at least 24 px wide and high.',
    'shell.access.narrow': 'At 320 px, no page scrolls horizontally.',
    'shell.access.large-text': 'At 200% text size, nothing is cut off or covered.',
    'shell.access.text-spacing': 'With the text spacing of WCAG 1.4.12, nothing is cut off or covered.',
    'shell.access.autocomplete':
      'The fields name, company name, position, email and mobile number have the autocomplete values name, organization, organization-title, email and tel-national.',
    'shell.access.contrast': 'Text has a contrast of at least 4.5:1 on every site.',
    'shell.access.reduced-motion': 'Under prefers-reduced-motion, nothing moves automatically.',
  }),
  'Customers in the European Economic Area see how their data is protected.': [
    '/policy/privacy',
    assumed({
      'shell.data-protection.eea-only':
        'Users whose country is in the European Economic Area see the data-protection notice at the bottom of every page; nobody else sees or loads it.',
      'shell.data-protection.policy-link': 'The data-protection notice links to the privacy policy.',
      'shell.data-protection.closed':
        'The data-protection notice is shown until the person closes it, also after a reload; another person in the same browser still sees it.',
      'shell.data-protection.covers-no-focus':
        'The data-protection notice covers no focused control, also at 320px and with text of 200%; on pages with a frame it moves nothing, and it is not printed.',
    }),
  ],
  'Pages can be printed.': [
    '/support/notice/all/1059',
    assumed({
      'shell.print.content-only': 'A printed page has no header and no footer, and its collapsed answers are expanded.',
      'shell.print.head':
        'A printed page begins with the name of its site and the day of printing, and on my page with the name and email of the member.',
      'shell.print.article': 'A printed article has no buttons and no links to other articles.',
    }),
  ],
  'A page is visible before its scripts have run.': assumed({
    'shell.start.static-page':
      'Before a script runs, a page shows its header, its heading and its lead in the language of the visitor.',
    'shell.start.language-of-html':
      'The server sends a page in the language of the parameter lang, else of the cookie, else of the browser.',
    'shell.start.early-click': 'A button that is clicked before the app has started works as soon as it has.',
    'shell.start.early-focus': 'The focused element keeps the focus when the app starts.',
    'shell.start.early-text': 'Text that is typed before the app has started is kept in its field.',
    'shell.start.takes-over': 'The app takes over the elements of the built page instead of replacing them.',
    'shell.start.ready':
      'When the browser reports that a page has loaded, it can be used: what is clicked or typed at once is not lost.',
    'shell.start.taken-over-page': 'A page that was taken over is the same as a page that the app rendered itself.',
    'shell.start.no-shift':
      'The layout of a page does not shift when the app starts, nor when its fonts arrive, unless the device has no letters of its language and shows boxes until then.',
    'shell.start.early-select':
      'A list that is opened before its code has loaded opens as soon as it has, with what was typed and with the focus.',
    'shell.start.without-script': 'Without JavaScript, a page says that it needs JavaScript.',
    'shell.start.missing-file':
      'If a file of the first load cannot be loaded, the page shows its text or a message and a way to try again.',
    'shell.start.retry': 'If a script failed to load, retrying opens the page.',
    'shell.start.cancelled-script':
      'A link that is used before the scripts of its page have arrived opens its page: scripts that are cancelled by it do not load the page again.',
    'shell.start.without-storage':
      'Where the browser forbids cookies and storage, every screen starts and the language can be changed.',
    'shell.start.rejected': 'If the app cannot start, the page shows an error and a link to try again.',
    'shell.start.list-without-its-code':
      'A list whose code cannot be loaded becomes a native list of the browser when it is used.',
    'shell.start.outdated': 'A page of an older build reloads once when its files no longer exist.',
    'shell.start.preloads': 'A page preloads the scripts of its screen and its language, and no others.',
    'shell.start.styles-once': 'The styles inside a page are not requested again.',
    'shell.start.letters-once': 'A page decides once for each language whether the device has its letters.',
    'shell.start.own-font': 'A page that is opened inside the app is shown in the font of the site for its language.',
    'shell.start.data-once': 'The page of an article requests it once, also if that fails.',
    'shell.start.font-files': 'A page loads no two font files with the same characters.',
    'shell.start.other-letters':
      'If the device has no font for a language, the page loads one for text in that language.',
    'shell.assets.own-origin': 'No page loads anything from another origin.',
  }),
  'A page shows that it loads, also when this takes long.': assumed({
    'loading.slow.told': 'If loading takes 10 s, the page shows that it takes longer than usual.',
    'loading.slow.limit':
      'A request for data or for the code of a page ends after 60 s with the message and the retry of a failed one.',
    'loading.offline.tried': 'A page loads its data even if the browser says that it is offline.',
    'loading.offline.recovers':
      'What failed to load without a connection is loaded when the connection is back, also a page whose code failed to load.',
    'shell.loading.skeleton': 'A screen that is loading its data shows a skeleton of the final size.',
    'shell.loading.no-shift': 'The layout of a screen does not shift when its data arrives.',
    'shell.loading.on-intent':
      'The code of a page is loaded when the visitor hovers over or focuses a link to it, unless the data saver of the browser is on.',
  }),
  'Messages appear in accessible dialogs.': {
    ...clauses({
      'error.popup.blocked': ['8.7', 'A blocked popup shows the message error.popup.'],
    }),
    ...assumed({
      'error.popup.opens-window': 'The alert about a blocked popup has a button that opens the window.',
      'shell.alert.role': 'An alert is a dialog in the page with the role alertdialog.',
      'shell.alert.one-closing-button':
        'An alert has exactly one button that only closes it. If the user can do something about it, another button does that.',
      'shell.alert.without-its-code': 'An alert is shown even if the code of its dialog cannot be loaded.',
      'shell.alert.then-what-follows': 'The action that follows an alert happens after its button is pressed.',
      'shell.alert.no-window-alert': 'No page ever calls window.alert.',
      'shell.alert.keeps-focus':
        'While a dialog is open, nothing else on the page can get the focus; it returns to its previous element when the dialog closes.',
    }),
  },
  'A page that fails offers a way on.': assumed({
    'error.page.any-status':
      'The pages show the messages of section 8 with any other 4xx of a refusal, and with any other 2xx of a success.',
    'error.page.retry': 'A screen whose data failed to load shows the error and a button to try again.',
    'shell.failure.keeps':
      'After a page has failed, trying again shows its form with what was entered and the files that were attached.',
  }),
  'Developers see and change the state of the page in a bar.': assumed({
    'shell.world.gone': 'An open page that receives UNKNOWN_WORLD shows a message and offers to reload.',
  }),
})
