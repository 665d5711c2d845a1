import { isServerAddress, serverAddress } from './server-address.ts'
import { sqliteFile } from './sqlite.ts'
import { Store } from './store.ts'

/**
 * Opens the store in a file or on a server. `isThere`: read-only. The PostgreSQL client is loaded only if a server is
 * named.
 */
export async function openStore(address: string, isThere = false): Promise<Store> {
  if (!isServerAddress(address)) return new Store(await sqliteFile(address, isThere))
  const { postgresServer } = await import('./postgres.ts')
  return new Store(await postgresServer(serverAddress(address), { isThere }))
}
