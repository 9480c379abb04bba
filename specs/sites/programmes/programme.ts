import type { Message } from '../../messages/message.ts'

/** A title with one or two sentences. */
export interface ProgrammeItem {
  readonly title: Message
  readonly text: Message
}

/**
 * Content of a page about education or a support programme. It is not part of the messages, because every page would
 * download it.
 */
export interface Programme {
  readonly offers: { readonly title: Message; readonly items: readonly ProgrammeItem[] }
  readonly audience: { readonly title: Message; readonly items: readonly Message[] }
  readonly steps: { readonly title: Message; readonly items: readonly ProgrammeItem[] }
  /** What the visitor can do now: heading and one sentence above the links. */
  readonly start: ProgrammeItem
}
