import { Script } from 'node:vm'
import type { Compile, WholeCode, WholeKept } from '../codegen/code/whole-code.ts'
import type { Running } from '../program/program.ts'

/** File name in stack traces. */
const FILENAME = 'generated'

interface Words {
  readonly code: WholeCode
  readonly running: Running
}

/** The code that plays whole games, compiled by an earlier command or by this one. */
export class WholeGameCache implements WholeKept {
  code: WholeCode | undefined
  running: Running | undefined
  /** Code cached by an earlier command, for other threads. */
  readonly before: readonly Uint8Array[]
  private readonly known: WholeCode | undefined
  private readonly compiled: Uint8Array | undefined
  private learnt: readonly Uint8Array[] | undefined
  private script: Script | undefined
  private scripts = 0

  /** @param parts cached code of an earlier command, from a trusted file */
  constructor(parts: readonly Uint8Array[] = []) {
    this.before = parts
    const [words, compiled] = parts
    if (words === undefined) return
    const { code, running } = process.getBuiltinModule('node:v8').deserialize(words) as Words
    this.code = this.known = code
    this.running = running
    this.compiled = compiled
  }

  /** Undefined if there is nothing new to cache. Code must have run, because only functions that ran are compiled. */
  get parts(): readonly Uint8Array[] | undefined {
    const { code, running, script } = this
    if (this.learnt !== undefined) return this.learnt
    if (code === undefined || running === undefined || script === undefined) return undefined
    if (code === this.known && script.cachedDataRejected === false) return undefined
    const words: Words = { code, running }
    return [process.getBuiltinModule('node:v8').serialize(words), script.createCachedData()]
  }

  /** Adds code from another thread that has played the game. */
  learn(parts: readonly Uint8Array[] | undefined): void {
    this.learnt ??= parts
  }

  readonly compile: Compile = (names, text) => {
    const { compiled: cachedData } = this
    // Engines share one function between equal texts, but each program needs its own.
    const numbered = `// ${++this.scripts}\n(function (${names.join(', ')}) {${text}\n})`
    this.script = new Script(numbered, {
      filename: FILENAME,
      ...(cachedData === undefined ? {} : { cachedData }),
    })
    return this.script.runInThisContext() as ReturnType<Compile>
  }
}
