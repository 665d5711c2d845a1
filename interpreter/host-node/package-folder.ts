import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The package itself: two folders up from the sources, three from the built files. */
export const PACKAGE = packageFolder()

/** True if the package is a clone, with its sources. */
export const IS_CLONE = existsSync(join(PACKAGE, 'grammar/load.ts'))

function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}

/** Another file beside a source file, or beside its bundle. Bundles consist of CommonJS scripts. */
export function besideThis(url: string, name: string): URL {
  return new URL(`./${name}${extname(url)}`, url)
}

/** Identifies the running bundle by its contents. Undefined if the sources run. Written by the build. */
export const BUNDLE_ID = 'bundle-id.txt'

export function bundleId(): string | undefined {
  try {
    return readFileSync(new URL(BUNDLE_ID, import.meta.url), 'utf8')
  } catch {
    return undefined
  }
}

export function packageVersion(): string {
  const about: unknown = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  return String(Reflect.get(Object(about), 'version'))
}
