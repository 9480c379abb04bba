/** Whether the header of a scroll menu counts as English, so that it is pronounced and set as English on every page. */
export const isEnglishHeader = (header: string): boolean => /^[A-Za-z0-9&\-_ ]+$/.test(header)
