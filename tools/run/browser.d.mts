/** Path of the browser; undefined if there is none. Throws if PLAYWRIGHT_CHROMIUM is set but not executable. */
export declare const browserPath: () => string | undefined
/** Finds the browser or installs one. Throws one line that says what to do. */
export declare const ensureBrowser: () => string
