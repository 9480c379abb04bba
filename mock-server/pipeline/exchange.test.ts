import { expect, test } from 'vitest'
import type { MockResponse } from '../http/request.ts'
import { inOrder, type RoutedExchange, type Stage } from './exchange.ts'

const response: MockResponse = { status: 204, headers: [], body: null }
const exchange = { path: '/' } as RoutedExchange

test('stages run in order and end in the reverse order; one that returns a response hides the later ones', async () => {
  const calls: string[] = []
  const stage =
    (name: string): Stage =>
    async (given, next) => {
      calls.push(name)
      const returned = await next(given)
      calls.push(`${name} ends`)
      return returned
    }
  const respond = inOrder([stage('a'), stage('b'), () => response, stage('c')])
  expect(await respond(exchange)).toBe(response)
  expect(calls).toEqual(['a', 'b', 'b ends', 'a ends'])
  expect(() => inOrder([])(exchange)).toThrow('The last stage')
})
