import type { InquiryType } from '../model/inquiry-types.ts'
import { paths } from './paths.ts'

interface Tile {
  readonly name: 'member' | 'service' | 'price' | 'business' | 'solution' | 'education' | 'etc' | 'trouble'
  readonly type: InquiryType
  /** The group that is preselected in the form. */
  readonly parentCode?: string
}

/** The tiles of the inquiry entry page, the same on every site, the most urgent first. */
export const tiles: readonly Tile[] = [
  { name: 'trouble', type: 'trouble' },
  { name: 'member', type: 'general', parentCode: 'GNRL_MBR' },
  { name: 'service', type: 'service' },
  { name: 'price', type: 'general', parentCode: 'GNRL_BILL' },
  { name: 'business', type: 'sales' },
  { name: 'solution', type: 'solution' },
  { name: 'education', type: 'general', parentCode: 'GNRL_EDU' },
  { name: 'etc', type: 'general', parentCode: 'GNRL_ETC' },
]

/** Path of the form that a tile opens. `inputchannel` is passed on from the URL of the entry page. */
export const tilePath = ({ type, parentCode }: Tile, inputchannel?: string) =>
  paths.inquiryForm({ type, parentCode, inputchannel })
