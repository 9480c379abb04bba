// JSON with numbers that JavaScript cannot hold. They are read as texts that begin with a sign which no text of ours has.
const sign = '\u0001'

// A text without an end matches too, so that the search of a malformed one stays short.
const textOrNumber = /"(?:[^"\\]+|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const signed = /"\\u0001([-+.\deE]+)"/g

/** Whether a value of `parseExact` is a number that JavaScript cannot hold. */
export const isLargeNumber = (value: unknown): value is string => typeof value === 'string' && value.startsWith(sign)

/** Parses JSON without a loss. Throws an error if it is malformed. */
export const parseExact = (text: string): unknown =>
  JSON.parse(
    text.replace(textOrNumber, (each) =>
      !each.startsWith('"') && Math.abs(Number(each)) > Number.MAX_SAFE_INTEGER ? `"\\u0001${each}"` : each,
    ),
  )

/** Writes what `parseExact` has read. */
export const stringifyExact = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(signed, '$1')
