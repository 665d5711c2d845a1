// Makes dist/, which is part of the package: Node does not strip types below node_modules.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../editor/site/build-site.ts'
import { BUILT_INDEX, writeShippedIndex } from '../interpreter/host-node/shipped-index.ts'
import { bundleCli } from './bundle-cli.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

rmSync(DIST, { recursive: true, force: true })
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(
  process.execPath,
  [compiler, '--project', join(ROOT, '.ci/tsconfig.build.json')],
  {
    stdio: 'inherit',
  },
)
if (status !== 0) process.exit(status ?? 1)
await bundleCli(join(DIST, 'cli'))
await writeShippedIndex(BUILT_INDEX)
await buildSite(join(DIST, 'site'))
