/** After work on this many bytes, other requests get a turn. */
export const largeBytes = 1024 * 1024

/** Lets other requests be served before the work goes on. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
