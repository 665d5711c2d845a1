import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { optionalPackage } from '../../interpreter/store/optional-package.ts'
import { folderWith } from '../cli/sandtable.ts'

test.each(['pg', 'pg-boss'] as const)('without `%s`, the message says how to install it', async (name) => {
  const importing = pathToFileURL(
    join(folderWith({ 'importing.mjs': `import '${name}'` }), 'importing.mjs'),
  ).href
  const require = createRequire(importing)
  for (const load of [() => import(importing), () => Promise.resolve(require(name))])
    await expect(optionalPackage(name, load)).rejects.toMatchObject({
      code: 'ST7075',
      message: `The package \`${name}\` is not installed.`,
      help: `Install it where Sandtable is installed: \`npm install ${name}\`.`,
    })
})

test('a package that lacks one of its own packages is not called missing', async () => {
  const folder = folderWith()
  const own = join(folder, 'node_modules/pg')
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'index.js'), "require('pg-types')")
  const load = (): Promise<unknown> => Promise.resolve(createRequire(join(folder, 'main.js'))('pg'))
  await expect(optionalPackage('pg', load)).rejects.toMatchObject({ code: 'MODULE_NOT_FOUND' })
})
