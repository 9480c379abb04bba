import { assumed, clauses, noLongerProduct, section } from './clause.ts'

export const eventLog = section('Incidents', '/support/event-log', {
  'An incident has a page with its name and its history.': [
    '/support/event-log/33',
    {
      ...clauses({
        'event-log.page.id-parameter': ['2.25', 'The page of an incident reads its id from the path.'],
        'event-log.page.question-link': ['2.25', 'The page of an incident links to /support/question/trouble.'],
        'event-log.name.shown': ['3.6', 'The page of an incident shows its troubleNotiName.'],
      }),
    },
  ],
  'The history is listed with its texts.': {
    ...clauses({
      'event-log.history.times': ['3.6', 'Each entry of the incident history shows its displayYmdt.'],
      'event-log.history.contents': ['3.6', 'Each entry of the incident history shows its content.'],
    }),
    ...noLongerProduct('The specification has no list of incidents.', {
      'event-log.list.empty': ['7.31', 'The list of incidents without entries shows the message for an empty list.'],
    }),
    ...assumed({
      'event-log.list.route':
        'The list of incidents opens at /support/event-log, and its entries open /support/event-log/{id}.',
      'event-log.list.ongoing-first': {
        text: 'The list of incidents starts with the incidents in the status IN_PROGRESS.',
        at: 'eventLogs',
      },
      'event-log.list.none-ongoing':
        'Without an ongoing incident, the list of incidents and the strip show that there is none, and the strip links to the list.',
      'event-log.history.timeline':
        'The history of an incident is shown as a timeline, the newest entry first, with how long a resolved incident lasted; the name of the incident is the heading and the title of the page.',
    }),
  },
  'The page names status, platform, places and resources of an incident.': {
    ...clauses({
      'event-log.locations.regions': ['3.6', 'The page of an incident shows the regionName of each location.'],
      'event-log.locations.zones': ['3.6', 'The page of an incident shows the zoneName of each location.'],
      'event-log.platform.vpc': ['3.6', 'The platform of an incident can be labelled VPC.'],
      'event-log.platform.classic': ['3.6', 'The platform of an incident can be labelled Classic.'],
      'event-log.platform.both': ['3.6', 'The platform of an incident can be labelled Both.'],
      'event-log.resources.shown': ['3.6', 'The page of an incident shows its resources.'],
      'event-log.resources.portal': ['3.6', 'A resource of an incident can be of type PORTAL.'],
      'event-log.resources.console': ['3.6', 'A resource of an incident can be of type CONSOLE.'],
      'event-log.resources.product': ['3.6', 'A resource of an incident can be a product, shown by its resourceName.'],
      'event-log.status.in-progress': ['4.1 3.6', 'An incident can have the status IN_PROGRESS.'],
      'event-log.status.resolved': ['4.1 3.6', 'An incident can have the status RESOLVED.'],
      'event-log.resources.etc': [
        '9.20 3.6',
        'An ETC resource is shown as its type label followed by its description in parentheses.',
      ],
      'event-log.resources.joined': ['9.20', 'Several resources of an incident are joined by a comma and a space.'],
    }),
    ...assumed({
      'event-log.resources.type-labels':
        'PORTAL, CONSOLE and ETC are shown as 포털, 콘솔 and 기타, as Portal, Console and Other, or as ポータル, コンソール and その他: an ETC resource with the description DNS cache as Other(DNS cache), without one as Other.',
    }),
  },
  'Times are shown as the product writes them.': [
    '/support/event-log/33',
    {
      ...clauses({
        'event-log.times.start': ['3.6', 'The page of an incident shows startYmdt.'],
        'event-log.times.target-recovery': ['3.6', 'The page of an incident shows targetRecoveryYmdt.'],
        'event-log.times.real-recovery': ['3.6', 'The page of an incident shows realRecoveryYmdt.'],
        'event-log.time.order': ['9.19', 'The times of an incident have the form year-month-day hour:minute.'],
        'event-log.time.two-digits': ['9.19', 'Parts of a time below 10 are padded to two digits.'],
        'event-log.time.label': ['9.19', 'The times of an incident are followed by the label UTC +9.'],
      }),
      ...assumed({
        'event-log.times.target-passed': {
          text: 'While an incident is ongoing, isTargetPassed is true if targetRecoveryYmdt has passed by the clock of the server, and the page shows a warning beside the time.',
          at: 'EventLog.isTargetPassed',
        },
        'event-log.time.months-from-one': 'Months in the time arrays count from 1.',
        'shell.time.not-shifted':
          'A date or time is displayed as sent by the server, regardless of the time zone of the browser, and a time has the label UTC +9.',
      }),
    },
  ],
  'The page loads, refreshes and reports failures.': {
    ...clauses({
      'event-log.failure.replaces-route': [
        '2.25',
        'After a failed load, the home page replaces the route of the incident.',
      ],
      'event-log.load.empty-at-first': ['4.1', 'The page of an incident is empty until its data is loaded.'],
      'event-log.load.success': [
        '4.1 7.29',
        'The page of an incident shows its content when the response has the code SUCCESS.',
      ],
      'event-log.load.other-code': [
        '4.1 7.29',
        'The page of an incident stays empty when the response has another code.',
      ],
      'event-log.failure.alert': [
        '8.11 2.25',
        'A failed load whose response has a message shows that message in an alert.',
      ],
      'event-log.failure.home': ['8.11 2.25', 'A failed load of an incident redirects to the home page.'],
    }),
    ...assumed({
      'event-log.failure.waits-for-button':
        'After a failed load, the page redirects to the home page once its alert is closed, which names the connection if the server cannot be reached; if the response has no message, it redirects without an alert.',
      'event-log.load.silent':
        'After a 200 response with a code other than SUCCESS, the page shows no alert and does not redirect.',
      'event-log.refresh.ongoing':
        'The page of an ongoing incident requests its log again every minute, which the visitor can stop and restart.',
    }),
  },
  'A strip tells visitors of other pages about current incidents.': assumed({
    'event-log.strip.entry-page':
      'The entry page of the inquiry and the form for trouble inquiries show the latest ongoing incident with its start, a link to its page and the number of the others, as a status that screen readers announce.',
    'event-log.strip.report':
      'While an incident is ongoing, the first link of the entry page to a form is that of the strip to the form for trouble; on that form, the strip has no such link.',
    'event-log.strip.failure':
      'If the incidents cannot be loaded, the strip shows an error and links to the list of incidents.',
  }),
})
