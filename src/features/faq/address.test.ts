import { expect, test } from 'vitest'
import { firstPage, pathOfAddress, readAddress } from './address.ts'

const read = (search: string) => readAddress('PROD', new URLSearchParams(search))

test('an empty URL is the first page of the tab', () => {
  expect(read('')).toEqual({
    tab: 'PROD',
    categoryCode2: undefined,
    categoryCode3: undefined,
    searchKeyword: '',
    page: 1,
    shown: 5,
    toggled: [],
    isPathsOpen: false,
  })
  expect(pathOfAddress(read(''))).toBe('/support/faq/prod')
})

test.each([
  'categoryCode2=COMPUTE',
  'categoryCode3=Server&page=1',
  'searchKeyword=c%2B%2B+%28&page=3',
  'searchKeyword=a&paths=all',
  'shown=20',
  'page=2&shown=10&toggled=1001.1003',
])('%s is read and written back', (search) => expect(pathOfAddress(read(search))).toBe(`/support/faq/prod?${search}`))

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1.5.5x',
  'shown=0',
  'shown=x',
  'toggled=x',
  'categoryCode2=+',
  'searchKeyword=+',
])('%s makes no sense and counts as absent', (search) => expect(pathOfAddress(read(search))).toBe('/support/faq/prod'))

test('the number of shown items is a whole page', () => {
  expect(read('shown=6').shown).toBe(10)
  expect(read('shown=11').shown).toBe(20)
  expect(read('shown=99999').shown).toBe(200)
})

test('another list begins with its first page', () => {
  expect(pathOfAddress({ ...read('page=3&shown=20&toggled=5'), ...firstPage, categoryCode3: 'Server' })).toBe(
    '/support/faq/prod?categoryCode3=Server&page=1',
  )
})
