import type { ByLocale } from '../../model/locale.ts'

/** A title with one or two sentences. */
export interface ProgrammeItem {
  readonly title: ByLocale<string>
  readonly text: ByLocale<string>
}

/**
 * Content of a page about education or a support programme. It is not part of the messages, because every page would
 * download it.
 */
export interface Programme {
  readonly offers: { readonly title: ByLocale<string>; readonly items: readonly ProgrammeItem[] }
  readonly audience: { readonly title: ByLocale<string>; readonly items: readonly ByLocale<string>[] }
  readonly steps: { readonly title: ByLocale<string>; readonly items: readonly ProgrammeItem[] }
  /** What the visitor can do now: heading and one sentence above the links. */
  readonly start: ProgrammeItem
}
