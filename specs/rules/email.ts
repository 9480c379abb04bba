/** The syntax of `input type=email` in HTML, plus a dot in the domain. */
export const isEmail = (value: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i.test(
    value,
  )
