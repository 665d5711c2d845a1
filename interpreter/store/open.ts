import { isServerAddress, serverAddress } from './server-address.ts'
import { sqliteFile } from './sqlite.ts'
import { Store } from './store.ts'

/**
 * The store in a file or on a server. `isThere`: it is only read. The PostgreSQL client is loaded only if a server is
 * named.
 */
export async function openStore(address: string, isThere = false): Promise<Store> {
  if (!isServerAddress(address)) return new Store(await sqliteFile(address, isThere))
  const { postgresServer } = await import('./postgres.ts')
  return new Store(await postgresServer(serverAddress(address), { isThere }))
}
