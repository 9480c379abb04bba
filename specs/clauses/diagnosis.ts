import { assumed, clauses, section } from './clause.ts'

export const diagnosis = section('Network diagnosis', '/userEnvDiagTool', {
  'A window shows facts about the browser and the network.': {
    ...clauses({
      'shell.diagnosis.route': ['2.28', 'The network diagnosis popup opens at /userEnvDiagTool.'],
      'shell.diagnosis.width': ['2.28', 'The network diagnosis popup is 1024 pixels wide.'],
      'shell.diagnosis.height': ['2.28', 'The network diagnosis popup is 768 pixels high.'],
    }),
    ...assumed({
      'diagnosis.popup.button': 'A button on the landing page opens the network diagnosis.',
    }),
  },
  'The results can be read and copied, also if a test fails.': assumed({
    'diagnosis.result.device':
      'The network diagnosis shows the browser, the sizes of screen and window, whether cookies and pop-up windows are blocked, the difference to the clock of the server, the response time and the speed of downloads.',
    'diagnosis.result.copied': 'The result of the network diagnosis can be copied as text.',
    'diagnosis.failure.retry':
      'If the server cannot be reached, the network diagnosis shows an error and can be run again.',
  }),
})
