import { assumed, clauses, section } from './clause.ts'

export const layout = section('Layout and components', '/gallery', {
  'Pages adapt to the width of the screen.': [
    '/support',
    {
      ...clauses({
        'layout.breakpoint.at-419': ['9.22', 'The layout has a breakpoint at 419px.'],
        'layout.breakpoint.at-768': ['9.22', 'The layout has a breakpoint at 768px.'],
        'layout.breakpoint.at-992': ['9.22', 'The layout has a breakpoint at 992px.'],
        'layout.breakpoint.at-1260': ['9.22', 'The layout has a breakpoint at 1260px.'],
        'layout.width.tab-content': ['9.24', 'The content of tabs is 1200px wide.'],
        'layout.width.support-content': ['9.24', 'The content of support pages is 1000px wide.'],
        'layout.width.solution-use-item': ['9.24', 'An item of the solution-use menu is 80px wide.'],
        'layout.width.calculator-item': ['9.24', 'An item of the calculator menu is 79px wide.'],
        'layout.width.cases-item': ['9.24', 'Below a width of 768px, an item of the cases menu is at least 90px wide.'],
        'layout.width.wide-cases-item': [
          '9.24',
          'From a width of 768px, an item of the cases menu is at least 118px wide.',
        ],
      }),
      ...assumed({
        'layout.breakpoint.inclusive':
          'The breakpoints 768, 992 and 1260 include their exact width, and under 420px means a width of at most 419px.',
        'layout.width.my-page':
          'On my page, the menu and the content beside it are 1200px wide together; below the menu, the content alone is 1200px wide.',
        'layout.left-edge':
          'Logo, breadcrumb, heading and footer begin at one left edge; header, footer, cards, tables, lists, panels, bars and forms reach both edges of the frame, alone or with others; on my page, heading and content begin beside the menu.',
      }),
    },
  ],
  'A bar of a programme is fixed while the page is scrolled past its place.': [
    '/support/greenHouse',
    {
      ...clauses({
        'layout.sticky-bar.fixed': ['4.8', 'A sticky bar is fixed once the page is scrolled past its position.'],
        'layout.sticky-bar.relative': [
          '4.8',
          'A sticky bar is relative again when its position is scrolled back into view.',
        ],
      }),
      ...assumed({
        'layout.sticky-bar.never-covers-focus': 'A sticky bar never covers the focused element.',
      }),
    },
  ],
  'The notice about data protection and the strip of the chatbot have their size and place.': [
    '/support/question/general',
    {
      ...clauses({
        'layout.chatbot-strip.can-be-hidden': ['4.8', 'The chatbot quick-reply strip can be hidden.'],
        'layout.gdbr-bar.height': ['9.26', 'The GDBR bar is 55px high.'],
        'layout.gdbr-bar.max-width': ['9.26', 'The GDBR bar is at most 1215px wide.'],
        'layout.chatbot-strip.bottom': ['9.27', 'The chatbot strip is 56px from the bottom.'],
        'layout.chatbot-strip.fixed-when-narrow': ['9.27 4.8', 'The chatbot strip is fixed on screens under 420px.'],
      }),
      ...assumed({
        'layout.chatbot-strip.brought-back':
          'A button beside the question field hides the chatbot quick-reply strip as a whole and shows it again.',
      }),
    },
  ],
  'Menus and lists open by click, by pointer and by key.': [
    '/support',
    {
      ...clauses({
        'layout.dropdown.opens-by-click': ['4.8', 'A dropdown opens on click.'],
        'layout.dropdown.closes-by-click': ['4.8', 'An open dropdown closes on click.'],
        'layout.dropdown.opens-by-hover': ['4.8', 'A hover dropdown opens when the pointer enters it.'],
        'layout.dropdown.closes-by-hover': ['4.8', 'A hover dropdown closes when the pointer leaves it.'],
        'layout.scroll-menu.arrow-hidden-at-start': [
          '4.8',
          'The back arrow of a scroll menu is hidden at the start of the list.',
        ],
        'layout.scroll-menu.arrow-hidden-at-end': [
          '4.8',
          'The forward arrow of a scroll menu is hidden at the end of the list.',
        ],
        'layout.scroll-menu.english-header': [
          '5.17',
          'A scroll-menu header that contains only letters, digits, &, -, _ and spaces counts as English.',
        ],
        'layout.scroll-menu.other-header': [
          '5.17',
          'A scroll-menu header with any other character does not count as English.',
        ],
        'layout.dropdown.hover-open-delay': ['9.16', 'A plain hover dropdown opens after 0 ms.'],
        'layout.dropdown.hover-close-show-delay': ['9.16', 'A hover-close dropdown waits 200 ms before it is shown.'],
        'layout.dropdown.hover-close-hide-delay': ['9.16', 'A hover-close dropdown waits 100 ms before it is hidden.'],
        'layout.dropdown.list-max-height': ['9.18', 'The list of a dropdown is at most 224px high.'],
        'layout.menu.height': ['9.23', 'The menu is 42px high from a width of 768px.'],
        'layout.menu.solution-use-height': ['9.23', 'The solution-use menu is 95px high.'],
        'layout.menu.calculator-height': ['9.23', 'The calculator menu is 95px high.'],
      }),
      ...assumed({
        'layout.dropdown.keyboard':
          'A dropdown can be opened, navigated, selected from and closed with the keyboard; Escape also closes one that was opened by hover.',
        'layout.dropdown.hover-fine-pointer':
          'Dropdowns open by hover only for a fine pointer that can hover, such as a mouse; lists of options open on click and not by hover.',
        'layout.dropdown.hover-keeps-focus':
          'A dropdown that opens by hover does not take the focus, and a click keeps it open.',
        'layout.dropdown.one-open':
          'One menu of the header is open at a time: when another one opens, it closes at once.',
      }),
    },
  ],
  'One or several options can be selected.': {
    ...clauses({
      'layout.multiselect.text-nothing-found': [
        '8.13',
        'A multiselect search without matches shows: No elements found. Consider changing the search query.',
      ],
      'layout.multiselect.text-empty': ['8.13', 'A multiselect without options shows: List is empty.'],
      'layout.multiselect.text-maximum': [
        '8.13',
        'A full multiselect shows: Maximum of {n} options selected. First remove a selected option to select another.',
      ],
      'layout.multiselect.options-limit': ['9.17', 'A multiselect shows at most 1000 options.'],
      'layout.multiselect.height': ['9.17', 'The list of a multiselect is 240px high by default.'],
      'layout.single-select.max-height': ['9.17', 'The list of a single select is at most 260px high.'],
    }),
  },
  'Tabs can be dragged and have equal columns.': {
    ...clauses({
      'layout.tab-drag.threshold-distance': ['9.14', 'A tab bar treats a press as a drag from a distance of 5 px.'],
      'layout.tab-drag.threshold-time': [
        '9.14',
        'A tab bar treats a press that moves as a drag from a duration of 200 ms.',
      ],
      'layout.tab-bar.height': ['9.23', 'Tab bars are 53px high from a width of 1260px.'],
      'layout.tab-block.columns-min': ['9.25', 'A tab block can have as few as 2 columns.'],
      'layout.tab-block.columns-max': ['9.25', 'A tab block can have as many as 8 columns.'],
      'layout.tab-block.columns-equal': ['9.25', 'The columns of a tab block have equal widths.'],
    }),
    ...assumed({
      'layout.tab-bar.scrolls':
        'Below a width of 768px, the tabs of a tab bar are on one line; if they do not fit, it scrolls sideways, brings the current tab into view and shows an arrow on each side on which it has more tabs.',
      'layout.tab-bar.rows':
        'From a width of 768px, the tabs of a tab bar are in rows of equal columns, and from 992px in one row.',
      'layout.tab-drag.click':
        'In a tab bar, a press that does not move is a click, however long it lasts; where all tabs fit, every press is a click.',
    }),
  },
  'On wide screens, the cards of the FAQ are in three columns.': [
    '/support/faq',
    clauses({
      'layout.faq-cards.columns': ['9.28', 'The FAQ cards are arranged in 3 columns on wide screens.'],
    }),
  ],
  'A gallery shows every component.': assumed({
    'layout.gallery.route':
      'The gallery at /gallery shows every state of the components that have no screen of their own.',
  }),
})
