/** Resolves with the result of a database request. */
const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** Resolves when a transaction is committed. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

/** Opens a database of the origin and creates missing stores. Increase `version` when the list of stores changes. */
export const openDatabase = async (name: string, version: number, stores: readonly string[]): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version)
  request.addEventListener('upgradeneeded', () => {
    const { result } = request
    for (const store of stores) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store)
  })
  const database = await resultOf(request)
  // Otherwise a page with a newer version would wait until this one is closed.
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** The entries of a store with their keys; with `range`, only those in it. */
export const entriesOf = async <Key extends IDBValidKey, Value>(
  store: IDBObjectStore,
  range?: IDBKeyRange,
): Promise<[Key, Value][]> => {
  const [keys, values] = await Promise.all([resultOf(store.getAllKeys(range)), resultOf(store.getAll(range))])
  return keys.map((key, i) => [key as Key, values[i] as Value])
}
