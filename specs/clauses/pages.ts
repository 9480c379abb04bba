import { assumed, clauses, section } from './clause.ts'

export const pages = section('Every page', '/support', {
  'Every page has the same frame, with header and footer.': assumed({
    'shell.frame.landmarks':
      'Every page has a banner, a main and a contentinfo landmark and exactly one h1; inner pages also have a breadcrumb.',
    'shell.frame.phone-menu': 'Below 768px, the header menu collapses into a phone menu.',
    'shell.footer.other-sites':
      'The footer links to the other sites on the neighbouring ports and, on a loopback address, to the console, which opens the world of the page.',
    'shell.footer.phone':
      'The footer is at most 300 pixels high at 1440 pixels. On a phone, the title of each of its columns is a button that shows its links.',
    'shell.policy.pages':
      'Each site shows its terms of use at /policy/terms and its privacy policy at /policy/privacy in its languages, with the day from which they apply; the footer of every page links to both.',
    'shell.policy.same-periods':
      'The privacy policy states the retention periods that the consents and the privacy note of the inquiry form state.',
  }),
  'The home page and unknown addresses lead into the product.': assumed({
    'shell.home.route': 'The path / is the home page of the site, which links to support, to my page and to the news.',
    'shell.home.cases':
      'The home page has a menu of what customers ask for most, each with its page; gov has neither solutions nor training.',
    'shell.home.current':
      'The home page shows the strip of incidents, the latest notice that is not about one, and to a user the number of RECEIVED and IN_PROGRESS inquiries and, with the billing role, the newest bill; visitors get a link to sign in there.',
    'shell.not-found.page':
      'An unknown path shows the not-found page, as does the URL of a notice, a news item, an FAQ item or an inquiry that does not exist or that the visitor may not see. It has a search of the FAQ and links to the pages that visitors need most.',
    'shell.not-found.status':
      'A page of an unknown path, or of a path that the site does not have, is returned with 404 and asks search engines not to index it.',
  }),
  'Every page has a title and a description.': assumed({
    'shell.head.description':
      'The head of each page has a description in the language of the page, links to the page in the three languages, and the header colour of its site as theme colour.',
  }),
  'Lists, articles and the way back work alike.': [
    '/support/notice/all',
    assumed({
      'shell.list.past-end':
        'A list whose URL names a page after the last one shows a message about it and a link to the first page.',
      'notice.list.page-in-address':
        'The URL of a list contains its page number as page, counted from 1; its request counts from 0.',
      'shell.list.page-begins':
        'Changing the page of a list scrolls to the top and is announced, and from page 2 the title contains the page number.',
      'shell.article.back-to-list':
        'Going back from an article to its list, with the link or the back button, restores the page, search and scroll position of the list and focuses the link that was followed.',
      'shell.list.way-on': 'An empty list offers a next step.',
    }),
  ],
  'Every page can be used by everybody, with keyboard and screen reader.': assumed({
    'shell.access.any-text':
      'No text of a person widens a page or leaves it: not a long word or address, emoji, or text written from right to left.',
    'shell.access.skip-link': 'The first tab stop is a link that skips to the content.',
    'shell.access.title': 'Each page has its own title; that of an article is also its heading.',
    'shell.access.route-announced': 'A change of route is announced with the title of the new page.',
    'shell.access.axe':
      'No page has axe violations on any site, in any language or in any state, and text has a contrast of at least 4.5:1.',
    'shell.access.keyboard':
      'Everything that can be done with the pointer can also be done with the keyboard, and the focused element has a visible focus indicator.',
    'shell.access.focus-not-lost':
      'When a control of my page disappears after its use, the focus moves to another control of the same task.',
    'shell.access.focus-in-row':
      'In a row that scrolls horizontally, the keyboard scrolls the focused item into view as a whole, and no arrow covers it.',
    'shell.access.target-size': 'Targets are at least 24 px wide and high.',
    'shell.access.narrow':
      'At 320 px, no page scrolls horizontally; at 200% text size, and with the text spacing of WCAG 1.4.12, nothing is cut off or covered.',
    'shell.access.autocomplete':
      'The fields name, company name, position, email and mobile number have the autocomplete values name, organization, organization-title, email and tel-national.',
    'shell.access.reduced-motion': 'Under prefers-reduced-motion, nothing moves automatically.',
  }),
  'Customers in the European Economic Area see how their data is protected.': [
    '/policy/privacy',
    assumed({
      'shell.data-protection.eea-only':
        'Users whose country is in the European Economic Area see the data-protection notice with a link to the privacy policy at the bottom of every page; nobody else sees or loads it.',
      'shell.data-protection.closed':
        'The data-protection notice is shown until the person closes it, also after a reload; another person in the same browser still sees it.',
      'shell.data-protection.covers-no-focus':
        'The data-protection notice covers no focused control, also at 320px and with text of 200%; on pages with a frame it moves nothing, and it is not printed.',
    }),
  ],
  'Pages can be printed.': [
    '/support/notice/all/1059',
    assumed({
      'shell.print.content-only':
        'A printed page has no header, footer, buttons or links to other articles, and its collapsed answers are expanded, in a list those of all loaded items.',
      'shell.print.head':
        'A printed page begins with the name of its site and the day of printing, and on my page with the name and email of the member.',
    }),
  ],
  'A page is visible before its scripts have run.': assumed({
    'shell.start.static-page':
      'Before a script runs, a page shows its header, its heading and its lead in the language of the parameter lang, else of the cookie, else of the browser.',
    'shell.start.early-click':
      'What a visitor does before the app has started is not lost: a clicked button or list works as soon as it has, and typed text and the focus are kept.',
    'shell.start.takes-over':
      'The app takes over the elements of the built page instead of replacing them, and the page is then the same as one that the app rendered itself.',
    'shell.start.no-shift':
      'The layout of a page does not shift when the app starts, when its data arrives, or when its fonts arrive, unless the device has no letters of its language and shows boxes until then.',
    'shell.start.without-script': 'Without JavaScript, a page says that it needs JavaScript.',
    'shell.start.missing-file':
      'If the app cannot start, or a file of its first load cannot be loaded, the page shows its text or a message and a way to try again, which opens the page.',
    'shell.start.cancelled-script':
      'A link that is used before the scripts of its page have arrived opens its page: scripts that are cancelled by it do not load the page again.',
    'shell.start.without-storage':
      'Where the browser forbids cookies and storage, every screen starts and the language can be changed.',
    'shell.start.list-without-its-code':
      'A list whose code cannot be loaded becomes a native list of the browser when it is used, and an alert is shown even if the code of its dialog cannot be loaded.',
    'shell.start.outdated': 'A page of an older build reloads once when its files no longer exist.',
    'shell.start.preloads': 'A page preloads the scripts of its screen and its language, and no others.',
    'shell.start.own-font':
      'A page that is opened inside the app is shown in the font of the site for its language; for text in a language without a font on the device, the page loads one.',
    'shell.start.data-once':
      'A page requests nothing twice: neither its article, also if that fails, nor its styles, nor font files with the same characters; it looks once for each language whether the device has its letters.',
    'shell.assets.own-origin': 'No page loads anything from another origin.',
  }),
  'A page shows that it loads, also when this takes long.': assumed({
    'loading.slow.told':
      'If loading takes 10 s, the page shows that it takes longer than usual; after 60 s, a request for data or for the code of a page ends with the message and the retry of a failed one.',
    'loading.offline.recovers':
      'A page loads its data even if the browser says that it is offline; what failed without a connection, data or the code of a page, is loaded when the connection is back.',
    'shell.loading.skeleton': 'A screen that is loading its data shows a skeleton of the final size.',
    'shell.loading.on-intent':
      'The code of a page is loaded when the visitor hovers over or focuses a link to it, unless the data saver of the browser is on.',
  }),
  'Messages appear in accessible dialogs.': {
    ...clauses({
      'error.popup.blocked': ['8.7', 'A blocked popup shows the message error.popup.'],
    }),
    ...assumed({
      'error.popup.opens-window': 'The alert about a blocked popup has a button that opens the window.',
      'shell.alert.role':
        'An alert is a dialog in the page with the role alertdialog, and no page ever calls window.alert.',
      'shell.alert.one-closing-button':
        'An alert has exactly one button that only closes it, after which the action that follows happens. If the user can do something about it, another button does that.',
      'shell.alert.keeps-focus':
        'While a dialog is open, nothing else on the page can get the focus; it returns to its previous element when the dialog closes.',
    }),
  },
  'A page that fails offers a way on.': assumed({
    'error.page.any-status':
      'The pages show the messages of section 8 with any other 4xx of a refusal, and with any other 2xx of a success.',
    'error.page.retry':
      'A screen, or a part of one, whose data failed to load shows the error and a button to try again.',
    'shell.failure.keeps':
      'After a page has failed, trying again shows its form with what was entered and the files that were attached.',
  }),
  'Developers see and change the state of the page in a bar.': assumed({
    'shell.world.gone': 'An open page that receives UNKNOWN_WORLD shows a message and offers to reload.',
  }),
})
