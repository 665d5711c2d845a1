// The scripts of workers, built together, so that each module which several of them contain is loaded once.
import { join } from 'node:path'
import { build } from 'vite'
import type { InlineConfig, Rolldown } from 'vite'
import { WORKERS } from '../editor/server/policy.ts'
import { PACKAGE } from '../interpreter/host-node/package-folder.ts'
import { languages } from './languages.ts'

const FOLDER = join(PACKAGE, 'editor/workers')
const NAMES = ['language', 'play', 'reading', 'simulation'] as const
const MODULE = /^worker:([a-z]+)$/u

type Output = readonly Rolldown.OutputChunk[]

interface Emitter {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): string
}

const CONFIG: InlineConfig = {
  configFile: false,
  root: FOLDER,
  logLevel: 'error',
  plugins: [languages()],
  build: {
    target: 'es2023',
    write: false,
    chunkSizeWarningLimit: 6000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(NAMES.map((name) => [name, join(FOLDER, `${name}.ts`)])),
      output: {
        entryFileNames: `${WORKERS}[name]-[hash].js`,
        chunkFileNames: `${WORKERS}shared/[name]-[hash].js`,
      },
    },
  },
}

/** A plugin for Vite: the module `worker:NAME` has the address of the script of that worker. */
export function workers() {
  let scripts: Promise<Output> | undefined
  return {
    name: 'workers',
    resolveId: (id: string) => (MODULE.test(id) ? `\0${id}` : undefined),
    async load(this: Emitter, id: string) {
      const [, name] = MODULE.exec(id.slice(1)) ?? []
      if (name === undefined) return undefined
      scripts ??= built()
      const files = (await scripts).map((script) => ({
        isWanted: script.isEntry && script.name === name,
        file: this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code }),
      }))
      return `export default import.meta.ROLLUP_FILE_URL_${files.find(({ isWanted }) => isWanted)?.file}`
    },
  }
}

async function built(): Promise<Output> {
  const outputs = [await build(CONFIG)].flat()
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((each) => (each.type === 'chunk' ? [each] : []))
}
