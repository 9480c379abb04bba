import type { ByLocale } from '../../model/locale.ts'

/**
 * A policy of the provider, which is the same on every site. It is not part of the messages, because every page would
 * download it.
 */
export interface Policy {
  /** A sentence with the day from which it applies. */
  readonly effective: ByLocale<string>
  readonly sections: readonly {
    readonly title: ByLocale<string>
    /** Paragraphs, then numbered points, each on a line of its own. */
    readonly text: ByLocale<string>
  }[]
}
