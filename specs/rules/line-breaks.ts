/** Converts CR LF, which browsers send, to LF, so that a line break counts as one character. */
export const withPlainBreaks = (text: string) => text.replace(/\r\n/g, '\n')
