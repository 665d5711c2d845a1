// Makes dist/, which is part of the package: Node does not strip types below node_modules.
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAMP, upToDateSite } from '../editor/site/build-site.ts'
import { BUILT_INDEX, writeShippedIndex } from '../interpreter/host-node/shipped-index.ts'
import { bundleCli } from './bundle-cli.ts'
import { phrasesModule } from './languages.ts'
import { VALIDATORS } from './validators.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

rmSync(DIST, { recursive: true, force: true })
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
// `npm run check` checks the types, before every test run and before publishing. Here that would take three times as long.
const { status } = spawnSync(
  process.execPath,
  [compiler, '--noCheck', '--project', join(ROOT, '.ci/tsconfig.build.json')],
  {
    stdio: 'inherit',
  },
)
if (status !== 0) process.exit(status ?? 1)
cpSync(join(ROOT, VALIDATORS), join(DIST, VALIDATORS))
// In other people's bundles there are no files to read.
writeFileSync(join(DIST, 'interpreter/rulebook/phrases/files.js'), phrasesModule())
for (const end of ['js', 'd.ts']) rmSync(join(DIST, `interpreter/host-node/language-files.${end}`))
await bundleCli(join(DIST, 'cli'))
await writeShippedIndex(BUILT_INDEX)
const site = await upToDateSite(() => {})
cpSync(site, join(DIST, 'site'), { recursive: true, filter: (path) => path !== join(site, STAMP) })
