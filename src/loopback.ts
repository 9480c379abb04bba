/** Whether a page is opened on the machine that serves it. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
