import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The package itself: two folders up from the sources, three from the built files. */
export const PACKAGE = packageFolder()

function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

export function packageVersion(): string {
  const about: unknown = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  return String(Reflect.get(Object(about), 'version'))
}
