import { assumed } from './clause.ts'

/** The mock as a process of its own: `npm run mock`, its options, its state file and its one bundled file. */
export const controlMock = {
  ...assumed({
    'control.option.help': 'The option --help of npm run mock lists every option and exits with code 0.',
    'control.option.unknown-refused': 'An unknown option of npm run mock is named in one line, with exit code 1.',
    'control.option.value-refused':
      'A wrong value of an option of npm run mock is named in one line, with exit code 1.',
    'control.option.port-taken': 'When its port is in use, npm run mock names it in one line and exits with code 1.',
    'control.option.seed': 'The option --seed of npm run mock is the seed of the world default, also after a reset.',
    'control.option.latency': 'The option --latency of npm run mock delays every answer of the world default.',
    'control.option.control-token': 'With --control-token the control plane of npm run mock wants that token.',
    'control.option.tls': 'With --tls-cert and --tls-key npm run mock answers https, and no http.',
    'control.option.tls-both': 'One of --tls-cert and --tls-key without the other is refused.',
    'control.option.tls-files': 'A file of --tls-cert or --tls-key that is missing or no such file is named.',
    'control.option.tls-origin': 'Over https only pages of the https origin may use the control plane.',
    'control.stop.running-request':
      'After SIGTERM or SIGINT a running request is still answered, then the exit code is 0.',
    'control.stop.no-new-connections': 'After SIGTERM no new connection is taken.',
    'control.stop.five-seconds': 'A request that is still running 5 s after SIGTERM is cut, and the exit code is 0.',
    'control.stop.idle-connections': 'Connections without a running request do not hold up the end.',
    'control.state.restored': 'With --state every world is there again after a restart, with all that happened in it.',
    'control.state.reset': 'A world restored from the state file can still be reset to what it was when created.',
    'control.state.real-time': 'A world that goes by the real time goes by it again after a restart.',
    'control.state.while-running': 'With --state changes are saved every few seconds, so that a crash loses little.',
    'control.state.unchanged': 'With --state nothing is written while nothing changes.',
    'control.state.wrong-refused': 'A state file that cannot be read whole is refused in one line, with exit code 1.',
    'control.state.wrong-kept': 'A state file that is refused stays as it is.',
    'control.bundle.alone': 'The file dist/mock.mjs is the whole mock: it runs in a folder with nothing else in it.',
  }),
}
