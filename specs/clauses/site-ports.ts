import { assumed } from './clause.ts'

/** The ports of the sites after `npm start`. */
export const sitePorts = {
  ...assumed({
    'site.port.public': 'The app and API of the public site listen on port 5101.',
    'site.port.gov': 'The app and API of the gov site listen on port 5102.',
    'site.port.fin': 'The app and API of the fin site listen on port 5103.',
    'site.port.first-console': 'The path / on port 5100 redirects to the console at /__mock/.',
    'site.port.first-api': 'Port 5100 serves the API of the public site.',
    'site.port.decides': 'A request to a site port gets the site of that port, even if its world names another.',
    'site.port.world-on-first': 'The site setting of a world applies on the first port.',
    'site.port.option': 'The option --port moves the whole port block.',
    'site.port.environment': 'The environment variable PORT moves the whole port block.',
    'site.port.taken-exit-code': 'When a port is in use, npm start exits with code 1.',
    'site.port.taken-one-line': 'A port in use is reported in one clear line.',
    'site.port.taken-starts-nothing': 'If one port is in use, none of the others is left listening.',
    'site.port.early-request':
      'A request that arrives while npm start is still loading gets its response as soon as the server is ready.',
    'site.port.mock-alone': 'Started by npm run mock, the mock opens only one port and serves no pages of the product.',
    'site.port.mock-site': 'The option --site of npm run mock selects the site variant, public by default.',
    'site.port.loopback': 'Without --host, everything listens only on 127.0.0.1.',
    'site.port.host-option': 'The option --host sets another address to listen on.',
  }),
}
