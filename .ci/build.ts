// Makes dist/, which is part of the package: Node does not strip types below node_modules.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAMP, upToDateSite } from '../editor/site/build-site.ts'
import { BUILT_INDEX, writeShippedIndex } from '../interpreter/host-node/shipped-index.ts'
import { bundleCli } from './bundle-cli.ts'
import { keepPublicDeclarations } from './declarations.ts'
import { phrasesModule } from './languages.ts'
import { shortenMaps } from './line-maps.ts'
import { VALIDATORS } from './validators.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')

rmSync(DIST, { recursive: true, force: true })
const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
// `npm run check` checks the types, before every test run and before publishing. Here that would take three times as long.
const compiled = (...options: readonly string[]): void => {
  const args = [compiler, '--noCheck', '--project', join(ROOT, '.ci/tsconfig.build.json'), ...options]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
// Comments are in the declarations, where editors look for them.
compiled('--declaration', 'false', '--removeComments')
compiled('--emitDeclarationOnly', '--sourceMap', 'false')
shortenMaps(DIST)
const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const declarations = Object.values<string | { readonly types: string }>(exports).flatMap((door) =>
  typeof door === 'string' ? [] : [door.types],
)
keepPublicDeclarations(ROOT, DIST, declarations)
cpSync(join(ROOT, VALIDATORS), join(DIST, VALIDATORS))
// In other people's bundles there are no files to read.
writeFileSync(join(DIST, 'interpreter/rulebook/phrases/files.js'), phrasesModule())
rmSync(join(DIST, 'interpreter/rulebook/phrases/files.js.map'))
for (const end of ['js', 'js.map']) rmSync(join(DIST, `interpreter/host-node/language-files.${end}`))
await bundleCli(join(DIST, 'cli'))
await writeShippedIndex(BUILT_INDEX)
const site = await upToDateSite(() => {})
cpSync(site, join(DIST, 'site'), { recursive: true, filter: (path) => path !== join(site, STAMP) })
