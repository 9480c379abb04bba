/** What a request of the database answers. */
const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** Resolves when everything in a transaction is kept. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

/** Opens a database of the page's origin; `version` counts the changes of its stores. */
export const openDatabase = async (name: string, version: number, stores: readonly string[]): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version)
  request.addEventListener('upgradeneeded', () => {
    const { result } = request
    for (const store of stores) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store)
  })
  const database = await answered(request)
  // A page with a newer version must not wait for this one to be closed.
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** Every entry of a store, or those in a range, with their keys. */
export const entriesOf = async <Key extends IDBValidKey, Value>(
  store: IDBObjectStore,
  range?: IDBKeyRange,
): Promise<[Key, Value][]> => {
  const [keys, values] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))])
  return keys.map((key, i) => [key as Key, values[i] as Value])
}
