import { describe, expect, test } from 'vitest'
import { readOptions, readPort } from './command-line.ts'

const options = { port: { type: 'string' }, quiet: { type: 'boolean', default: false } } as const

describe('options', () => {
  test('reads the options, with their defaults', () => {
    expect(readOptions(options, ['--port', '5'])).toEqual({ port: '5', quiet: false })
  })

  for (const [args, message] of [
    [['--prot', '5'], "Unknown option '--prot'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['--port', '--quiet'], "Option '--port' argument is ambiguous"],
    [['--port='], '--port has no value'],
    [['--quiet=yes'], "Option '--quiet' does not take an argument"],
    [['5'], "Unexpected argument '5'"],
  ] as const)
    test(`rejects in one line: ${args.join(' ')}`, () => {
      expect(() => readOptions(options, [...args])).toThrow(
        new RegExp(`^Failed to start: ${message}.*\\. Start it with --help for the options\\.$`),
      )
    })
})

describe('a port', () => {
  test('accepts a port that leaves room for the following ports', () => {
    expect([readPort('1'), readPort('65535'), readPort('65532', 4)]).toEqual([1, 65535, 65532])
    for (const value of ['0', '65536', '1e3', '-1', ' 5', ''])
      expect(() => readPort(value), value).toThrow(/^Failed to start: /)
    expect(() => readPort('65533', 4)).toThrow(
      'Failed to start: "65533" is not a valid port. Set --port to a number from 1 to 65532.',
    )
  })
})
