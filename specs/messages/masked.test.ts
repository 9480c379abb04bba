import { expect, test } from 'vitest'
import { masked, maskedSecrets } from './masked.ts'

test.each([
  ['Sent to visitor@example.com.', 'Sent to •••@•••.'],
  ['minseo.kim+test@mail.haneul.example, a@b.co', '•••@•••, •••@•••'],
  ['{"emailAddress":"a.b@example.com","title":"x"}', '{"emailAddress":"•••@•••","title":"x"}'],
  ['?emailAddress=visitor%40example.com', '?emailAddress=•••@•••'],
  ['{"captchaValue":"123456","captchaKey":"abc"}', '{"captchaValue":"•••","captchaKey":"abc"}'],
  ['{\\"captchaValue\\":\\"12 3\\"}', '{\\"captchaValue\\":\\"•••\\"}'],
  ['?captchaKey=k&captchaValue=0420&captchaCategory=AUDIO', '?captchaKey=k&captchaValue=•••&captchaCategory=AUDIO'],
  ['-   "captchaValue": "9876",', '-   "captchaValue": "•••",'],
  ['{"cntryNo":"82","cellphoneNo":"1012345678"}', '{"cntryNo":"82","cellphoneNo":"•••"}'],
  ['{"currentPassword":"Haneul!2026","newPassword":"Parang#2026"}', '{"currentPassword":"•••","newPassword":"•••"}'],
  [JSON.stringify({ newPassword: 'a"b\\c1', title: 'x' }), '{"newPassword":"•••","title":"x"}'],
  [
    JSON.stringify(JSON.stringify({ newPassword: 'a"b\\c1', title: 'x' })),
    '"{\\"newPassword\\":\\"•••\\",\\"title\\":\\"x\\"}"',
  ],
  ['Call +82 10-1234-5678 or 010-1234-5678, or +819012345678.', 'Call ••• or •••, or •••.'],
])('%j becomes %j', (text, expected) => expect(masked(text)).toBe(expected))

test.each([
  'Inquiry 100001 was sent at 2026-11-22 09:30:00 (+09:00).',
  'GET http://127.0.0.1:5101/api/support/inquiry/51234/answer/77001 200, 12.345 ms',
  '0.1.0, 1,234,567 won, 2026-11-22T09:30:00+09:00, 1790000000000',
  'sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  '@inquiry.title.required; "@tanstack/react-query": "5.108.0"',
  'expect(received).toBe(expected)',
])('%j stays', (text) => expect(masked(text)).toBe(text))

test('only the secrets are masked where people are invented', () =>
  expect(maskedSecrets('{"captchaValue":"Ab3","cellphoneNo":"1012345678","newPassword":"x"} a@example.com')).toBe(
    '{"captchaValue":"•••","cellphoneNo":"1012345678","newPassword":"•••"} a@example.com',
  ))
