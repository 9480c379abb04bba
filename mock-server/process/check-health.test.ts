import { expect, test } from 'vitest'
import { argumentsOfContainer } from './check-health.ts'

test.each([
  [
    ['node', 'haneul-mock.mjs', '--host', '0.0.0.0', '--port', '8080'],
    ['--host', '0.0.0.0', '--port', '8080'],
  ],
  [
    ['/sbin/docker-init', '--', 'node', 'haneul-mock.mjs', '--tls-cert', 'a b.pem'],
    ['--tls-cert', 'a b.pem'],
  ],
  [['node', 'haneul-mock.mjs'], []],
])('the arguments of %j', (words, expected) => {
  expect(argumentsOfContainer(words.map((word) => `${word}\0`).join(''))).toEqual(expected)
})
