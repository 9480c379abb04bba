import { sites, type Site } from '../literals/sites.ts'

type Place = `${Site} ${'KR' | 'US'}`
export const places = sites.flatMap((site): readonly Place[] => [`${site} KR`, `${site} US`])

/**
 * What a user with these roles may request in each place: **u**sage, **t**ax invoices, **b**illing, train **h**istory,
 * **a**larms, **s**olutions.
 */
type RightsRow = { readonly roles: readonly string[] } & Readonly<Record<Place, string>>

const all = [
  'ROLE_PATH_USAGE',
  'ROLE_PATH_TAXBILL',
  'ROLE_PATH_BILLING',
  'ROLE_PATH_TRAIN_HISTORY',
  'ROLE_PATH_ALARM',
  'ROLE_PATH_SOLUTION',
]

/** Each path role alone, none of them and all of them, on each site, in Korea and abroad. */
// oxfmt-ignore
export const rights: readonly RightsRow[] = [
  { roles: [],                          'public KR': '',      'public US': '',     'gov KR': '',      'gov US': '',     'fin KR': '',       'fin US': '' },
  { roles: ['ROLE_PATH_USAGE'],         'public KR': 'u',     'public US': 'u',    'gov KR': 'u',     'gov US': 'u',    'fin KR': 'u',      'fin US': 'u' },
  { roles: ['ROLE_PATH_TAXBILL'],       'public KR': 't',     'public US': '',     'gov KR': 't',     'gov US': '',     'fin KR': 't',      'fin US': '' },
  { roles: ['ROLE_PATH_BILLING'],       'public KR': 'b',     'public US': 'b',    'gov KR': 'b',     'gov US': 'b',    'fin KR': 'b',      'fin US': 'b' },
  { roles: ['ROLE_PATH_TRAIN_HISTORY'], 'public KR': '',      'public US': '',     'gov KR': '',      'gov US': '',     'fin KR': 'h',      'fin US': 'h' },
  { roles: ['ROLE_PATH_ALARM'],         'public KR': 'a',     'public US': 'a',    'gov KR': 'a',     'gov US': 'a',    'fin KR': 'a',      'fin US': 'a' },
  { roles: ['ROLE_PATH_SOLUTION'],      'public KR': 's',     'public US': 's',    'gov KR': 's',     'gov US': 's',    'fin KR': 's',      'fin US': 's' },
  { roles: all,                         'public KR': 'utbas', 'public US': 'ubas', 'gov KR': 'utbas', 'gov US': 'ubas', 'fin KR': 'utbhas', 'fin US': 'ubhas' },
]

export const placeOf = (place: Place) => {
  const [site, cntryCd] = place.split(' ')
  return { site: site as Site, cntryCd: cntryCd! }
}
