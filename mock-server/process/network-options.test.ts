import { expect, test } from 'vitest'
import { networkOptions, readAddress, readOrigins } from './network-options.ts'

const at = { host: '127.0.0.1', port: 5200, controlToken: undefined }

test('the cookie is named by the port outside', () => {
  const cookieOf = (options: Partial<Parameters<typeof networkOptions>[0]>) =>
    networkOptions({ ...at, ...options }).worldCookie
  expect(cookieOf({})).toBe('mock-world-5200')
  expect(cookieOf({ port: 5100 })).toBe('mock-world')
  expect(cookieOf({ publicUrl: 'http://mock.example:8080' })).toBe('mock-world-8080')
  expect(cookieOf({ publicUrl: 'https://mock.example/team/mock' })).toBe('mock-world')
})

test('a token is generated beyond loopback only', () => {
  const tokenOf = (options: Partial<Parameters<typeof networkOptions>[0]>) =>
    networkOptions({ ...at, ...options }).controlToken
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(tokenOf({ host })).toBeUndefined()
  expect(tokenOf({ host: '0.0.0.0' })).toMatch(/^[\w-]{24}$/)
  expect(tokenOf({ host: '0.0.0.0' })).not.toBe(tokenOf({ host: '0.0.0.0' }))
  for (const host of ['127.0.0.1', '0.0.0.0']) expect(tokenOf({ host, controlToken: 'given' })).toBe('given')
})

test('hosts are loopback names, the own one, those that are allowed and that of the public URL', () => {
  const allowedHosts = ['Mock.example', '192.0.2.7', '2001:db8::7']
  expect(networkOptions({ ...at, host: '::', allowedHosts, publicUrl: 'https://outside.example' }).hostNames).toEqual([
    ...['127.0.0.1', 'localhost', '[::1]', '[::]'],
    ...['mock.example', '192.0.2.7', '[2001:db8::7]', 'outside.example'],
  ])
})

test('origins are read as browsers send them', () => {
  const values = ['HTTP://LOCALHOST:3000/, https://App.Example:443', 'capacitor://localhost/', 'null']
  expect(readOrigins(values)).toEqual(['http://localhost:3000', 'https://app.example', 'capacitor://localhost', 'null'])
})

test('addresses lose the slash at their end', () => {
  expect(readAddress('proxy', 'http://api.example/')).toBe('http://api.example')
  expect(readAddress('public-url', 'https://mock.example/team/mock/')).toBe('https://mock.example/team/mock')
})

const rejected: readonly (readonly [work: () => unknown, message: string])[] = [
  ...['http://mock.example', 'mock.example:80', 'mock/example'].map(
    (name) => [() => networkOptions({ ...at, allowedHosts: [name] }), `"${name}" is not a host name`] as const,
  ),
  ...[
    ...['localhost:3000', 'http://localhost:3000/app', 'http://user@a.example', 'http://b.example?x', '', 'file://'],
    '*',
  ].map((origin) => [() => readOrigins([`http://a.example,${origin}`]), `"${origin}" is not an origin`] as const),
  ...[
    'mock.example',
    'ftp://mock.example',
    'https://mock.example/?a=b',
    'https://mock.example/#a',
    'https://me@a.b',
  ].map((url) => [() => readAddress('public-url', url), `"${url}" is not a public URL`] as const),
  ...['api.example', 'http://api.example/?a=b'].map(
    (url) => [() => readAddress('proxy', url), `"${url}" is not the address of a back end`] as const,
  ),
]
test.each(rejected.map(([work, message]) => ({ work, message })))('$message', ({ work, message }) => {
  expect(work).toThrow(`Failed to start: ${message}. Set --`)
})
