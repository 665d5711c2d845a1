/* The few IndexedDB calls that are needed, as promises. */

const STORES = ['documents', 'history'] as const
type Store = (typeof STORES)[number]

const NAME = 'sandtable'
const VERSION = 1

export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION)
    asked.addEventListener('upgradeneeded', () => {
      const database = asked.result
      database.createObjectStore('documents', { keyPath: 'name' })
      const history = database.createObjectStore('history', { keyPath: 'id', autoIncrement: true })
      history.createIndex('name', 'name')
    })
    asked.addEventListener('success', () => {
      // A newer version of the page in another tab must not wait for this one.
      asked.result.addEventListener('versionchange', () => asked.result.close())
      resolve(asked.result)
    })
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB is refused')))
    asked.addEventListener('blocked', () => reject(new Error('another tab holds an older version open')))
  })
}

/** Runs one transaction; resolves when everything is stored. */
export function change(
  database: IDBDatabase,
  store: Store,
  work: (store: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite')
    work(transaction.objectStore(store))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not kept')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')))
  })
}

export function allRecords(
  database: IDBDatabase,
  store: Store,
  key?: { index: string; is: string },
): Promise<readonly unknown[]> {
  return new Promise((resolve, reject) => {
    const from = database.transaction(store).objectStore(store)
    const asked = key === undefined ? from.getAll() : from.index(key.index).getAll(key.is)
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('cannot be read')))
  })
}
