/**
 * Keeps the results of the keys that were used last: `keep(key, make)` makes a result that is not kept. A failure is not
 * kept, so that the next use of its key makes the result again.
 */
export const kept = <Result>(max: number) => {
  const results = new Map<string, Promise<Result>>()
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const result = results.get(key) ?? make()
    // The most recently used one is the last one.
    results.delete(key)
    results.set(key, result)
    if (results.size > max) results.delete(results.keys().next().value!)
    result.catch(() => {
      if (results.get(key) === result) results.delete(key)
    })
    return result
  }
}
