import { onOneLine } from '../../grammar/diagnostics/safe-text.ts'
import { Queue } from '../store/queue/queue.ts'
import { isServerAddress, serverAddress } from '../store/server-address.ts'
import { UsageError } from './exit.ts'
import { engineVersion } from '../store/engine.ts'

/** The queue on a server. */
export function queueAt(address: string, isSupervising: boolean): Promise<Queue> {
  if (!isServerAddress(address))
    throw new UsageError('ST7003', 'A queue is on a PostgreSQL server: postgres://user@host:5432/database')
  return Queue.open(serverAddress(address), isSupervising)
}

/** Explains why games in the queue wait for workers of another version. */
export function otherVersions(what: string, versions: readonly string[], help: string): string {
  return `note[ST7100]: ${what} of version ${versions.map(onOneLine).join(', ')}, and this is ${engineVersion()}. ${help}\n`
}
