import { Trouble } from './store-error.ts'

/** Loads a package that only users of a server install. */
export async function optionalPackage<T>(name: 'pg' | 'pg-boss', load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (thrown) {
    if (!isMissing(name, thrown)) throw thrown
    throw new Trouble(
      'ST7075',
      `The package \`${name}\` is not installed.`,
      `Install it where Sandtable is installed: \`npm install ${name}\`.`,
    )
  }
}

/** True if it is this package that Node did not find, and not one that it imports. */
function isMissing(name: string, thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    /^(?:ERR_)?MODULE_NOT_FOUND$/u.test(String(Reflect.get(thrown, 'code'))) &&
    thrown.message.includes(`'${name}'`)
  )
}
