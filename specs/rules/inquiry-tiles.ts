import type { InquiryType } from './inquiry-types.ts'

interface Tile {
  readonly name: 'member' | 'service' | 'price' | 'business' | 'solution' | 'education' | 'etc' | 'trouble'
  readonly type: InquiryType
  /** The group that is preselected in the form. */
  readonly parentCode?: string
}

/** The tiles of the inquiry entry page, the same on every site. */
export const tiles: readonly Tile[] = [
  { name: 'member', type: 'general', parentCode: 'GNRL_MBR' },
  { name: 'service', type: 'service' },
  { name: 'price', type: 'general', parentCode: 'GNRL_BILL' },
  { name: 'business', type: 'sales' },
  { name: 'solution', type: 'solution' },
  { name: 'education', type: 'general', parentCode: 'GNRL_EDU' },
  { name: 'etc', type: 'general', parentCode: 'GNRL_ETC' },
  { name: 'trouble', type: 'trouble' },
]

export const inquiryPath = '/support/question'

/** The link target of a tile. */
export const tilePath = ({ type, parentCode }: Tile) =>
  `${inquiryPath}/${type}${parentCode === undefined ? '' : `?parentCode=${parentCode}`}`
