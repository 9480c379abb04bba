// What a terminal executes, XML 1.0 forbids, or turns the direction of a line: control characters but tabs and line
// breaks, direction signs, noncharacters, and halves of surrogate pairs.
const unprintable =
  // oxlint-disable-next-line no-control-regex
  /[\0-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Cs}|\r(?!\n)/gu

/** A text of somebody else in a form that terminals, HTML and XML show and do not interpret: `\u001b` for ESC. */
export const printable = (text: string): string =>
  text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
