import { expect, test } from 'vitest'
import { createI18n } from '../messages/i18n.ts'
import { resources } from '../messages/translate.ts'
import { locationLabel, resourceLine } from './event-log.ts'
import { displayTime } from './time.ts'

const t = createI18n('en', resources).t

const resource = (troubleOcrTypeCode: string, resourceName = '', resourceEtcDescription?: string) => ({
  troubleOcrTypeCode,
  resourceName,
  ...(resourceEtcDescription !== undefined && { resourceEtcDescription }),
})

test.each([
  [[], ''],
  [[resource('Server', 'Server')], 'Server'],
  [[resource('PORTAL', '포털'), resource('CONSOLE', 'Console')], 'Portal, Console'],
  [[resource('ETC', '', 'DNS cache')], 'Other(DNS cache)'],
  [[resource('ETC', 'ignored', ' DNS cache ')], 'Other(DNS cache)'],
  [[resource('ETC'), resource('ETC', '', ''), resource('ETC', '', ' ')], 'Other, Other, Other'],
  [[resource('LoadBalancer', ' ')], 'LoadBalancer'],
])('resources %j: %s', (list, line) => expect(resourceLine(list, t)).toBe(line))

test.each([
  [{ regionName: '한국', zoneName: 'KR-1' }, '한국 KR-1'],
  [{ regionName: '일본', zoneName: '' }, '일본'],
  [{ regionName: '일본', zoneName: ' ' }, '일본'],
])('location %j: %s', (location, label) => expect(locationLabel(location)).toBe(label))

test.each([
  [[2026, 11, 12, 13, 58], '2026-11-12 13:58'],
  [[2026, 1, 5, 3, 6], '2026-01-05 03:06'],
  [[2026, 12, 31, 0, 0], '2026-12-31 00:00'],
])('time %j: %s', (parts, time) => expect(displayTime(parts)).toBe(time))
