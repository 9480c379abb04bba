import { assumed } from './clause.ts'

/** Where the sites listen after npm start. */
export const sitePorts = {
  ...assumed({
    'site.port.public': 'The public site, app and API, listens on port 5101.',
    'site.port.gov': 'The gov site, app and API, listens on port 5102.',
    'site.port.fin': 'The fin site, app and API, listens on port 5103.',
    'site.port.first-console': 'The path / of port 5100 leads to the console under /__mock/.',
    'site.port.first-api': 'Port 5100 answers the API of the public site.',
    'site.port.decides': 'A request to a site port gets that site even if its world names another.',
    'site.port.world-on-first': 'The site of a world counts on the first port.',
    'site.port.option': 'The option --port moves the whole block of ports.',
    'site.port.environment': 'The variable PORT moves the whole block of ports.',
    'site.port.taken-exit-code': 'When a port is in use, npm start exits with code 1.',
    'site.port.taken-one-line': 'A port in use is named in one clear line.',
    'site.port.taken-starts-nothing': 'When one port is in use none of the others is left listening.',
    'site.port.early-request': 'What is asked while npm start is still loading is answered as soon as it is ready.',
    'site.port.mock-alone': 'Started by npm run mock, the mock opens one port only and has no pages of the product.',
    'site.port.mock-site': 'The option --site of npm run mock picks the site variant, public by default.',
    'site.port.loopback': 'Without --host everything listens on 127.0.0.1 alone.',
    'site.port.host-option': 'The option --host names another address to listen on.',
  }),
}
