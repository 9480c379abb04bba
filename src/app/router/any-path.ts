/** A path that no screen has: the frame of `404.html` on a static host, which serves it for the pages of records. */
export const anyPath = '/-'
