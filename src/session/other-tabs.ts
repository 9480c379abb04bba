const name = 'session'

/** Tells the other tabs of this origin that somebody has signed in or out. */
export const tellOtherTabs = (): void => {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(null)
  channel.close()
}

/** Runs `listener` whenever somebody has signed in or out in another tab, until the page ends. */
export const onChangeInOtherTab = (listener: () => void): void => {
  new BroadcastChannel(name).addEventListener('message', listener)
}
