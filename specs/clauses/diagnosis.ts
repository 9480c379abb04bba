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
    'diagnosis.result.device': 'The network diagnosis shows the browser and the sizes of screen and window.',
    'diagnosis.result.cookies': 'The network diagnosis shows whether cookies are blocked.',
    'diagnosis.result.popups': 'The network diagnosis shows whether pop-up windows are blocked.',
    'diagnosis.result.clock':
      'The network diagnosis shows the difference between the clock of the device and that of the server.',
    'diagnosis.result.latency': 'The network diagnosis measures the response time of the server.',
    'diagnosis.result.throughput': 'The network diagnosis measures how fast data is downloaded from the server.',
    'diagnosis.result.copied': 'The result of the network diagnosis can be copied as text.',
    'diagnosis.failure.retry':
      'If the server cannot be reached, the network diagnosis shows an error and can be run again.',
  }),
})
