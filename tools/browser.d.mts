/** The browser to drive; undefined where there is none. */
export declare const browserPath: () => string | undefined
/** Finds the browser, or fetches one; throws one line that says what to do. */
export declare const ensureBrowser: () => string
