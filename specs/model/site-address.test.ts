import { expect, test } from 'vitest'
import { siteOfDomain, siteOrigin, type SiteLocation } from './site-address.ts'

const local: SiteLocation = { site: 'gov', protocol: 'http:', hostname: '127.0.0.1', port: '5102' }
const production: SiteLocation = { site: 'public', protocol: 'https:', hostname: 'www.haneul.example', port: '' }
const elsewhere: SiteLocation = { site: 'fin', protocol: 'https:', hostname: 'preview.example', port: '' }

test.each([
  ['public', local, 'http://127.0.0.1:5101'],
  ['gov', local, 'http://127.0.0.1:5102'],
  ['fin', local, 'http://127.0.0.1:5103'],
  ['gov', production, 'https://www.gov.haneul.example'],
  ['public', production, 'https://www.haneul.example'],
  ['fin', elsewhere, 'https://preview.example'],
  ['gov', elsewhere, null],
] as const)('the origin of %s', (site, here, origin) => expect(siteOrigin(site, here)).toBe(origin))

test.each([
  ['fin', 'fin'],
  [' GOV ', 'gov'],
  ['127.0.0.1:5101', 'public'],
  ['127.0.0.1:5100', null],
  ['127.0.0.1', null],
  ['www.gov.haneul.example', 'gov'],
  ['www.gov.haneul.example.evil.example', null],
  ['https://www.gov.haneul.example', null],
  ['//gov', null],
  ['gov@evil.example', null],
  ['evil.example', null],
  ['', null],
  [null, null],
])('the domain %j is the site %s', (domain, site) => expect(siteOfDomain(domain, local)).toBe(site))
