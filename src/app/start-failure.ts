/** Name of the event that the script of `tools/start-notice.ts` handles: the page could not start. */
const startFailed = 'start-failed'

/** Shows the static message that the page could not be loaded, with a way to try again. */
export const reportStartFailure = (): void => {
  window.dispatchEvent(new Event(startFailed))
}
