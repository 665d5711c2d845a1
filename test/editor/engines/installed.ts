import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of an installed program. */
export function programOnPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}
