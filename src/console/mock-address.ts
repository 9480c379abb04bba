/** The path below which the mock is served: empty, or that of its public URL. Unit tests have no address. */
export const basePath = (globalThis.location?.pathname ?? '').replace(/\/__mock(\/.*)?$/, '')

/** The address of the mock, as this page sees it. */
export const mockAddress = () => location.origin + basePath
