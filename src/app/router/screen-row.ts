import type { MessageKey } from '#specs/messages/i18n.ts'
import type { MyPageItem } from '#specs/rules/my-page.ts'
import type { Site } from '#specs/model/site.ts'

type Params = Readonly<Record<string, string | undefined>>

export interface Crumb {
  readonly text: MessageKey<'common'>
  /** Omitted for a level without a page. */
  readonly to?: string
}

/** One screen of the sites. The router, the title, the breadcrumb and the guard all read this row. */
export interface ScreenRow {
  /** As React Router matches it. */
  readonly path: string
  /** Source of its screen in `src/app/screens`, such as `faq/list`. */
  readonly file: string
  /** Undefined if the screen does not exist with these parameters: the visitor sees the not-found page. */
  readonly title: (params: Params, site: Site) => MessageKey<'common'> | undefined
  /** What search engines and shared links say about the page. */
  readonly description: (params: Params) => MessageKey<'myPage'>
  /** Levels between the home page and this screen. */
  readonly crumbs?: readonly Crumb[]
  /** `member`: visitors who are not signed in go to the login page first. */
  readonly access?: 'member'
  /** A form that stays with its owner when their session expires, so that they lose nothing (`SessionOwner`). */
  readonly staysWhenExpired?: true
  /** The item of my page that it belongs to. Members who may not open it see why (`MyPageScreen`). */
  readonly item?: MyPageItem
  /** Opens in a window of its own, without header and footer. */
  readonly isPopup?: true
  /** The values of its parameters, if they are known: each has a built page of its own. Others share one page. */
  readonly values?: (site: Site) => Readonly<Record<string, readonly string[]>>
}
