#!/usr/bin/env node
// Plain JavaScript, so that a Node that is too old says so in one line instead of failing on the first type.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const oldNode = major < 22 || (major === 22 && minor < 18)
// A clone brings its own Node, so that the one of the machine does not matter there.
const ownNode = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url))

if (oldNode && existsSync(ownNode)) {
  const { status } = spawnSync(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  process.exitCode = status ?? 3
} else if (oldNode) {
  console.error(`sandtable needs Node 22.18 or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 2
} else {
  // Who reads the output may have seen enough (`| head`); that is no fault.
  process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 3))
  nodeModule.enableCompileCache?.()
  const { main } = await import(await entry())
  process.exitCode = await main(process.argv.slice(2))
}

/** The package has the command line bundled. A clone runs its sources, or a bundle made of them. */
async function entry() {
  const source = new URL('./main.ts', import.meta.url)
  if (!existsSync(source)) return new URL('../../dist/cli/main.js', import.meta.url).href
  // Who looks for a fault wants the lines of the sources.
  if (process.env.SANDTABLE_DEBUG === '1') return source.href
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { cloneBundle } = await import('../../.ci/clone-bundle.js')
  const bundle = await cloneBundle(root)
  return bundle === undefined ? source.href : pathToFileURL(bundle).href
}
