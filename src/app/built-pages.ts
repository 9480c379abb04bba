import { matchPath } from 'react-router-dom'
import type { Site } from '#specs/model/site.ts'
import { screens } from './router/screens.ts'
import type { ScreenRow } from './router/screen-row.ts'

/** A page that the build renders. */
export interface BuiltPage {
  /** Its path in the route table. */
  readonly route: string
  /** The values of parameters that it is for. Others are of any value: all records of a screen share one page. */
  readonly params: Readonly<Record<string, string>>
  /** The path by which it is rendered, with `-` for any value. */
  readonly path: string
}

/** All choices of a known value, or of none, for each parameter. */
const choicesOf = ({ path, values }: ScreenRow, site: Site) =>
  [...path.matchAll(/:(\w+)/g)].reduce<readonly Readonly<Record<string, string>>[]>(
    (choices, [, name = '']) =>
      choices.flatMap((choice) => [
        ...(values?.(site)[name] ?? []).map((value) => ({ ...choice, [name]: value })),
        choice,
      ]),
    [{}],
  )

/** The pages of a site, in the order in which a server matches them. */
export const pagesOfSite = (site: Site): readonly BuiltPage[] =>
  screens.flatMap((row) =>
    choicesOf(row, site).flatMap((params) => {
      const path = row.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '-')
      const isKnown = row.title(matchPath(row.path, path)?.params ?? {}, site) !== undefined
      return isKnown ? [{ route: row.path, params, path }] : []
    }),
  )
