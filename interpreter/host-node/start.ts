import { lstatSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { cacheFolder } from './cache-folder.ts'
import { stampOf } from './file-stamp.ts'
import { CodeCache } from './code-cache.ts'
import { optimiseLate } from './optimise-late.ts'
import { bundleId } from './package-folder.ts'

/** The exports of the command line's bundle. */
interface Main {
  main(args: readonly string[]): Promise<number>
}

interface Module {
  readonly exports: unknown
}

type Wrapped = (
  exports: unknown,
  require: (id: string) => unknown,
  module: Module,
  filename: string,
  folder: string,
) => void

/**
 * Commands in which most functions run only a few times. Commands that play games are faster with the engine's
 * defaults.
 */
const LATE: ReadonlySet<string> = new Set(['check'])

/** First arguments of commands that are complete once they return, with all output on standard output. */
const SHORT: ReadonlySet<string> = new Set(['check', 'list', 'help', '--help', '-h', '--version', '-V'])

/** Only names of commands become file names. */
const COMMAND = /^[a-z]{1,20}$/u

/**
 * Runs a command of the bundle in a folder and returns its exit code. Compiling takes longer than running most of this
 * code once, so compiled code is cached for each command.
 */
export async function start(folder: string, args: readonly string[]): Promise<number> {
  const [cache, bundle] = [cacheFolder(), bundleId()]
  const require = createRequire(join(folder, 'main.cjs'))
  const [given = ''] = args
  const command = COMMAND.test(given) ? given : 'help'
  if (LATE.has(command)) optimiseLate()
  if (cache === undefined || bundle === undefined) return (require('./main.cjs') as Main).main(args)
  const code = new CodeCache(cache, command, `${bundle} ${process.version} ${process.arch}`)
  const modules = new Map<string, Module>()
  const load = (name: string): unknown => {
    const cached = modules.get(name)
    if (cached !== undefined) return cached.exports
    const module: Module = { exports: {} }
    modules.set(name, module)
    const filename = join(folder, name)
    const stamp = stampOf(lstatSync(filename))
    // The build emits only single-byte characters.
    const source = readFileSync(filename, 'latin1')
    const cachedData = code.of(name, stamp)
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
      filename,
      ...(cachedData === undefined ? {} : { cachedData }),
    })
    code.note(name, stamp, script)
    const run: Wrapped = script.runInThisContext()
    run(
      module.exports,
      (id) => (id.startsWith('./') ? load(id.slice(2)) : require(id)),
      module,
      filename,
      folder,
    )
    return module.exports
  }
  const exitCode = await (load('main.cjs') as Main).main(args)
  // A command that stopped early has compiled less than others will need.
  if (exitCode === 0) code.keep(process.cpuUsage().user / 1000)
  // Exiting at once is faster than an orderly shutdown. Output that a slow reader has not taken yet is waited for.
  if (SHORT.has(given) && process.stdout.writableLength === 0) process.exit(exitCode)
  return exitCode
}
